"""A backend for forms in Python 3, without packages: `SECRET=… python3 backend.py`. Appends submissions to a file."""

import hashlib
import hmac
import json
import os
import threading
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs

FORMS = {"contact": ["email"]}  # Ids of the forms, and what a submission must contain.
PORT = int(os.environ.get("PORT", "8080"))
FILE = os.environ.get("FILE", "submissions.jsonl")
SECRET = os.environ.get("SECRET", str(uuid.uuid4())).encode()
MAX_BYTES = 65_536

lock = threading.Lock()
stored = {}  # Lines of the file by key.
if os.path.exists(FILE):
    with open(FILE, encoding="utf-8") as file:
        stored = {json.loads(line)["id"]: line.rstrip("\n") for line in file if line.strip()}


def sign(key_id):
    return hmac.new(SECRET, key_id.encode(), hashlib.sha256).hexdigest()


def save(fields):
    """The same key stores once: a repeated request gets the same response."""
    key_id, _, signature = fields.get("key", "").partition(".")
    if not hmac.compare_digest(sign(key_id), signature):
        return 401, {"error": "The key is invalid: reload the page."}
    required = FORMS.get(fields.get("formId"))
    if required is None:
        return 404, {"error": "This form does not exist."}
    try:
        values = json.loads(fields.get("form", ""))
    except ValueError:
        values = None
    if not isinstance(values, dict):
        return 400, {"error": "The fields are not JSON."}
    missing = [name for name in required if not values.get(name)]
    if missing:
        return 400, {"error": f"Required: {', '.join(missing)}."}
    line = json.dumps({"id": key_id, "formId": fields["formId"], "values": values})
    with lock:
        if stored.get(key_id, line) != line:
            return 400, {"error": "This key was used for other values."}
        if key_id not in stored:
            with open(FILE, "a", encoding="utf-8") as file:
                file.write(line + "\n")
        stored[key_id] = line
    return 200, {"submissionId": key_id}


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        size = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(min(size, MAX_BYTES)).decode("utf-8", "replace")
        fields = {name: values[0] for name, values in parse_qs(body, keep_blank_values=True).items()}
        path = self.path.split("?")[0]
        if self.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin":
            status, answer = 403, {"error": "The request comes from another site."}
        elif size > MAX_BYTES:
            status, answer = 413, {"error": "The body is too large."}
        elif path == "/api/form/FormSubmissionKey":
            key_id = str(uuid.uuid4())
            status, answer = 200, {"key": f"{key_id}.{sign(key_id)}"}
        else:
            found = path == "/api/form/SaveFormSubmission"
            status, answer = save(fields) if found else (404, {"error": "Not found."})
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())


ThreadingHTTPServer(("", PORT), Handler).serve_forever()
