/** How long each credential is good for, in seconds. Parts 5 and 8.2 of the specification fix the first three. */
export const lifetimes = {
  authorizationCode: 600,
  accessToken: 1800,
  refreshToken: 2_592_000,
  authorizationRequest: 600,
  session: 43_200,
  sessionIdle: 7200,
  pendingSession: 600,
  passwordLink: 86_400,
  signInChallenge: 600,
  signOnConfirmation: 3600,
} as const;

export function expiryOf(credential: keyof typeof lifetimes, now: number): number {
  return now + lifetimes[credential] * 1000;
}
