/** Milliseconds since 1970, from one clock. */
export interface Clock {
  now(): number;
}
