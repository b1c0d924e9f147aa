import type { CheckoutRefusal, CheckoutRefusalCode } from '@anz-payroll/partner-checkout';
import { invalidRequest, refusalAnswer, type Problem, type RefusalAnswers } from '@anz-payroll/http-kit/errors';
import { faultOf } from '../companies/contract-of-fields';

/** What a refusal of the checkout means over HTTP; the specification names only those of idempotency (8.3). */
const answers = {
  'idempotency/other-payload': 'conflict',
  'client/unknown': 'not-found',
  'client/email-mismatch': 'bad-request',
  'client/company-mismatch': 'bad-request',
  'client/email-taken': 'conflict',
  'client/had-trial': 'conflict',
  'client/already-subscribed': 'conflict',
  'client/nothing-to-upgrade': 'conflict',
  'client/replaced': 'conflict',
  'client/invalid': 'unprocessable',
  'trial/unknown': 'not-found',
  'trial/not-active': 'conflict',
  'order/unknown': 'not-found',
  'order/not-active': 'conflict',
  'order/renewal-waits': 'conflict',
  'order/same-product': 'conflict',
  'product/unknown': 'not-found',
  'product/not-sold-there': 'bad-request',
  'product/invalid': 'unprocessable',
} as const satisfies RefusalAnswers<CheckoutRefusalCode>;

/** Its type names no status: which of them an operation can meet is what the operation declares. */
export function refuse(error: CheckoutRefusal): Problem<never> {
  if (error.problems === undefined) return refusalAnswer(answers, error) as Problem<never>;
  const faults = error.problems.map(faultOf).map(({ field, ...fault }) => ({ path: `body.${field}`, ...fault }));
  return invalidRequest(faults) as Problem<never>;
}
