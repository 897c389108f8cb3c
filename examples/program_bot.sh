#!/bin/sh
# The same for the shell, which is on every machine: it takes the last legal action.
# Try: vaka match aloha --bots "program:sh examples/program_bot.sh",random
while read -r line; do
    case $line in
        '{"type": "hello"'*) echo '{"type": "hello", "protocol": 1, "name": "shell"}' ;;
        '{"type": "position"'*) last=${line##*'"id": '} last=${last%%,*} ;;
        '{"type": "go"'*) echo "{\"type\": \"best\", \"action\": $last}" ;;
    esac
done
