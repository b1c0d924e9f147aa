import { superGuarantee } from 'payroll-core/au';
import type { CivilDate, FinancialYear } from 'payroll-core/calendar';
import { add, aud, greater, subtract } from 'payroll-core/money';
import { inForce } from 'payroll-core/statutory';
import { amountsOfPay } from './amounts-of-pay';
import type { AuFiledPay, KeptAuPay } from './kept-au-pay';
import { addAmounts, inBoxes, type StpAmounts, type StpBox } from './stp-amounts';

/** Figures of the year from the payroll before this one, as the employee's opening balances hold them. */
export interface OpeningFigures {
  readonly asAt: CivilDate;
  readonly gross: string;
  readonly tax: string;
  readonly super: string;
  readonly rescSuper: string;
  readonly salarySacrifice: string;
  /** Earnings of the year that counted for super. */
  readonly qualifyingEarnings: string;
}

/**
 * One employee's year to date: opening figures that belong to the year, and every processed pay of it that is given, each under the income
 * type that it was paid as. Nothing is kept between messages, so a pay that was deleted or corrected is right in the next message by itself.
 * Opening figures have the income type of the first pay; pays of before that do not say theirs have `otherwise`.
 * @law ATO STP Phase 2 employer reporting guidelines, "Income types": each has a year to date of its own
 */
export function yearToDateByIncomeType(
  pays: readonly AuFiledPay[],
  otherwise: string,
  year: FinancialYear,
  opening: OpeningFigures | undefined,
): ReadonlyMap<string, StpAmounts> {
  const ofYear = inOrder(pays.filter(({ payDate }) => payDate >= year.firstDay && payDate <= year.lastDay));
  const typeOf = (filed: AuFiledPay | undefined): string => filed?.pay.reportedAs?.incomeType ?? otherwise;
  const amounts = new Map([[typeOf(ofYear[0]), [openingAmounts(year, opening)]]]);
  for (const filed of ofYear) {
    const own = amounts.get(typeOf(filed));
    if (own === undefined) amounts.set(typeOf(filed), [amountsOfPay(filed)]);
    else own.push(amountsOfPay(filed));
  }
  return new Map([...amounts].map(([incomeType, parts]) => [incomeType, addAmounts(...parts)]));
}

/** As what the last of the pays was paid; undefined without a pay that says it. */
export function lastReportedAs(pays: readonly AuFiledPay[]): KeptAuPay['reportedAs'] {
  return inOrder(pays).at(-1)?.pay.reportedAs;
}

function inOrder(pays: readonly AuFiledPay[]): readonly AuFiledPay[] {
  return pays.toSorted((a, b) => (a.payDate === b.payDate ? a.payId - b.payId : a.payDate < b.payDate ? -1 : 1));
}

/**
 * Opening figures do not say what they were made of, so they are reported as gross and as super sacrificed. Their gross is
 * that of pays, after sacrifice; the tax office takes the sacrifice off what is reported.
 * @law ATO STP Phase 2 employer reporting guidelines, "Salary sacrifice": gross is reported before it
 */
function openingAmounts(year: FinancialYear, opening: OpeningFigures | undefined): StpAmounts {
  if (opening === undefined || opening.asAt < year.firstDay || opening.asAt > year.lastDay) return inBoxes([]);
  return inBoxes([
    ['gross', add(aud(opening.gross), aud(opening.salarySacrifice))],
    ['payg-withheld', aud(opening.tax)],
    // As of a pay, `super` is all that the funds received, and the reportable part is in it.
    ['super/L', greater(subtract(aud(opening.super), aud(opening.rescSuper)), aud('0'))],
    ['super/R', aud(opening.rescSuper)],
    ['salary-sacrifice/S', aud(opening.salarySacrifice)],
    [superEarningsBox(opening.asAt), aud(opening.qualifyingEarnings)],
  ]);
}

/** Earnings for super are reported under the base of the law: qualifying earnings with Payday Super, ordinary time before. */
function superEarningsBox(on: CivilDate): StpBox {
  const law = inForce(superGuarantee, on);
  return law.ok && law.value.values.base === 'QE' ? 'super/Q' : 'super/O';
}

/**
 * Which pays an event's year to date holds: those whose payment is reported, and in a pay event those up to its payday. A
 * late report of an old payday never takes back what the tax office already has.
 */
export function paysInEvent(
  pays: readonly AuFiledPay[],
  paidUntil: CivilDate | undefined,
  reported: ReadonlySet<number>,
): readonly AuFiledPay[] {
  return pays.filter(({ payId, payDate }) => reported.has(payId) || (paidUntil !== undefined && payDate <= paidUntil));
}
