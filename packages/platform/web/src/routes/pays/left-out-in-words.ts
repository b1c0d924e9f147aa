import type { LeftOut } from '@anz-payroll/pay-runs';
import { personName } from '../../pages/people/people-page';
import { inWords } from '../../pay-pages';
import type { CompanyVisit } from '../visit';

/** Who could not be paid and why, for the page of the run; nothing where everybody was. */
export function leftOutInWords(
  { company }: { readonly company: Pick<CompanyVisit['company'], 'employees'> },
  leftOut: readonly LeftOut[],
  others = 'Everybody else is in the run.',
): string | undefined {
  if (leftOut.length === 0) return undefined;
  const names = new Map(company.employees.map((person) => [person.id, personName(person)]));
  const people = new Map<string, string[]>();
  for (const { employeeId, reason } of leftOut) {
    const name = names.get(employeeId) ?? `Employee ${employeeId}`;
    people.set(reason, [...(people.get(reason) ?? []), name]);
  }
  const reasons = [...people].map(([reason, who]) => `${who.join(', ')}: ${inWords(reason)}`);
  return `${others} ${reasons.join(' ')}`;
}
