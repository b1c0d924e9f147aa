/** Random values and their hashes. */
export interface Secrets {
  /** 256 random bits as 43 base64url characters. */
  random(): string;
  /** SHA-256 as 43 base64url characters: what is stored of every random secret, and PKCE's S256. */
  digest(text: string): string;
  /** Whether two texts are equal, in a time that does not tell where they differ. */
  equal(a: string, b: string): boolean;
}
