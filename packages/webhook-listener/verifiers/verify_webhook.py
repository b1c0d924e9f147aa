import hashlib
import hmac
import json
import time


def verify_webhook(headers, raw_body, secret, now=None, tolerance_seconds=300):
    """The envelope of a genuine request, or None. `headers` by lower-case name; `raw_body` as bytes."""
    if not secret:
        return None
    timestamp = headers.get("x-payroll-timestamp", "")
    signature = headers.get("x-payroll-signature", "")
    if not (timestamp.isascii() and timestamp.isdigit()) or len(timestamp) > 12:
        return None
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance_seconds:
        return None
    expected = hmac.new(secret.encode(), timestamp.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(expected.encode(), signature.lower().encode("utf-8", "surrogatepass")):
        return None
    try:
        envelope = json.loads(raw_body)
    except ValueError:
        return None
    return envelope if isinstance(envelope, dict) else None
