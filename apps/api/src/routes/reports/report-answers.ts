import type { ReportRefusal, ReportRefusalCode } from '@anz-payroll/reports';
import { refusalAnswer, type Problem, type RefusalAnswers } from '@anz-payroll/http-kit/errors';

const answers = {
  'report/company-not-found': 'not-found',
  'report/employee-not-found': 'not-found',
  'report/not-in-country': 'bad-request',
  'report/period-invalid': 'bad-request',
  'report/account-invalid': 'bad-request',
} as const satisfies RefusalAnswers<ReportRefusalCode>;

export function refuseReport(error: ReportRefusal): Problem<never> {
  return refusalAnswer(answers, error) as Problem<never>;
}
