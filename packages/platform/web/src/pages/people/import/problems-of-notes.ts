import type { Country } from '@anz-payroll/companies';
import type { ImportProblem, ImportRow } from '@anz-payroll/employee-lifecycle';
import type { RecordForm, Typed } from '../../record-form';

/** Where whoever has a number lives; undefined where nobody has it. */
export type LivesIn = (number: string) => string | undefined;

/** Whether a line says a state without its country, so that the record has to be asked. */
export function leavesCountryOut(rows: readonly ImportRow[]): boolean {
  return rows.some(({ employee }) => 'state' in employee && !('country' in employee));
}

/** What the form of one person would refuse beyond the table of fields. */
export function problemsOfNotes(
  form: RecordForm,
  country: Country,
  rows: readonly ImportRow[],
  livesIn: LivesIn,
): readonly ImportProblem[] {
  return rows.flatMap(({ employee }, row) => {
    const typed: Typed = Object.fromEntries(Object.entries(employee).map(([name, value]) => [name, String(value)]));
    const { number = '' } = typed;
    const all = { ...typed, country: typed['country'] ?? livesIn(number) ?? country };
    return Object.entries(typed).flatMap(([field, text]) => {
      const message = form.notes[field]?.problem?.(text, all);
      return message === undefined ? [] : [{ row, field, message }];
    });
  });
}
