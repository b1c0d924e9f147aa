import type { Employee } from '@anz-payroll/employee-lifecycle';
import { plainText } from './plain-text';

export interface ReportedName {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
}

/**
 * How tax offices, banks and super funds know somebody: in plain letters. Whoever is called by others has that name beside the
 * own one. A part without a plain letter is empty.
 */
export function reportedName({ details }: Pick<Employee, 'details'>): ReportedName {
  return {
    first: plainText(details.reported_first_name ?? details.first_name),
    middle: plainText(details.middle_name ?? ''),
    last: plainText(details.reported_last_name ?? details.last_name),
  };
}

/** First and last name; empty where neither has a plain letter. */
export function reportedFullName(employee: Pick<Employee, 'details'>): string {
  const { first, last } = reportedName(employee);
  return `${first} ${last}`.trim();
}
