import { decimalText, listOf, optional, recordId, text, yesOrNo, type ValuesOf } from '../fields';

/** An industrial award or agreement that a company applies. */
export interface Award {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
}

/** A classification: a named group of rates under one award, or under none, and the employees paid by it. */
export interface PayRateGroup {
  readonly id: number;
  readonly companyId: number;
  readonly awardId: number | null;
  readonly name: string;
  readonly employeeIds: readonly number[];
}

/** Dollars per unit, or a multiple of the employee's own hourly rate; never both. */
export interface PayRate {
  readonly id: number;
  readonly groupId: number;
  readonly description: string;
  readonly units: string;
  readonly rate: string | null;
  readonly multiplier: string | null;
  readonly isOvertime: boolean;
}

export const awardFields = { name: text(1, 120) } as const;

export const payRateFields = {
  description: text(1, 60),
  units: text(1, 32),
  rate: optional(decimalText({ least: '0', places: 6 })),
  multiplier: optional(decimalText({ moreThan: '0', places: 6 })),
  is_overtime: yesOrNo,
} as const;

export type PayRateBody = Partial<ValuesOf<typeof payRateFields>>;

export const payRateGroupFields = {
  name: text(1, 120),
  award_id: optional(recordId),
  employee_ids: listOf(recordId, 10_000),
} as const;

export type PayRateGroupBody = Partial<ValuesOf<typeof payRateGroupFields>>;
