import { day, oneOf, optional, recordId, text, yesOrNo } from '@anz-payroll/companies/fields';
import {
  employeeFields,
  employmentStatuses,
  employmentTypeFields,
  requiredOnCreate,
  type BatchOutcome,
  type EmployeeReadModel,
  type EmployeeResult as EmployeeResultModel,
} from '@anz-payroll/employee-lifecycle';
import {
  AnyValue,
  CivilDateText,
  CodeOf,
  Flag,
  ObjectOf,
  PathId,
  QueryWholeNumber,
  Text,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { JsonText } from '@anz-payroll/http-kit/route';
import type { BalancesReadModel } from '@anz-payroll/pay-runs';
import {
  answerContract,
  bodyContract,
  shownValues,
  textWriter,
  type FieldsBody,
} from '../companies/contract-of-fields';
import { Balances } from '../pays/balance-contracts';

export class EmployeePath {
  @PathId() employee_id!: number;
}

export const EmployeeCreate = bodyContract('EmployeeCreate', employeeFields, {
  required: requiredOnCreate,
  nullMeansOmitted: true,
});

export const EmployeeUpdate = bodyContract('EmployeeUpdate', { id: recordId, ...employeeFields });

/** What a read shows beyond the fields that can be written; labour hire is a status that only the service gives. */
const shownFields = {
  id: recordId,
  company_id: recordId,
  ...employeeFields,
  stp_employment_status: oneOf('C', 'P', 'F', 'L'),
  is_terminated: yesOrNo,
  termination_date: optional(day),
  is_deleted: yesOrNo,
  readable_stp_employment_status: oneOf(...employmentStatuses),
  is_australian_resident: optional(yesOrNo),
  income_stream: optional(oneOf('SAW', 'CHP', 'WHM', 'SWP', 'LAB')),
  stp_id: text(1, 20, "The payee's id in Single Touch Payroll"),
  tax_treatment_code: optional(text(6, 6, 'Six characters, as Single Touch Payroll reports them')),
  single_touch_residency_status: optional(oneOf('RESIDENT', 'FOREIGN_RESIDENT', 'WORKING_HOLIDAY_MAKER')),
} as const;

export const Employee = answerContract('Employee', shownFields);
ObjectOf(() => Balances, { optional: true, description: 'Where one employee is read with include=balances.' })(
  Employee.prototype as object,
  'balances',
);

export class EmployeeQuery {
  @CodeOf(['balances'], { optional: true, description: 'Leave and year to date as they are today, in `balances`.' })
  include?: 'balances';
}

export function toEmployee(employee: EmployeeReadModel): Record<string, unknown> {
  return shownValues(shownFields, employee as unknown as Record<string, unknown>);
}

const asText = textWriter(shownFields);
/** A read model does not change, and that of a record is made once. */
const texts = new WeakMap<EmployeeReadModel, string>();

function writeEmployee(employee: EmployeeReadModel): string {
  let text = texts.get(employee);
  if (text === undefined) {
    // What was put together of many pieces stays in pieces until somebody reads its bytes.
    text = Buffer.from(asText(employee)).toString();
    texts.set(employee, text);
  }
  return text;
}

export function employeeText(employee: EmployeeReadModel): JsonText<FieldsBody> {
  return new JsonText(writeEmployee(employee));
}

/** The same with what the employee has today. */
export function employeeWithBalancesText(
  employee: EmployeeReadModel,
  balances: BalancesReadModel,
): JsonText<FieldsBody> {
  return new JsonText(`${writeEmployee(employee).slice(0, -1)},"balances":${JSON.stringify(balances)}}`);
}

export function employeesText(employees: readonly EmployeeReadModel[]): JsonText<readonly FieldsBody[]> {
  const parts: string[] = [];
  for (const employee of employees) parts.push(parts.length === 0 ? '[' : ',', writeEmployee(employee));
  return new JsonText(parts.length === 0 ? '[]' : [...parts, ']'].join(''));
}

export class EmployeeResult {
  @ObjectOf(() => Employee, { optional: true, description: 'Absent when the item failed.' })
  employee?: Record<string, unknown>;
  @AnyValue(
    { type: 'object', additionalProperties: { type: 'string' } },
    { description: 'Empty on success. Keys: number, licence, detail, exception, or the field that is meant.' },
  )
  errors!: Readonly<Record<string, string>>;
}

function toResult(result: EmployeeResultModel): EmployeeResult {
  return 'employee' in result ? { employee: toEmployee(result.employee), errors: {} } : { errors: result.errors };
}

export function toResults({ results }: BatchOutcome): EmployeeResult[] {
  return results.map(toResult);
}

export class EmployeesQuery {
  @CodeOf(['active', 'terminated', 'deleted', 'all'], { optional: true, description: 'Omitted: all but the deleted.' })
  status?: 'active' | 'terminated' | 'deleted' | 'all';
  @Text({ optional: true, min: 1, max: 60, description: 'Only the employee who has this number, or nobody.' })
  number?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 1000, description: 'Asks for pages of at most so many.' })
  limit?: number;
  @Text({ optional: true, max: 2000, description: 'From the Link header of the page before.' })
  cursor?: string;
}

export class EmployeeUpdateQuery {
  @CodeOf(['employee_id', 'employee_number'], {
    optional: true,
    description: 'What an item is keyed by: id (default) or number.',
  })
  identifier_type?: 'employee_id' | 'employee_number';
}

export class Reinstatement {
  @CivilDateText({ optional: true, nullable: true, description: "Default: the company's today." })
  start_date?: string | null;
}

export class EmploymentTypePath {
  @PathId() employment_type_id!: number;
}

export const EmploymentTypeBody = bodyContract('EmploymentTypeBody', employmentTypeFields, { required: ['name'] });

export class EmploymentOption {
  @WholeNumber() id!: number;
  @Text() name!: string;
  @Flag() is_custom!: boolean;
}
