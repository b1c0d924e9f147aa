import { paysPerYear } from '../../calendar/pay-period';
import type { Amount, InputReader, Source } from '../../input/input-reader';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { AdditionalPayment, BackPayAllocation } from '../additional-payments/additional-payment';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';

/** What the tax of all pays of a period was worked out from: with it, the explanation of each pay goes down to the tables. */
export interface AuPeriodTaxBasis {
  readonly normalEarnings: Amount;
  readonly additionalPayments?: readonly AuPeriodAdditionalPayment[] | null;
  /** Days that all pays are for, of somebody engaged day by day. */
  readonly days?: number | null;
  /** The part of the period's tax that falls on pays which were processed before. */
  readonly taxProcessedBefore?: Amount | null;
  readonly studyLoanProcessedBefore?: Amount | null;
}

/** A payment of one of the pays as its method takes it: `payPeriods` of a date range, `allocations` of METHOD_B1. */
export interface AuPeriodAdditionalPayment {
  readonly method: AdditionalPayment['method'];
  readonly amount: Amount;
  readonly payPeriods?: number | null;
  readonly allocations?: readonly AuPeriodAllocation[] | null;
}

/** The part of a back payment that belongs to one pay period. */
export interface AuPeriodAllocation {
  readonly backPay: Amount;
  readonly earningsPaid: Amount;
  readonly withheld?: Amount | null;
  readonly frequency?: WithholdingFrequency | null;
}

/** The same after the reader. */
export interface ParsedPeriodTaxBasis {
  readonly normal: Aud;
  readonly additional: readonly AdditionalPayment[];
  readonly days: number | undefined;
  readonly taxBefore: Aud;
  readonly studyLoanBefore: Aud;
}

const NOTHING = aud('0');

/** A year holds no more days, pay periods or parts of a back payment. */
const MOST = 366;
/** As many rows as the reader takes of a list. */
const MOST_PAYMENTS = 1000;

const methods: ReadonlySet<AdditionalPayment['method']> = new Set([
  'NORMAL_EARNINGS',
  'SPREAD_OVER_FINANCIAL_YEAR',
  'SPREAD_OVER_SPECIFIC_RANGE',
  'METHOD_A_WHOLE_YEAR',
  'METHOD_A_SPECIFIC_RANGE',
  'METHOD_B1',
  'METHOD_B2',
  'RETURN_TO_WORK',
] as const);
const frequencies = new Set(Object.keys(paysPerYear)) as ReadonlySet<WithholdingFrequency>;
const paymentMembers: ReadonlySet<string> = new Set(['method', 'amount', 'payPeriods', 'allocations']);
const allocationMembers: ReadonlySet<string> = new Set(['backPay', 'earningsPaid', 'withheld', 'frequency']);
export const periodTaxBasisMembers: ReadonlySet<string> = new Set([
  'normalEarnings',
  'additionalPayments',
  'days',
  'taxProcessedBefore',
  'studyLoanProcessedBefore',
]);

/** The basis as plain JSON, to be kept with the pay; undefined where it is longer than a pay may be. */
export function writePeriodTaxBasis(basis: ParsedPeriodTaxBasis): AuPeriodTaxBasis | undefined {
  const isTooLong =
    (basis.days ?? 0) > MOST ||
    basis.additional.length > MOST_PAYMENTS ||
    basis.additional.some((payment) => 'allocations' in payment && payment.allocations.length > MOST);
  if (isTooLong) return undefined;
  return {
    normalEarnings: basis.normal.toString(),
    ...(basis.additional.length === 0 ? {} : { additionalPayments: basis.additional.map(writePayment) }),
    ...(basis.days === undefined ? {} : { days: basis.days }),
    taxProcessedBefore: basis.taxBefore.toString(),
    studyLoanProcessedBefore: basis.studyLoanBefore.toString(),
  };
}

function writePayment(payment: AdditionalPayment): AuPeriodAdditionalPayment {
  const { method, amount } = payment;
  return {
    method,
    amount: amount.toString(),
    // A range of more than a year is taxed as a year.
    ...('payPeriods' in payment ? { payPeriods: Math.min(payment.payPeriods, MOST) } : {}),
    ...('allocations' in payment
      ? {
          allocations: payment.allocations.map(({ backPay, earningsPaid, withheld, frequency }) => ({
            backPay: backPay.toString(),
            earningsPaid: earningsPaid.toString(),
            ...(withheld === undefined ? {} : { withheld: withheld.toString() }),
            ...(frequency === undefined ? {} : { frequency }),
          })),
        }
      : {}),
  };
}

export function readPeriodTaxBasis(reader: InputReader, part: Source): ParsedPeriodTaxBasis {
  return {
    normal: reader.required(reader.dollars(part, 'normalEarnings'), 'normalEarnings', NOTHING),
    additional: reader.list(part, 'additionalPayments', paymentMembers, (row) => readPayment(reader, row)),
    days: reader.count(part, 'days', MOST),
    taxBefore: reader.dollars(part, 'taxProcessedBefore') ?? NOTHING,
    studyLoanBefore: reader.dollars(part, 'studyLoanProcessedBefore') ?? NOTHING,
  };
}

function readPayment(reader: InputReader, row: Source): AdditionalPayment {
  const amount = reader.required(reader.dollars(row, 'amount'), 'amount', NOTHING);
  const method = reader.requiredCode(row, 'method', methods) ?? 'NORMAL_EARNINGS';
  switch (method) {
    case 'SPREAD_OVER_SPECIFIC_RANGE':
    case 'METHOD_A_SPECIFIC_RANGE':
      return { method, amount, payPeriods: reader.required(reader.count(row, 'payPeriods', MOST), 'payPeriods', 1) };
    case 'METHOD_B1':
      return { method, amount, allocations: readAllocations(reader, row) };
    default:
      return { method, amount };
  }
}

function readAllocations(reader: InputReader, row: Source): readonly BackPayAllocation[] {
  return reader.list(row, 'allocations', allocationMembers, (own) => ({
    backPay: reader.required(reader.dollars(own, 'backPay'), 'backPay', NOTHING),
    earningsPaid: reader.required(reader.dollars(own, 'earningsPaid'), 'earningsPaid', NOTHING),
    withheld: reader.dollars(own, 'withheld'),
    frequency: reader.code(own, 'frequency', frequencies),
  }));
}
