import { normalKey } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import type { Option } from './fields/option';

export interface EmploymentOption {
  readonly id: number;
  readonly name: string;
  /** Built in for everyone, or one customer's own. */
  readonly isCustom: boolean;
}

export const builtInEmploymentTypes: readonly EmploymentOption[] = [
  { id: 1, name: 'Full-time', isCustom: false },
  { id: 2, name: 'Part-time', isCustom: false },
  { id: 3, name: 'Casual', isCustom: false },
];

export const employmentTenures: readonly EmploymentOption[] = [
  { id: 1, name: 'Permanent', isCustom: false },
  { id: 2, name: 'Temporary', isCustom: false },
];

/** Finds what an id or a name stands for. */
export function chooseOption(options: readonly EmploymentOption[], sent: Option): Result<number, string> {
  const found = options.find(({ id, name }) =>
    typeof sent === 'number' ? id === sent : normalKey(name) === normalKey(sent),
  );
  return found === undefined
    ? { ok: false, error: `must be one of ${options.map(({ id, name }) => `${id} (${name})`).join(', ')}` }
    : accepted(found.id);
}
