import { add, decimal, inForce, isPositive, subtract, whole, type CivilDate, type Decimal } from 'payroll-core';
import * as au from 'payroll-core/au';
import { asDollars, compare, isMore, isNegative, lesser } from 'payroll-core/money';
import type { AuPayRecord, AuReportedAs, PayWarning } from '../../domain/pay-record';
import type { AuYearFigures } from '../../domain/year-figures';
import type { LaterPay } from '../country-payroll';
import { paidInYear, superQuarter } from './au-input';

/**
 * What later pays would have been with a pay that was entered after them, where it cannot be seen in their amounts: they went by the
 * year as it was. The sums are those after the pay, as at its day.
 */
export function auLaterPays(
  { payDate, result: { reportedAs }, yearToDate }: AuPayRecord,
  added: AuYearFigures,
  later: readonly LaterPay<'AU'>[],
): readonly PayWarning[] {
  const pay: EarlierPay = { payDate, reportedAs, added, year: yearToDate ?? added };
  return [...superBeyondMaximum(pay, later), ...superLeftOut(pay, later), ...lowerBands(pay, later)];
}

interface EarlierPay {
  readonly payDate: CivilDate;
  readonly reportedAs: AuReportedAs | undefined;
  readonly added: AuYearFigures;
  /** The sums of the year after the pay. */
  readonly year: AuYearFigures;
}

/** @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 10A, s 15: the maximum contribution base is of the quarter or year */
function superBeyondMaximum(
  { payDate, added, year }: EarlierPay,
  later: readonly LaterPay<'AU'>[],
): readonly PayWarning[] {
  const law = inForce(au.superGuarantee, payDate);
  if (!law.ok) return [];
  const { amount, per } = law.value.values.maximumContributionBase;
  const name = per === 'year' ? 'superEarnings' : superQuarter(payDate);
  const counted = later.filter(({ figures }) => isPositive(figure(figures, name)));
  const total = counted.reduce((sum, { figures }) => add(sum, figure(figures, name)), figure(year, name));
  const beyond = subtract(total, decimal(amount.toString()));
  if (counted.length === 0 || !isPositive(beyond) || !isPositive(figure(added, name))) return [];
  return [
    {
      code: 'pay/later-super-above-maximum',
      message:
        `With this pay the earnings for super of the ${per} pass the maximum contribution base of ${asDollars(amount)} by ${asDollars(beyond)}; ` +
        `later pays had contributed on them already: ${idsOf(counted)}. Rebuild them in the order of their days where no more than the law asks is to be contributed.`,
      details: { pay_ids: idsOf(counted) },
    },
  ];
}

/**
 * A pay that was made smaller leaves room below the maximum, which later pays had taken for used up: what they left out is owed to the fund.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 10A: the base is of the year
 */
function superLeftOut({ payDate, added, year }: EarlierPay, later: readonly LaterPay<'AU'>[]): readonly PayWarning[] {
  const law = inForce(au.superGuarantee, payDate);
  if (!law.ok || !isNegative(figure(added, 'superEarnings'))) return [];
  const { amount, per } = law.value.values.maximumContributionBase;
  // What a pay earned above its part of a quarter's maximum is not kept by quarter.
  if (per !== 'year') return [];
  const most = decimal(amount.toString());
  const limited = later.filter(({ figures }) => isPositive(beyondMaximum(figures)));
  const counted = later.reduce(
    (sum, { figures }) => add(sum, figure(figures, 'superEarnings')),
    figure(year, 'superEarnings'),
  );
  const wasReached = !isMore(most, subtract(counted, figure(added, 'superEarnings')));
  if (limited.length === 0 || !wasReached) return [];
  const leftOut = limited.reduce<Decimal>((sum, { figures }) => add(sum, beyondMaximum(figures)), whole(0));
  const owed = lesser(leftOut, subtract(most, counted));
  if (!isPositive(owed)) return [];
  return [
    {
      code: 'pay/later-super-left-out',
      message:
        `Without what this change takes away, the earnings for super of the year had not reached the maximum contribution base of ${asDollars(amount)}; ` +
        `later pays left ${asDollars(owed)} out because of it, on which contributions are owed: ${idsOf(limited)}. Rebuild them in the order of their days.`,
      details: { pay_ids: idsOf(limited) },
    },
  ];
}

function beyondMaximum(figures: AuYearFigures): Decimal {
  return subtract(figure(figures, 'earningsForSuper'), figure(figures, 'superEarnings'));
}

/** @law ATO Schedule 15: the rate goes by what was paid in the year before the payment */
function lowerBands(
  { payDate, reportedAs, added, year }: EarlierPay,
  later: readonly LaterPay<'AU'>[],
): readonly PayWarning[] {
  if (reportedAs?.incomeType !== 'WHM' || reportedAs.taxTreatment.startsWith('HF')) return [];
  const law = inForce(au.schedule15, payDate);
  if (!law.ok) return [];
  const bands = law.value.values[reportedAs.taxTreatment.startsWith('HU') ? 'unregistered' : 'registered'];
  const rateOn = (paid: Decimal) => bands.findLast(({ from }) => compare(from, paid) <= 0)?.rate ?? bands[0]!.rate;
  const own = paidInYear(added);
  let paid: Decimal = paidInYear(year);
  const tooLow: LaterPay<'AU'>[] = [];
  for (const pay of later) {
    if (isMore(rateOn(paid), rateOn(subtract(paid, own)))) tooLow.push(pay);
    paid = add(paid, paidInYear(pay.figures));
  }
  if (tooLow.length === 0) return [];
  return [
    {
      code: 'pay/later-tax-of-lower-band',
      message:
        `With this pay the year had reached a higher rate of Schedule 15 before these pays, which were withheld from at a lower one: ${idsOf(tooLow)}. ` +
        'Rebuild them in the order of their days.',
      details: { pay_ids: idsOf(tooLow) },
    },
  ];
}

function figure(figures: AuYearFigures, name: keyof AuYearFigures): Decimal {
  const amount = figures[name];
  return amount === undefined ? whole(0) : decimal(amount);
}

function idsOf(pays: readonly LaterPay<'AU'>[]): string {
  return pays.map(({ payId }) => payId).join(', ');
}
