import { countryPayroll } from '../countries/registered-countries';
import { addFigures, negateFigures } from '../domain/figures';
import { laterOfYear } from '../domain/later-pays';
import type { Figures, PayRecord, PayWarning } from '../domain/pay-record';
import type { LedgerEntry } from '../ports';
import type { PreparedPay } from './calculate-pays';
import type { PayContext } from './pay-context';

/** What later pays of the year would have been with this pay in the place of the old one, or with nothing in its place. */
export function laterOfReplacement(
  { company, later, year }: PayContext,
  pay: PayRecord,
  entries: readonly LedgerEntry[],
  prepared: PreparedPay,
): readonly PayWarning[] {
  const ofYear = laterOfYear(later.get(pay.employeeId) ?? [], year.name);
  if (ofYear.length === 0) return [];
  const { figures, yearAfter } = prepared.outcome();
  const was = entries.reduce<Figures>((sum, entry) => addFigures(sum, entry.figures), {});
  const since = ofYear.reduce<Figures>((sum, entry) => addFigures(sum, entry.figures), {});
  const told = {
    ...pay,
    result: prepared.calculated.figures.result,
    yearToDate: addFigures(yearAfter, negateFigures(since)),
  } as PayRecord;
  return countryPayroll(company.country).ofLaterPays?.(told, addFigures(figures, negateFigures(was)), ofYear) ?? [];
}
