/** The time, as milliseconds since 1970 in UTC. */
export interface Clock {
  now(): number;
}
