import type { DeductionBasis } from 'payroll-core/au';
import type {
  AllowanceItem,
  BackPaymentItem,
  BonusItem,
  DecimalText,
  DeductionItem,
  HoursItem,
  LeaveItem,
  SacrificeItem,
} from './pay-command';

/** A row whose members hold a value or are absent. */
type Settled<T> = { readonly [K in keyof T]: NonNullable<T[K]> };

/** A standing item may be a share of the pay instead of dollars. */
interface ShareOfPay {
  readonly percentage?: DecimalText;
  readonly limit?: DecimalText;
}

export type HoursLine = Settled<HoursItem>;
export type LeaveLine = Settled<LeaveItem> & {
  /** New Zealand: of `hours`, those that average weekly earnings alone pay for; see `withHoursAfterParentalLeave`. */
  readonly averageWeeklyEarningsHours?: DecimalText;
};
export type AllowanceLine = Settled<AllowanceItem>;
export type DeductionLine = Settled<DeductionItem> & ShareOfPay & { readonly basis?: DeductionBasis };
export type BonusLine = Settled<BonusItem>;
export type SacrificeLine = Settled<SacrificeItem> & ShareOfPay;
export type BackPaymentLine = Settled<BackPaymentItem>;

/** The rows of a pay, settled: rates found, standing items applied, items matched or created. */
export interface PayLines {
  readonly hours: readonly HoursLine[];
  readonly leave: readonly LeaveLine[];
  readonly allowances: readonly AllowanceLine[];
  readonly deductions: readonly DeductionLine[];
  readonly bonuses: readonly BonusLine[];
  readonly paySacrifices: readonly SacrificeLine[];
  readonly backPayments: readonly BackPaymentLine[];
}

/** One row of a pay with its kind: the list that it stands in. */
export type PayLine = {
  [K in keyof PayLines]: { readonly kind: K; readonly line: PayLines[K][number] };
}[keyof PayLines];

export const lineLists = [
  'hours',
  'leave',
  'allowances',
  'deductions',
  'bonuses',
  'paySacrifices',
  'backPayments',
] as const satisfies readonly (keyof PayLines)[];

/** The lists that have rows, for payroll-core, which reads and judges every member of them. */
export function filledLists(lines: PayLines): Partial<PayLines> {
  const filled: Record<string, PayLines[keyof PayLines]> = {};
  for (const name of lineLists) if (lines[name].length > 0) filled[name] = lines[name];
  return filled;
}

/** The rows inside a stored input, which this service wrote from settled rows. */
export function linesOf(input: object): PayLines {
  const lists = input as Partial<PayLines>;
  return {
    hours: lists.hours ?? [],
    leave: lists.leave ?? [],
    allowances: lists.allowances ?? [],
    deductions: lists.deductions ?? [],
    bonuses: lists.bonuses ?? [],
    paySacrifices: lists.paySacrifices ?? [],
    backPayments: lists.backPayments ?? [],
  };
}
