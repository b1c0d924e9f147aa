const verifierShape = /^[A-Za-z0-9\-._~]{43,128}$/;
const challengeShape = /^[A-Za-z0-9_-]{43}$/;

/** @law RFC 7636 4.1 */
export function isCodeVerifier(text: string): boolean {
  return verifierShape.test(text);
}

/** An S256 challenge is the base64url of 32 bytes: 43 characters. @law RFC 7636 4.2 */
export function isCodeChallenge(text: string): boolean {
  return challengeShape.test(text);
}
