import type { CompaniesRefusal, CompaniesRefusalCode } from '@anz-payroll/companies';
import type { EmployeeRefusal, EmployeeRefusalCode } from '@anz-payroll/employee-lifecycle';
import { invalidRequest, refusalAnswer, type Problem, type RefusalAnswers } from '@anz-payroll/http-kit/errors';
import { faultOf } from './contract-of-fields';

/** What a refusal of companies or employees means over HTTP (spec 3.1, 4.1, 4.2 and part 7). */
const answers = {
  'company/not-found': 'not-found',
  'company/invalid': 'unprocessable',
  'company/changed-meanwhile': 'precondition-failed',
  'allowance/not-found': 'not-found',
  'allowance/malformed': 'unprocessable',
  'allowance/invalid': 'bad-request',
  'allowance/duplicate-description': 'conflict',
  'allowance/still-attached': 'conflict',
  'award/not-found': 'not-found',
  'award/malformed': 'unprocessable',
  'award/duplicate-name': 'conflict',
  'award/in-use': 'conflict',
  'pay-rate-group/not-found': 'not-found',
  'pay-rate-group/malformed': 'unprocessable',
  'pay-rate-group/invalid': 'bad-request',
  'pay-rate-group/duplicate-name': 'conflict',
  'pay-rate/not-found': 'not-found',
  'pay-rate/malformed': 'unprocessable',
  'pay-rate/invalid': 'bad-request',
  'employee/not-found': 'not-found',
  'employee/no-such-id': 'bad-request',
  'employee/malformed': 'unprocessable',
  'employee/invalid': 'bad-request',
  'employee/empty-batch': 'bad-request',
  'employee/no-subscription': 'forbidden',
  'employee/cap-reached': 'forbidden',
  'employee/already-deleted': 'conflict',
  'employee/not-deleted': 'conflict',
  'employee/deleted': 'conflict',
  'employee/already-terminated': 'conflict',
  'employee/not-terminated': 'conflict',
  'employee/unprocessed-termination-pay': 'conflict',
  'employee/start-before-termination': 'bad-request',
  'employee/termination-before-start': 'bad-request',
  'employee/changed-meanwhile': 'precondition-failed',
  'employee/company-not-found': 'not-found',
  'part/not-found': 'not-found',
  'part/malformed': 'unprocessable',
  'part/invalid': 'bad-request',
  'part/duplicate-description': 'conflict',
  'request/not-found': 'not-found',
  'request/decided': 'conflict',
  'request/own': 'forbidden',
  'request/invalid': 'bad-request',
  'employment-type/not-found': 'not-found',
  'employment-type/malformed': 'unprocessable',
  'employment-type/duplicate-name': 'conflict',
  'employment-type/built-in': 'conflict',
  'employment-type/in-use': 'conflict',
} as const satisfies RefusalAnswers<CompaniesRefusalCode | EmployeeRefusalCode>;

/**
 * A refusal as an answer. Its type names no status: which of them an operation can meet is what the operation declares,
 * and a body whose fields were refused is a validation failure wherever it happens.
 */
export function refuse(error: CompaniesRefusal | EmployeeRefusal): Problem<never> {
  if (error.problems !== undefined) {
    const faults = error.problems.map(faultOf).map(({ field, ...fault }) => ({ path: bodyPath(field), ...fault }));
    return invalidRequest(faults) as Problem<never>;
  }
  return refusalAnswer(answers, error) as Problem<never>;
}

function bodyPath(field: string): string {
  return field === '' || field.startsWith('[') ? `body${field}` : `body.${field}`;
}
