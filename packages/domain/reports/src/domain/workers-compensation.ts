import type { Country } from '@anz-payroll/companies';
import { countryReport } from '../countries/registered-countries';
import { addUp } from './add-up';
import type { PaysReport } from './pays-report';
import { byPerson, personColumns, personOf } from './person';

/** Wages as an insurer asks for them, by employee and by where the employee works. */
export function workersCompensation(country: Country, placeOf: (employeeId: number) => string | null): PaysReport {
  const report = countryReport(country);
  const { liabilityColumns, liabilityNote } = report;
  const rows = addUp<number>(liabilityColumns);
  return {
    add: (pay) =>
      rows.add(pay.employeeId, { place: placeOf(pay.employeeId), ...personOf(pay) }, report.liabilityOf(pay)),
    table: () => ({
      columns: [{ name: 'place', title: 'State or region', kind: 'text' }, ...personColumns, ...liabilityColumns],
      rows: rows
        .rows()
        .toSorted((a, b) =>
          a['place'] === b['place'] ? byPerson(a, b) : (a['place'] ?? '').localeCompare(b['place'] ?? '', 'en'),
        ),
      notes: [liabilityNote],
    }),
  };
}
