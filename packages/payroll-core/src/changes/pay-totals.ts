import type { AuPay } from '../au/calculate-pay/au-pay';
import { deepFreeze } from '../immutable/deep-freeze';
import { add, isZero, subtract } from '../money/arithmetic';
import type { Decimal } from '../money/decimal';
import { whole } from '../money/parse';
import type { NzPay } from '../nz/calculate-pay/nz-pay';

/** The figures of a pay that are compared. */
export interface PayTotals {
  readonly gross: Decimal;
  /** Withheld; with the study loan in Australia, without the student loan in New Zealand, as the pay itself has it. */
  readonly tax: Decimal;
  readonly studyLoan: Decimal;
  readonly net: Decimal;
  /** What the fund receives: super, or both contributions to KiwiSaver. */
  readonly super: Decimal;
  /** What the pay costs the employer: earnings before salary sacrifice and the employer's own contribution. */
  readonly cost: Decimal;
}

/** The names of the figures that are compared. */
export const totalNames = [
  'gross',
  'tax',
  'studyLoan',
  'net',
  'super',
  'cost',
] as const satisfies readonly (keyof PayTotals)[];

const NOTHING: Decimal = whole(0);

export const noMovement: PayTotals = deepFreeze({
  gross: NOTHING,
  tax: NOTHING,
  studyLoan: NOTHING,
  net: NOTHING,
  super: NOTHING,
  cost: NOTHING,
});

export function totalsOfAuPay(pay: AuPay): PayTotals {
  let sacrificedToSuper: Decimal = NOTHING;
  for (const row of pay.paySacrifices) if (row.isSuper) sacrificedToSuper = add<Decimal>(sacrificedToSuper, row.amount);
  const ownContribution = subtract<Decimal>(pay.super, sacrificedToSuper);
  const earnings = add<Decimal>(pay.grossBeforeSacrifice, pay.termination?.totalAmount ?? NOTHING);
  const { gross, tax, studyLoan, net } = pay;
  return { gross, tax, studyLoan, net, super: pay.super, cost: add<Decimal>(earnings, ownContribution) };
}

export function totalsOfNzPay(pay: NzPay): PayTotals {
  const loans = add<Decimal>(add<Decimal>(pay.nzStudentLoan, pay.periodStudentLoanCir), pay.periodStudentLoanBor);
  return {
    gross: pay.gross,
    tax: pay.tax,
    studyLoan: loans,
    net: pay.net,
    super: pay.totalKiwiSaver,
    cost: add<Decimal>(pay.gross, pay.kiwisaverEmployerAmount),
  };
}

/** How far the figures moved from one to the other. */
export function movementBetween(from: PayTotals, to: PayTotals): PayTotals {
  return eachTotal((name) => subtract<Decimal>(to[name], from[name]));
}

export function addMovements(a: PayTotals, b: PayTotals): PayTotals {
  return eachTotal((name) => add<Decimal>(a[name], b[name]));
}

export function isNoMovement(movement: PayTotals): boolean {
  return totalNames.every((name) => isZero(movement[name]));
}

function eachTotal(value: (name: keyof PayTotals) => Decimal): PayTotals {
  return {
    gross: value('gross'),
    tax: value('tax'),
    studyLoan: value('studyLoan'),
    net: value('net'),
    super: value('super'),
    cost: value('cost'),
  };
}
