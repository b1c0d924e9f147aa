import type { CivilDate } from 'payroll-core/calendar';

export const dueKinds = [
  'pay-run',
  'payday',
  'super',
  'tax',
  'stp',
  'payday-filing',
  'finalisation',
  'declaration',
  'subscription',
] as const;
export type DueKind = (typeof dueKinds)[number];

/** Something that has to be done by a day. */
export interface DueItem {
  readonly kind: DueKind;
  readonly dueOn: CivilDate;
  readonly says: string;
  /** Dollars at stake, where there are any. */
  readonly amount: string | null;
  readonly payRunId: number | null;
  readonly employeeId: number | null;
}

export function dueItem(
  kind: DueKind,
  dueOn: CivilDate,
  says: string,
  more: Partial<Pick<DueItem, 'amount' | 'payRunId' | 'employeeId'>> = {},
): DueItem {
  return { kind, dueOn, says, amount: null, payRunId: null, employeeId: null, ...more };
}
