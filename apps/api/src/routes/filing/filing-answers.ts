import type { FilingRefusal, FilingRefusalCode } from '@anz-payroll/filing';
import { refusalAnswer, type Problem, type RefusalAnswers } from '@anz-payroll/http-kit/errors';

/** What a refusal of filing means over HTTP: a record that is not there, or a record that is not complete. */
const answers = {
  'filing/company-not-found': 'not-found',
  'filing/pay-run-not-found': 'not-found',
  'filing/pay-not-found': 'not-found',
  'filing/employee-not-found': 'not-found',
  'filing/payment-file-not-found': 'not-found',
  'filing/period-invalid': 'bad-request',
  'filing/wrong-country': 'bad-request',
  'filing/nothing-to-file': 'conflict',
  'filing/formula-in-text': 'conflict',
  'stp/selection-invalid': 'unprocessable',
  'stp/no-gateway': 'conflict',
  'payday-filing/incomplete': 'bad-request',
  'payday-filing/nothing-filed': 'not-found',
  'payday-filing/pays-pending': 'conflict',
  'bank-file/company-incomplete': 'bad-request',
  'bank-file/employee-incomplete': 'bad-request',
  'bank-file/account-held': 'conflict',
  'bank-file/several-paydays': 'conflict',
  'bank-file/too-large': 'bad-request',
  'super-file/company-incomplete': 'bad-request',
  'super-file/employee-incomplete': 'bad-request',
} as const satisfies RefusalAnswers<FilingRefusalCode>;

export function refuseFiling(error: FilingRefusal): Problem<never> {
  return refusalAnswer(answers, error) as Problem<never>;
}
