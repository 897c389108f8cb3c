"""HTTP, WebSocket and pages: what is asked is handed to the live tables, and the answer is what they show."""
