import type { RefusalCode } from 'payroll-core';
import type { RefusalAnswers } from '@anz-payroll/http-kit/errors';

/** What a refusal of the calculation library means over HTTP: input that cannot be read is 422, a rule that says no 400. */
export const calculatorAnswers = {
  'amount/not-a-number': 'unprocessable',
  'amount/negative': 'unprocessable',
  'amount/not-positive': 'unprocessable',
  'amount/too-large': 'unprocessable',
  'amount/too-precise': 'unprocessable',
  'date/malformed': 'unprocessable',
  'date/out-of-order': 'unprocessable',
  'code/unknown': 'unprocessable',
  'input/missing': 'unprocessable',
  'input/conflict': 'unprocessable',
  'input/not-allowed': 'unprocessable',
  'input/too-many': 'unprocessable',
  'statutory/not-covered': 'bad-request',
  'statutory/unconfirmed': 'bad-request',
  'calculation/no-solution': 'bad-request',
} as const satisfies RefusalAnswers<RefusalCode>;
