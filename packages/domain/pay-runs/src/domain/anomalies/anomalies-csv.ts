import { writeCsv, type CsvCell } from '@anz-payroll/kernel';
import { anomalyTitles, type ReviewedAnomaly } from './anomaly';

const titles = ['Employee number', 'Employee', 'Pay', 'What', 'Why', 'Acknowledged by', 'Note'];

export function anomaliesCsv(anomalies: readonly ReviewedAnomaly[]): string {
  return writeCsv([
    titles.map((text) => ({ text })),
    ...anomalies.map(({ employeeNumber, name, payId, code, says, acknowledged }): readonly CsvCell[] => [
      { text: employeeNumber ?? '' },
      { text: name },
      { number: payId === null ? '' : String(payId) },
      { text: anomalyTitles[code] },
      { text: says },
      { text: acknowledged?.userName ?? '' },
      { text: acknowledged?.note ?? '' },
    ]),
  ]);
}
