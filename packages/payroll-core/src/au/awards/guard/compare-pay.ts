import { add, isLess, isMore, isPositive, multiply, subtract, sum } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import { aud, toFixed, whole } from '../../../money/parse';
import { divide, toCents } from '../../../money/rounding';
import { asDollars } from '../../../money/shown';
import { hoursPaidByWeek } from '../award-rates';
import type { CheckUnderpaymentInput } from './check-underpayment-input';
import { holdAgainst, type PaidForWork } from './paid-hours';
import type { CategoryComparison, RequiredLine, UnderpaymentCheck, UnderpaymentReason } from './underpayment-check';
import type { RequiredPay } from './required-pay';

type Category = CategoryComparison['category'];

const ZERO = aud('0');
const NO_HOURS = whole(0);
const DAYS_OF_WEEK = whole(7);
const WEEKS_OF_YEAR = whole(52);
const WEEK = whole(38);

const limits: readonly string[] = [
  'The check compares what it is told: hours that were not recorded, a wrong classification and a wrong award stay invisible.',
  "This is not the Fair Work Ombudsman's Pay and Conditions Tool.",
];

/** The verdict on one pay period: what was paid beside what is required. */
export function judge(
  input: CheckUnderpaymentInput,
  required: RequiredPay,
  paid: PaidForWork,
  days: number,
): UnderpaymentCheck {
  if (required.testedAt === 'nothing') return cannotTell(paid, required.reasons);
  const weekly = ordinaryByWeek(input, required, days);
  const lines = required.lines;
  const { later } = required;
  const all =
    later === undefined
      ? compare(lines, paid, input.setOff, weekly.saving)
      : compare(later.lines, paid, input.setOff, ordinaryByWeek(input, later, days).saving);
  const known = lines.filter(({ certainty }) => certainty !== 'secondary');
  const isAllKnown = later === undefined && known.length === lines.length;
  const certain = isAllKnown ? all : compare(known, paid, input.setOff, weekly.saving);
  const reasons = [...required.reasons, ...weekly.reasons];
  const extra = subtract(all.shortBy, certain.shortBy);
  if (isPositive(certain.shortBy)) {
    reasons.push(
      input.setOff
        ? { code: 'short-in-total', says: `The pay period is short by ${asDollars(certain.shortBy)} in total.` }
        : {
            code: 'short-in-category',
            says: certain.comparison
              .filter(({ shortBy }) => isPositive(shortBy))
              .map(({ category, shortBy }) => `${category} is short by ${asDollars(shortBy)}`)
              .join('; '),
          },
    );
  } else if (isPositive(extra) && later !== undefined) {
    reasons.push({ code: later.code, says: `${later.says} ${asDollars(extra)} may be missing.` });
  } else if (isPositive(extra)) {
    reasons.push({
      code: 'secondary-data',
      says: `${asDollars(extra)} may be missing by figures that were read in an old or weak source.`,
    });
  }
  return {
    verdict: isPositive(certain.shortBy) ? 'short' : required.open || isPositive(extra) ? 'cannot-tell' : 'met',
    testedAt: required.testedAt,
    shortBy: certain.shortBy,
    possiblyShortBy: isPositive(extra) ? extra : ZERO,
    required: all.required,
    paid: totalPaid(paid),
    lines,
    comparison: all.comparison,
    reasons,
    notCovered: required.notCovered,
    limits,
    evidence: required.evidence,
  };
}

/**
 * A full-time employee is owed the weekly rate, and a salary under an award that fixes its rates by the year that of the year. Divided by the hours of the week and rounded to the cent it may give some cents
 * more for a week than the weekly rate itself; such cents are not owed.
 */
function ordinaryByWeek(
  { minimum, work }: CheckUnderpaymentInput,
  { lines, evidence }: Pick<RequiredPay, 'lines' | 'evidence'>,
  days: number,
): { readonly saving: Aud; readonly reasons: readonly UnderpaymentReason[] } {
  const type =
    minimum.kind === 'award'
      ? minimum.employee.employmentType
      : minimum.kind === 'national-minimum-wage'
        ? minimum.employmentType
        : undefined;
  const { weekly, hourly, annual } = evidence;
  // A salary is agreed for the hours of the week, however many weeks of them a month has.
  const isSalary = work.kind === 'not-recorded';
  const isByYear = isSalary && annual !== undefined;
  if ((type !== 'full-time' && !isByYear) || hourly === undefined) return { saving: ZERO, reasons: [] };
  const week = (weekly === undefined ? undefined : hoursPaidByWeek(weekly, hourly)) ?? (isByYear ? WEEK : undefined);
  if (week === undefined) return { saving: ZERO, reasons: [] };
  const plain = lines.filter(
    ({ kind, rate }) => kind === 'ordinary' && rate !== undefined && toFixed(rate, 2) === toFixed(hourly, 2),
  );
  const hours = sum(
    NO_HOURS,
    plain.map((line) => line.hours),
  );
  const amount = sum(
    ZERO,
    plain.map((line) => line.amount),
  );
  const most = divide(multiply(week, whole(days)), DAYS_OF_WEEK, 4, 'half-up');
  const counted = !isSalary && isMore(hours, most) ? most : hours;
  // A year of 52 weeks at the rate that the award fixes by the year, or the weekly rate.
  const byWeek = isByYear
    ? divide(multiply(annual, counted), multiply(week, WEEKS_OF_YEAR), 2, 'half-up')
    : divide(multiply(weekly ?? ZERO, counted), week, 2, 'half-up');
  const byHour = toCents(multiply(hourly, counted));
  const saving = isLess(byWeek, byHour) ? subtract(byHour, byWeek) : ZERO;
  return isPositive(saving) && !isMore(saving, amount)
    ? {
        saving,
        // Nobody works out a salary by the hour.
        reasons: isSalary
          ? []
          : [
              {
                code: 'weekly-rate-met',
                says: `A full-time employee is owed the weekly rate of ${asDollars(weekly ?? ZERO)}; the rounded hourly rate gives ${asDollars(saving)} more, which is not owed.`,
              },
            ],
      }
    : { saving: ZERO, reasons: [] };
}

const categories: readonly Category[] = ['ordinary', 'penalty', 'overtime', 'allowance', 'expense'];

function compare(
  lines: readonly RequiredLine[],
  { sums, hours }: PaidForWork,
  setOff: boolean,
  saving: Aud,
): { readonly comparison: readonly CategoryComparison[]; readonly shortBy: Aud; readonly required: Aud } {
  const held = hours.length === 0 ? undefined : holdAgainst(lines, hours);
  const rows = categories.map((category): CategoryComparison => {
    let gross = ZERO;
    for (const line of lines) if (line.category === category) gross = add(gross, line.amount);
    const due = category === 'ordinary' && !isLess(gross, saving) ? subtract(gross, saving) : gross;
    const named = add(sums.get(category) ?? ZERO, category === 'ordinary' ? (sums.get('salary') ?? ZERO) : ZERO);
    if (held === undefined) {
      return { category, required: due, paid: named, shortBy: atLeastZero(subtract(due, named)) };
    }
    // Rates are compared before anything is rounded: pay at the required rate is never short, however it is split.
    const missing = toCents(subtract(held.short(category), subtract(gross, due)));
    const paid = add(named, toCents(held.paid(category)));
    return { category, required: due, paid, shortBy: atLeastZero(subtract(missing, named)) };
  });
  const required = sum(
    ZERO,
    rows.map((row) => row.required),
  );
  if (!setOff) {
    return {
      comparison: rows,
      required,
      shortBy: sum(
        ZERO,
        rows.map((row) => row.shortBy),
      ),
    };
  }
  // A set-off covers wages; expenses are refunds and stay apart.
  const wages = rows.filter(({ category }) => category !== 'expense');
  const all = sum(
    ZERO,
    wages.map((row) => row.required),
  );
  const gap = subtract(all, wagesPaid(sums));
  const expenses = rows.find(({ category }) => category === 'expense');
  return { comparison: rows, required, shortBy: add(atLeastZero(gap), expenses?.shortBy ?? ZERO) };
}

function atLeastZero(amount: Aud): Aud {
  return isPositive(amount) ? amount : ZERO;
}

function wagesPaid(sums: PaidForWork['sums']): Aud {
  let total = ZERO;
  for (const [category, amount] of sums) {
    if (category !== 'leave' && category !== 'expense') total = add(total, amount);
  }
  return total;
}

function totalPaid(paid: PaidForWork): Aud {
  let total = ZERO;
  for (const [category, amount] of paid.sums) if (category !== 'leave') total = add(total, amount);
  return total;
}

export function cannotTell(paid: PaidForWork, reasons: readonly UnderpaymentReason[]): UnderpaymentCheck {
  return {
    verdict: 'cannot-tell',
    testedAt: 'nothing',
    shortBy: ZERO,
    possiblyShortBy: ZERO,
    required: ZERO,
    paid: totalPaid(paid),
    lines: [],
    comparison: [],
    reasons,
    notCovered: [],
    limits,
    evidence: { editions: [] },
  };
}
