import type { AccountsRefusalCode } from '@anz-payroll/accounts';
import type { RefusalAnswers } from '@anz-payroll/http-kit/errors';

/** What a refusal of accounts means over HTTP. */
export const accountsAnswers = {
  'customer/unknown': 'not-found',
  'customer/invalid': 'bad-request',
  'customer/not-api-admin': 'forbidden',
  'customer/not-reseller': 'forbidden',
  'user/unknown': 'not-found',
  'user/invalid': 'bad-request',
  'user/email-taken': 'conflict',
  'user/not-owner': 'forbidden',
  'user/last-owner': 'conflict',
  'user/company': 'bad-request',
  'user/accepted': 'conflict',
  'password/too-weak': 'bad-request',
  'password-link/spent': 'bad-request',
  'plan/unknown': 'not-found',
  'plan/invalid': 'bad-request',
  'plan/code-taken': 'conflict',
  'subscription/unknown': 'not-found',
  'subscription/invalid': 'bad-request',
  'client/unknown': 'not-found',
  'client/invalid': 'bad-request',
  'client/redirect-uri': 'bad-request',
  'client/public': 'conflict',
  'connection/unknown': 'not-found',
  'scope/unknown': 'bad-request',
  'sign-in/refused': 'bad-request',
  'sign-in/throttled': 'bad-request',
} as const satisfies RefusalAnswers<AccountsRefusalCode>;
