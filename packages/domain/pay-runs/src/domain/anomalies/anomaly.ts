import type { CivilDate } from 'payroll-core';

/** What somebody should look at before a run is approved. */
export const anomalyCodes = [
  'account-changed',
  'first-pay',
  'rate-changed',
  'zero-net',
  'doubled-net',
  'hours-beyond-pattern',
  'leave-below-zero',
  'leaver-in-run',
  'days-paid-twice',
  'days-not-paid',
  'missing-from-run',
  'below-minimum',
  'shared-account',
  'two-main-tax-codes',
  'threshold-claimed-twice',
  'outside-usual',
] as const;

export type AnomalyCode = (typeof anomalyCodes)[number];

export const anomalyTitles: Readonly<Record<AnomalyCode, string>> = {
  'account-changed': 'New or changed bank account',
  'first-pay': 'First pay',
  'rate-changed': 'First pay after a change of rate',
  'zero-net': 'Nothing is paid out',
  'doubled-net': 'Net pay has doubled',
  'hours-beyond-pattern': 'Hours beyond the pattern',
  'leave-below-zero': 'Leave below zero',
  'leaver-in-run': 'A leaver is still in the run',
  'days-paid-twice': 'Days that another pay is for too',
  'days-not-paid': 'Days that no pay is for',
  'missing-from-run': 'Paid last time, not in this run',
  'below-minimum': 'Below the minimum wage',
  'shared-account': 'Two people with one account',
  'two-main-tax-codes': 'One person with two main tax codes',
  'threshold-claimed-twice': 'Tax-free threshold claimed twice',
  'outside-usual': 'Outside what the last pays suggest',
};

export interface Anomaly {
  readonly code: AnomalyCode;
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string;
  /** Null for somebody who has no pay in the run. */
  readonly payId: number | null;
  /** With the numbers that it rests on; never an account number. */
  readonly says: string;
}

/** Who looked at an anomaly, and what they noted. It holds as long as the anomaly says the same. */
export interface Acknowledgement {
  readonly payRunId: number;
  readonly employeeId: number;
  readonly code: AnomalyCode;
  readonly says: string;
  readonly note: string;
  /** Null where the token of an operator did it. */
  readonly userId: number | null;
  readonly userName: string;
  readonly acknowledgedAt: number;
}

export interface ReviewedAnomaly extends Anomaly {
  /** Undefined where nobody has acknowledged it as it stands. */
  readonly acknowledged: Acknowledgement | undefined;
}

/** A last day after which nobody is paid for work. */
export interface LastDay {
  readonly day: CivilDate;
  readonly isPlanned: boolean;
}
