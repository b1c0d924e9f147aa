import type { Clock } from '@anz-payroll/kernel';

export interface FakeClock extends Clock {
  /** Lets time pass. */
  pass(milliseconds: number): void;
}

export function fakeClock(start = 1_800_000_000_000): FakeClock {
  let now = start;
  return {
    now: () => now,
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
