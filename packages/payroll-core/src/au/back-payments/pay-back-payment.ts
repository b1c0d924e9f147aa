import type { Aud } from '../../money/currency';
import type { TaxMethod } from '../additional-payments/tax-method';
import { readTaxMethod, type MethodOfTax } from '../bonuses/read-tax-method';
import type { Amount, InputReader, Source } from '../../input/input-reader';

/** Where Single Touch Payroll reports a back payment: the kind of pay that it makes good. */
export const backPaymentCategories = [
  'BONUS_COMMISSION_NON_DIRECTOR_S_FEES',
  'DIRECTOR_S_FEES',
  'GROSS',
  'ITEMISED_ALLOWANCESAD',
  'ITEMISED_ALLOWANCESCD',
  'ITEMISED_ALLOWANCESKN',
  'ITEMISED_ALLOWANCESLD',
  'ITEMISED_ALLOWANCESMD',
  'ITEMISED_ALLOWANCESOD',
  'ITEMISED_ALLOWANCESQN',
  'ITEMISED_ALLOWANCESRD',
  'ITEMISED_ALLOWANCESTD',
  'LEAVEA',
  'LEAVEC',
  'LEAVEO',
  'LEAVEP',
  'LEAVEU',
  'LEAVEW',
  'OVERTIME',
  'UNCLASSIFIED',
] as const;
/** What a back payment was for. */
export type BackPaymentCategory = (typeof backPaymentCategories)[number];

export interface PayBackPaymentInput {
  readonly description: string;
  readonly amount: Amount;
  readonly stpCategory: BackPaymentCategory;
  readonly taxMethod?: TaxMethod | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  /** Marks a row that takes back or mends what an earlier pay held; only such a row may be below zero. */
  readonly isAdjustment?: boolean;
}

export interface PayBackPayment extends MethodOfTax {
  readonly description: string;
  readonly amount: Aud;
  readonly stpCategory: BackPaymentCategory;
  readonly isAdjustment: boolean;
}

export const payBackPaymentMembers: ReadonlySet<string> = new Set([
  'description',
  'amount',
  'stpCategory',
  'taxMethod',
  'startDate',
  'endDate',
  'isAdjustment',
]);

const categories: ReadonlySet<BackPaymentCategory> = new Set(backPaymentCategories);

export function readPayBackPayment(reader: InputReader, row: Source, zero: Aud): PayBackPayment {
  const { taxMethod, startDate, endDate } = readTaxMethod(reader, row);
  const isAdjustment = reader.flag(row, 'isAdjustment', false);
  return {
    description: reader.description(row),
    amount: reader.required(reader.adjustableDollars(row, 'amount', isAdjustment), 'amount', zero),
    stpCategory: reader.required(reader.code(row, 'stpCategory', categories), 'stpCategory', 'UNCLASSIFIED'),
    taxMethod,
    startDate,
    endDate,
    isAdjustment,
  };
}
