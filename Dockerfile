# The table as an image: `docker build -t vaka .`, then `docker run -p 8765:8765 -v vaka:/data vaka`. It answers at localhost
# and at addresses in digits; if it has a name, as nas.local, repeat the command below behind `vaka` with --name nas.local.
FROM python:3.12-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /vaka
COPY pyproject.toml setup.py constraints.txt LICENSE README.md ./
COPY tools tools
COPY src src
RUN python -m venv /opt/build && /opt/build/bin/pip install --quiet -c constraints.txt "setuptools>=77" wheel mypy librt \
    && /opt/build/bin/python tools/client.py \
    && /opt/build/bin/pip wheel --quiet --no-build-isolation --no-deps --wheel-dir /wheels . \
    && python -m venv /opt/vaka && /opt/vaka/bin/pip install --quiet -c constraints.txt "$(echo /wheels/vaka-*.whl)[table]"

FROM python:3.12-slim-bookworm
RUN useradd --system --home-dir /data --create-home --uid 10001 vaka && chmod 700 /data
COPY --from=build /opt/vaka /opt/vaka
ENV PATH=/opt/vaka/bin:$PATH XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
USER vaka
WORKDIR /data
VOLUME /data
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8765/ready', timeout=4)"]
CMD ["vaka", "serve", "--host", "0.0.0.0", "--port", "8765", "--no-browser", "--log", "json"]
