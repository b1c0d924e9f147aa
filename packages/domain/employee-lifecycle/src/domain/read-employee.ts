import { readFields, recordId, text, type FieldProblem } from '@anz-payroll/companies/fields';
import { accepted, type CivilDate, type Result } from 'payroll-core';
import { employeeFields, requiredOnCreate, type EmployeeBody } from './fields/employee-fields';

/** Reads one item of a create. `at` is where it stands: `[3].`. */
export function readNewEmployee(
  body: unknown,
  today: CivilDate,
  at = '',
): Result<EmployeeBody, readonly FieldProblem[]> {
  const read = readFields(employeeFields, body, { required: requiredOnCreate, nullMeansOmitted: true, at });
  return read.ok ? bornByToday(read.value, today, at) : read;
}

export interface EmployeeChange {
  /** Which employee: by internal id, or by the client's number. */
  readonly key: number | string;
  readonly sent: EmployeeBody;
}

export type IdentifierType = 'employee_id' | 'employee_number';

/** Reads one item of an update. By number, the number says who is meant and so cannot be changed. */
export function readEmployeeChange(
  body: unknown,
  identifier: IdentifierType,
  today: CivilDate,
  at = '',
): Result<EmployeeChange, readonly FieldProblem[]> {
  const { number: _number, ...withoutNumber } = employeeFields;
  const read =
    identifier === 'employee_id'
      ? readFields({ ...employeeFields, id: recordId }, body, { required: ['id'], at })
      : readFields({ ...withoutNumber, number: text(1, 60) }, body, { required: ['number'], at });
  if (!read.ok) return read;
  const { id, ...rest } = read.value as EmployeeBody & { id?: number };
  const born = bornByToday(rest, today, at);
  if (!born.ok) return born;
  if (id !== undefined) return accepted({ key: id, sent: born.value });
  const { number, ...sent } = born.value;
  return accepted({ key: number!, sent });
}

function bornByToday(sent: EmployeeBody, today: CivilDate, at: string): Result<EmployeeBody, readonly FieldProblem[]> {
  return sent.date_of_birth !== undefined && sent.date_of_birth > today
    ? {
        ok: false,
        error: [{ path: `${at}date_of_birth`, message: 'must not be in the future', code: 'in-the-future' }],
      }
    : accepted(sent);
}
