import type { Company } from '@anz-payroll/companies';
import { addDays } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import { addFigures, negateFigures } from '../domain/figures';
import { laterOfYear } from '../domain/later-pays';
import type { Figures, PayRecord, PayWarning } from '../domain/pay-record';
import type { LedgerEntry, PayStores } from '../ports';
import type { PreparedPay } from './calculate-pays';
import type { PayContext } from './pay-context';
import { figuresAsAt, positionOf } from './pays-as-at';

/** What later pays of the year would have been with this pay in the place of the old one. */
export function laterOfReplacement(
  { company, later, year }: PayContext,
  pay: PayRecord,
  entries: readonly LedgerEntry[],
  prepared: PreparedPay,
): readonly PayWarning[] {
  const ofYear = laterOfYear(later.get(pay.employeeId) ?? [], year.name);
  if (ofYear.length === 0) return [];
  const { figures, yearAfter } = prepared.outcome();
  const was = sumOf(entries);
  const since = sumOf(ofYear);
  const told = {
    ...pay,
    result: prepared.calculated.figures.result,
    yearToDate: addFigures(yearAfter, negateFigures(since)),
  } as PayRecord;
  return countryPayroll(company.country).ofLaterPays?.(told, addFigures(figures, negateFigures(was)), ofYear) ?? [];
}

/** The same of a pay that is taken back, once its entries are reversed. */
export async function laterOfDeletion(
  stores: PayStores,
  company: Company,
  pay: PayRecord,
  undone: readonly LedgerEntry[],
): Promise<readonly PayWarning[]> {
  const payroll = countryPayroll(company.country);
  if (payroll.ofLaterPays === undefined || undone.length === 0) return [];
  const position = positionOf(company, pay.employeeId, pay.payDate, 'end of day');
  const { employeeId, year, lastDayOfYear } = position;
  const ofYear = laterOfYear(
    await stores.ledger.entriesFrom([employeeId], addDays(pay.payDate, 1), lastDayOfYear),
    year,
  );
  if (ofYear.length === 0) return [];
  const told = (await figuresAsAt(stores, company, [position])).get(position);
  if (told === undefined) return [];
  return payroll.ofLaterPays({ ...pay, yearToDate: told.year }, negateFigures(sumOf(undone)), ofYear);
}

function sumOf(entries: readonly Pick<LedgerEntry, 'figures'>[]): Figures {
  return entries.reduce<Figures>((sum, { figures }) => addFigures(sum, figures), {});
}
