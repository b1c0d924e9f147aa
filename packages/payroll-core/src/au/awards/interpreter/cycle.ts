/** Weeks of a cycle, the day it starts on, and the ordinary minutes already worked in it. */
export interface Cycle {
  readonly weeks: number;
  readonly startDay: number;
  readonly minutesBefore: number;
}
