import type { PartKind } from '@anz-payroll/employee-lifecycle';

/** The lists of an employee that a pay looks at. Bank accounts and super funds are not asked for, so nothing has to be decrypted. */
export const partsOfPays: readonly PartKind[] = [
  'deduction',
  'sacrifice',
  'allowance',
  'bonus',
  'pay-rate',
  'opening-balances',
  'absence',
  'closedown',
  'working-day',
  'holiday-transfer',
  'planned-termination',
  'earnings-week',
  'approved-leave',
];
