/** A slow, memory-hard, salted hash. It takes tens of milliseconds: never call it inside a unit of work. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `hash` null stands for an unknown user: the answer is false after the same work as for a known one. */
  verify(password: string, hash: string | null): Promise<boolean>;
}
