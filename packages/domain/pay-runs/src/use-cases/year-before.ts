import type { PeriodBasis } from '../countries/pay-basis';
import { countryPayroll } from '../countries/registered-countries';
import type { CalculatedPay } from '../domain/calculate-pay';
import { addFigures, negateFigures } from '../domain/figures';
import { openingBalances } from '../domain/leave-account';
import type { Figures } from '../domain/pay-record';
import type { PayWithInput } from '../ports';
import { accountIn, type PayContext, type RunOfPay } from './pay-context';

/** Figures of the year that the employee brought along; those of another year, or of a later day, do not count. */
export function openingYear({ company, payDate, parts, year }: PayContext, employeeId: number): Figures {
  const opening = openingBalances(parts.get(employeeId) ?? []);
  if (opening?.asAt === undefined || opening.asAt < year.firstDay || opening.asAt > payDate) return {};
  return countryPayroll(company.country).openingYear(opening);
}

/** What to add to the sums of a year for the year to date before the pays: less what later pays have added to it. */
export function withoutLaterPays({ later, year }: PayContext, employeeId: number): Figures {
  const ofYear = (later.get(employeeId) ?? []).filter((entry) => entry.year === year.name);
  return ofYear.reduce((sum: Figures, { figures }) => addFigures(sum, negateFigures(figures)), {});
}

/** What an employee was paid before the period of a run: the processed pays of the run are no part of it. */
export function periodBasis(context: PayContext, employeeId: number, run: RunOfPay): PeriodBasis {
  const { company, payDate, year: financialYear } = context;
  const inRun = context.inRuns.get(employeeId) ?? [];
  const ids = new Set(inRun.map(({ pay }) => pay.id));
  const later = new Set((context.later.get(employeeId) ?? []).map(({ payId }) => payId));
  let year = [withoutLaterPays(context, employeeId), openingYear(context, employeeId)].reduce(
    addFigures,
    accountIn(context, employeeId).year,
  );
  for (const { pay, calculationInput } of inRun) {
    const isOfYear = pay.payDate >= financialYear.firstDay && pay.payDate <= financialYear.lastDay;
    if (!isOfYear || later.has(pay.id)) continue;
    const added = countryPayroll(company.country).yearFigures(calculatedOf({ pay, calculationInput }));
    year = addFigures(year, negateFigures(added));
  }
  return {
    payDate,
    financialYear,
    run,
    parts: context.parts.get(employeeId) ?? [],
    year,
    past: context.past.get(employeeId)?.filter(({ payId }) => !ids.has(payId)),
  };
}

/** A pay and its input are of one country. */
function calculatedOf({ pay, calculationInput }: PayWithInput): Omit<CalculatedPay, 'explain'> {
  return { calculationInput, figures: pay };
}
