/** One `@`, a dotted domain, no white space, control or hidden characters; the mail server is the judge of the rest. */
const shape = /^[^\s@\p{Cc}\p{Cf}\p{Cs}]{1,64}@[^\s@.\p{Cc}\p{Cf}\p{Cs}]+(?:\.[^\s@.\p{Cc}\p{Cf}\p{Cs}]+)+$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && shape.test(text);
}

/** The form in which two e-mail addresses are compared, alike on every database. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}
