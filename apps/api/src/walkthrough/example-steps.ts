import type { WalkthroughStep } from '@anz-payroll/http-kit/openapi';

const application = { client_id: '{{client}}', client_secret: '{{client_secret}}' };
const redirect_uri = 'https://rosters.example/callback';

/** Bodies of what a fresh demo cannot be asked for; the tests of these operations send them. */
export const exampleSteps: readonly WalkthroughStep[] = [
  {
    operation: 'pay-award-back-pay',
    needs: 'pays that are short of an award',
    body: {
      ...{ from: '2026-08-30', to: '2026-08-30', pay_date: '2026-09-20' },
      employee_ids: ['{{employee_id}}'],
      confirmation: '{{confirmation}}',
    },
  },
  {
    operation: 'decide-employee-request',
    needs: 'a request of an employee',
    body: { kind: 'details', decision: 'approve', reason: 'Thank you' },
  },
  { operation: 'decide-release-request', needs: 'a second person', body: { decision: 'approve' } },
  {
    operation: 'create-delegation',
    needs: 'a second person',
    // Two people, so not the one id by which others are shown.
    body: { user_id: 5, delegate_id: 6, starts_at: '2026-12-21T00:00:00', ends_at: '2027-01-04T00:00:00' },
  },
  {
    operation: 'oauth-authorize-by-post',
    needs: 'a person at a browser',
    body: {
      ...{ response_type: 'code', client_id: '{{client}}', redirect_uri },
      ...{ scope: 'openid payroll.read', state: 'af0ifjsldkj' },
    },
  },
  {
    operation: 'oauth-token',
    needs: 'a person at a browser',
    body: { grant_type: 'authorization_code', code: '{{code}}', ...application, redirect_uri },
  },
  {
    operation: 'oauth-introspect',
    needs: 'a person at a browser',
    body: { token: '{{access_token}}', ...application },
  },
  {
    operation: 'oauth-revoke',
    needs: 'a person at a browser',
    body: { token: '{{refresh_token}}', token_type_hint: 'refresh_token', ...application },
  },
];

/** The body of that operation, to be sent by its test. */
export function exampleBody(operation: string): object {
  const step = exampleSteps.find((one) => one.operation === operation);
  if (typeof step?.body !== 'object' || step.body === null) throw new Error(`No example of ${operation}`);
  return step.body;
}
