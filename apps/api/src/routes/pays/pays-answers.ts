import type { PaysRefusal, PaysRefusalCode } from '@anz-payroll/pay-runs';
import { invalidRequest, refusalAnswer, type Problem, type RefusalAnswers } from '@anz-payroll/http-kit/errors';
import { snakeCase } from '@anz-payroll/kernel';
import { payItemKinds } from './pay-item-fields';
import { terminationFields, terminationRows } from './termination-fields';

/** What a refusal of pays means over HTTP (spec 2.7 to 2.9, 3.2 and part 7). */
const answers = {
  'pay/company-not-found': 'not-found',
  'pay/not-found': 'not-found',
  'pay/empty-request': 'bad-request',
  'pay/unknown-employee': 'bad-request',
  'pay/employee-deleted': 'conflict',
  'pay/after-last-day': 'conflict',
  'pay/malformed': 'unprocessable',
  'pay/ambiguous-rate': 'unprocessable',
  'pay/unknown-rate': 'unprocessable',
  'pay/invalid': 'bad-request',
  'pay/no-law-for-date': 'bad-request',
  'pay/no-law-for-employee': 'bad-request',
  'pay/termination-pay': 'conflict',
  'pay/department-required': 'bad-request',
  'pay/not-processed': 'conflict',
  'pay/reported': 'conflict',
  'pay/paid-out': 'conflict',
  'pay/changed-meanwhile': 'precondition-failed',
  'pay/paid-back-already': 'conflict',
  'pay/no-subscription': 'forbidden',
  'pay-run/not-found': 'not-found',
  'pay/reason-required': 'bad-request',
  'timesheet/not-found': 'not-found',
  'timesheet/paid': 'conflict',
  'timesheet/not-clocked-in': 'conflict',
  'anomaly/not-found': 'not-found',
  'scenario/not-found': 'not-found',
  'termination/unknown-employee': 'bad-request',
  'termination/not-found': 'not-found',
  'termination/not-planned': 'not-found',
  'termination/schema': 'unprocessable',
  'termination/business': 'bad-request',
  'termination/employee-deleted': 'conflict',
  'termination/already-terminated': 'conflict',
  'termination/unprocessed-termination-pay': 'conflict',
  'idempotency/other-request': 'conflict',
} as const satisfies RefusalAnswers<PaysRefusalCode>;

/**
 * A refusal as an answer. What the body got wrong is a validation failure with a line for each member (422); any other
 * refusal says its members in the sentence. Which statuses an operation can meet is what the operation declares.
 */
export function refusePays(error: PaysRefusal, body: 'one' | 'list' | 'termination'): Problem<never> {
  const message = inWordsOfTheApi(error);
  const at = body === 'list' && error.index !== undefined ? `body[${error.index}]` : 'body';
  if (answers[error.code] !== 'unprocessable') {
    const where = body === 'list' && error.index !== undefined ? `${at}: ` : '';
    return refusalAnswer(answers, { code: error.code, message: `${where}${message}` }) as Problem<never>;
  }
  const members = error.fields ?? (error.path === undefined ? [] : [error.path]);
  const inside = error.code === 'termination/schema' && body !== 'termination' ? `${at}.termination` : at;
  const paths = members.length === 0 ? [inside] : members.map((member) => `${inside}.${snakeCase(member)}`);
  const code = error.code.slice(error.code.indexOf('/') + 1).replaceAll('-', '_');
  return invalidRequest(paths.map((path) => ({ path, code, message }))) as Problem<never>;
}

/** The sentences of the calculation library name members in camelCase; a client knows them by their other names. */
function inWordsOfTheApi({ message, confirm = [] }: PaysRefusal): string {
  const flags = confirm.map((name) => `${snakeCase(name)}=true`).join(' and ');
  const how = flags === '' ? '' : ` Send ${flags} to change or delete the pay all the same.`;
  return `${message}${how}`.replace(/\b[a-z]+(?:[A-Z][a-z]*\d*)+\b/g, (word) => {
    const name = snakeCase(word);
    return memberNames.has(name) ? name : word;
  });
}

const memberNames: ReadonlySet<string> = new Set([
  ...Object.keys(terminationFields),
  ...Object.keys(terminationRows),
  ...Object.keys(payItemKinds),
  ...Object.values(payItemKinds).flatMap(({ fields }) => Object.keys(fields)),
  'date_of_birth',
  'start_date',
  'pay_rate_per_hour',
]);
