import type { CivilDate } from 'payroll-core';
import type { PartValues } from '../parts/part';

export const requestKinds = ['leave', 'details', 'bank-account', 'tax', 'super'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStates = ['waiting', 'approved', 'declined', 'cancelled'] as const;
export type RequestState = (typeof requestStates)[number];

export interface LeaveDayAsked {
  readonly date: CivilDate;
  readonly hours: string;
}

/** Leave that somebody asks for, day by day. */
export interface LeaveAsked {
  readonly leaveType: string;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
  readonly days: readonly LeaveDayAsked[];
  readonly note: string | null;
}

/** What is asked for: leave, other values of the record, or an entry of one of its lists. */
export interface Asked {
  readonly leave?: LeaveAsked;
  /** Members of the employee record by their names in the API. */
  readonly changes?: Readonly<Record<string, unknown>>;
  /** The account that takes the remainder of the pay. */
  readonly bankAccount?: PartValues;
  /** The fund that contributions go to from now on. */
  readonly superFund?: PartValues;
  /** What was answered on a form, in its own words, for whoever decides and for the file. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** Something that an employee asks for; nothing happens before somebody else approves it. */
export interface EmployeeRequest {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly kind: RequestKind;
  readonly asked: Asked;
  readonly state: RequestState;
  readonly requestedBy: number;
  readonly requestedAt: number;
  readonly decidedBy: number | null;
  readonly decidedAt: number | null;
  /** Why it was declined. */
  readonly reason: string | null;
}

export type NewEmployeeRequest = Omit<EmployeeRequest, 'id'>;
