/** Time-based one-time codes of six digits. @law RFC 6238, RFC 4226 */
export interface OneTimeCodes {
  /** 160 random bits in base32. @law RFC 4226 4 (R6) */
  newSecret(): string;
  /** The code of one step. */
  codeOf(secret: string, step: number): string;
  /** A recovery code: 50 random bits in base32, ten characters. */
  newRecoveryCode(): string;
}
