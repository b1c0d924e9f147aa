import { retryPlan } from '@anz-payroll/kernel';

/** The waits after the first, second, … failure: a short outage costs little, a long one is sat out. */
const waitsInMinutes = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440];

export const { maxAttempts, nextAttemptAt } = retryPlan(waitsInMinutes.map((minutes) => minutes * 60_000));
