/** Time comes in as epoch milliseconds. */
export interface Clock {
  now(): number;
}

export interface Ids {
  uuid(): string;
}
