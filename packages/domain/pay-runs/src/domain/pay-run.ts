import type { CivilDate } from 'payroll-core';
import type { DecimalText, PayPeriod } from './pay-command';

/** The pays of one company for one period. */
export interface PayRun {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly version: number;
  readonly payPeriod: PayPeriod;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
  /** The day it was opened for, or first used for; a pay keeps its own. */
  readonly payDate: CivilDate;
  readonly status: 'pending' | 'processed';
  readonly payCount: number;
  readonly pendingCount: number;
  readonly gross: DecimalText;
  readonly tax: DecimalText;
  readonly net: DecimalText;
  readonly super: DecimalText;
}

/** An employee whom a run does not pay, and why. */
export interface LeftOut {
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly reason: string;
}

/** A run after it was opened or processed, with those who could not be paid. */
export interface WorkedPayRun extends PayRun {
  readonly leftOut: readonly LeftOut[];
}

/** Who approved a run, in the version that they had seen. */
export interface RunApproval {
  readonly payRunId: number;
  readonly runVersion: number;
  readonly userId: number;
  readonly userName: string;
  readonly approvedAt: number;
  /** The absent person in whose place they did; null for their own right. */
  readonly onBehalfOf: number | null;
}
