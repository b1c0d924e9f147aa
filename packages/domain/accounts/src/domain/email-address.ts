/** One `@`, a dotted domain, no white space or control characters; the mail server is the judge of the rest. */
const shape = /^[^\s@\p{Cc}]{1,64}@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && shape.test(text);
}

/** The form in which two e-mail addresses are compared, alike on every database. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}
