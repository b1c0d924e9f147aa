/** The time: milliseconds since 1970 in UTC, from one clock. */
export interface Clock {
  now(): number;
}
