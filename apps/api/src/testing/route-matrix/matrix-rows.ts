import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';

/**
 * How one operation must answer to whoever may not use it. `reach` says whose ids its path holds:
 * a company (403 for another customer's, and its sub-records 404), an employee, another record of the customer, or none.
 */
export interface BearerRow {
  /** The scope a token must have; null where any token will do. */
  readonly scope: 'payroll.read' | 'payroll.write' | `partner.checkout.${'preview' | 'write' | 'cancel'}` | null;
  readonly reach: 'company' | 'employee' | 'customer' | 'none';
  /** Without a subscription: refused with 403, refused as a limit, or answered as ever. */
  readonly lapsed: 'refused' | 'limit' | 'goes-on';
  readonly apiAdmin?: true;
  readonly reseller?: true;
  /** What an unknown employee answers, where it is not 404 (spec 4.2 names 400 for the lifecycle). */
  readonly foreign?: number;
  /** A body that passes its contract, so that the answer is about the ids and not about the body. */
  readonly body?: unknown;
  readonly query?: string;
}

/** How a page must answer to whoever may not use it. A form names fields that pass its contract, without its CSRF token. */
export interface PageRow {
  /** Who is let in: anybody, whoever is signed in, or one within reach of the company in the path. */
  readonly page: 'public' | 'session' | 'company';
  readonly form?: Readonly<Record<string, string>>;
  /** For scripts, which get 404 instead of a page. */
  readonly refusal?: 404;
}

export type MatrixRow = 'public' | BearerRow | PageRow;

const page = (who: PageRow['page'], form?: PageRow['form']): PageRow =>
  form === undefined ? { page: who } : { page: who, form };

const reads = (reach: BearerRow['reach'], more: Partial<BearerRow> = {}): BearerRow => ({
  scope: 'payroll.read',
  reach,
  lapsed: 'goes-on',
  ...more,
});
const writes = (reach: BearerRow['reach'], body?: unknown, more: Partial<BearerRow> = {}): BearerRow => ({
  scope: 'payroll.write',
  reach,
  lapsed: 'goes-on',
  ...(body === undefined ? {} : { body }),
  ...more,
});
const partners = (scope: 'preview' | 'write' | 'cancel', more: Partial<BearerRow> = {}): BearerRow => ({
  scope: `partner.checkout.${scope}`,
  reach: 'none',
  lapsed: 'goes-on',
  reseller: true,
  ...more,
});
const lifecycle = { lapsed: 'refused', foreign: 400 } as const;
const admin = { apiAdmin: true } as const;

/** `Foreign` is put in place of a name of the customer's own, so that an answer that shows it gives itself away. */
const standing = { description: 'Foreign item', amount: '10.00' };
const rate = { description: 'Foreign rate', rate: '40.00' };
const account = { bsb: '062-000', account_number: '12345678', account_name: 'Foreign' };

const contact = { first_name: 'Foreign', last_name: 'Person', email: 'person@foreign.example' };

/** Ids in braces are those of the caller's own records. */
const pay = {
  employee_id: '{employee_id}',
  hours: [{ description: 'Ordinary time', units: 'hours', value: 10, rate: 30 }],
};
const onThatDay = '?pay_date=2026-11-15';
const november = '?from=2026-11-01&to=2026-11-30';

/** Every operation of the service. A route without a row here fails the matrix test. */
export const matrixRows: Readonly<Record<string, MatrixRow>> = {
  // Who may come in is decided by the protocol or the page itself.
  'oauth-authorize': 'public',
  'oauth-token': 'public',
  'oauth-revoke': 'public',
  'oauth-introspect': 'public',
  'oauth-server-metadata': 'public',
  'page-root': 'public',
  'page-home': page('session'),
  'disconnect-application': page('session', { connection_id: '987654321' }),
  'page-sign-in': 'public',
  'sign-in': page('public', { email: 'nobody@example.com', password: 'x' }),
  'sign-out': page('public', {}),
  'page-set-password': 'public',
  'set-password': page('public', { token: 'x', password: 'x', again: 'x' }),
  'page-consent': page('session'),
  consent: page('session', { request: 'x', answer: 'deny' }),
  'page-activity': page('session'),
  'page-api-management': page('session'),
  'create-application': page('session', { name: 'x', redirect_uris: 'https://x.example' }),
  'change-application': page('session', { client_id: 'x', name: 'x', redirect_uris: 'https://x.example' }),
  'rotate-application-secret': page('session', { client_id: 'x' }),
  'revoke-application': page('session', { client_id: 'x' }),
  'disconnect-customer': page('session', { connection_id: '987654321' }),
  'pages-stylesheet': 'public',
  'page-script': 'public',
  'page-try': 'public',
  'page-usage': page('session'),
  'page-webhooks': page('session'),
  'page-webhook': page('session'),
  'page-events': page('session'),
  'form-register-webhook': page('session', { url: 'https://93.184.215.14/hook' }),
  'form-test-webhook': page('session', {}),
  'form-pause-webhook': page('session', {}),
  'form-resume-webhook': page('session', {}),
  'form-remove-webhook': page('session', {}),
  'form-resend-delivery': page('session', {}),
  'page-new-company': page('session'),
  'form-create-company': page('session', { legal_name: 'x' }),
  'page-company-settings': page('company'),
  'form-update-company': page('company', {}),
  'page-people': page('company'),
  'page-new-employee': page('company'),
  'form-create-employee': page('company', {}),
  'page-edit-employee': page('company'),
  'form-update-employee': page('company', {}),
  'page-employee': page('company'),
  'page-bank-account-list': page('company'),
  'form-create-bank-account': page('company', {}),
  'page-bank-account': page('company'),
  'form-update-bank-account': page('company', {}),
  'form-delete-bank-account': page('company', {}),
  'page-super-fund-list': page('company'),
  'form-create-super-fund': page('company', {}),
  'page-super-fund': page('company'),
  'form-update-super-fund': page('company', {}),
  'form-delete-super-fund': page('company', {}),
  'page-standing-allowance-list': page('company'),
  'form-create-standing-allowance': page('company', {}),
  'page-standing-allowance': page('company'),
  'form-update-standing-allowance': page('company', {}),
  'form-delete-standing-allowance': page('company', {}),
  'page-standing-deduction-list': page('company'),
  'form-create-standing-deduction': page('company', {}),
  'page-standing-deduction': page('company'),
  'form-update-standing-deduction': page('company', {}),
  'form-delete-standing-deduction': page('company', {}),
  'page-standing-sacrifice-list': page('company'),
  'form-create-standing-sacrifice': page('company', {}),
  'page-standing-sacrifice': page('company'),
  'form-update-standing-sacrifice': page('company', {}),
  'form-delete-standing-sacrifice': page('company', {}),
  'page-standing-bonus-list': page('company'),
  'form-create-standing-bonus': page('company', {}),
  'page-standing-bonus': page('company'),
  'form-update-standing-bonus': page('company', {}),
  'form-delete-standing-bonus': page('company', {}),
  'page-absence-list': page('company'),
  'form-create-absence': page('company', {}),
  'page-absence': page('company'),
  'form-update-absence': page('company', {}),
  'form-delete-absence': page('company', {}),
  'page-closedown-list': page('company'),
  'form-create-closedown': page('company', {}),
  'page-closedown': page('company'),
  'form-update-closedown': page('company', {}),
  'form-delete-closedown': page('company', {}),
  'page-working-day-list': page('company'),
  'form-create-working-day': page('company', {}),
  'page-working-day': page('company'),
  'form-update-working-day': page('company', {}),
  'form-delete-working-day': page('company', {}),
  'page-public-holiday-transfer-list': page('company'),
  'form-create-public-holiday-transfer': page('company', {}),
  'page-public-holiday-transfer': page('company'),
  'form-update-public-holiday-transfer': page('company', {}),
  'form-delete-public-holiday-transfer': page('company', {}),
  'page-employee-pay-rate-list': page('company'),
  'form-create-employee-pay-rate': page('company', {}),
  'page-employee-pay-rate': page('company'),
  'form-update-employee-pay-rate': page('company', {}),
  'form-delete-employee-pay-rate': page('company', {}),
  'page-enter-pay': page('company'),
  'form-enter-pay': page('company', { pay_date: '15/11/2026' }),
  'page-opening-balances': page('company'),
  'form-set-opening-balances': page('company', {}),
  'form-delete-employee': page('company', {}),
  'form-restore-employee': page('company', {}),
  'form-reinstate-employee': page('company', {}),
  'page-terminate': page('company'),
  'form-terminate-employee': page('company', {}),
  'page-pays': page('company'),
  'form-open-pay-run': page('company', { pay_period: 'WEEKLY', pay_date: '2026-11-15' }),
  'page-pay-run': page('company'),
  'form-process-pay-run': page('company', {}),
  'form-report-pay-run': page('company', {}),
  'pay-run-progress': { page: 'company', refusal: 404 },
  'page-pay': page('company'),
  'form-delete-pay': page('company', {}),
  'page-what-if': page('company'),
  'page-payslip-file': page('company'),
  'page-payslips-file': page('company'),
  'page-bank-file': page('company'),
  'page-super-file': page('company'),
  'page-payday-file': page('company'),

  'read-audit-log': reads('none'),
  'verify-audit-log': reads('none'),

  'list-api-clients': reads('none', admin),
  'create-api-client': writes('none', { name: 'Foreign app', redirect_uris: ['https://foreign.example/'] }, admin),
  'update-api-client': writes('customer', { name: 'Foreign app' }, admin),
  'rotate-api-client-secret': writes('customer', undefined, admin),
  'revoke-api-client': writes('customer', undefined, admin),
  'list-api-connections': reads('none', admin),
  'revoke-api-connection': writes('customer', undefined, admin),

  'list-companies': reads('none', { scope: null }),
  'create-company': writes('none', { legal_name: 'Foreign Pty Ltd', abn: '51824753556' }),
  'get-company': reads('company'),
  'update-company': writes('company', {}),
  'delete-company': writes('company'),
  'redirect-to-pays': reads('company'),
  'list-company-allowances': reads('company'),
  'create-company-allowance': writes('company', {
    description: 'Foreign allowance',
    amount: '5.00',
    allowance_category: 'OD',
  }),
  'get-company-allowance': reads('company'),
  'update-company-allowance': writes('company', { amount: '6.00' }),
  'delete-company-allowance': writes('company'),
  'list-company-pay-rates': reads('company'),
  'list-awards': reads('company'),
  'create-award': writes('company', { name: 'Foreign award' }),
  'rename-award': writes('company', { name: 'Foreign award 2' }),
  'delete-award': writes('company'),
  'create-pay-rate-group': writes('company', { name: 'Foreign group' }),
  'update-pay-rate-group': writes('company', { name: 'Foreign group 2' }),
  'delete-pay-rate-group': writes('company'),
  'create-pay-rate': writes('company', rate),
  'update-pay-rate': writes('company', { rate: '41.00' }),
  'delete-pay-rate': writes('company'),

  'list-employees': reads('company'),
  'create-employees': writes('company', [auEmployee({ last_name: 'Foreign' })], { lapsed: 'limit' }),
  'update-employees': writes('company', [{ id: 1, department: 'x' }]),
  'get-employee': reads('employee'),
  'delete-employee': writes('employee', undefined, lifecycle),
  'restore-employee': writes('employee', undefined, lifecycle),
  'reinstate-employee': writes('employee', {}, lifecycle),
  'list-employee-pay-rates': reads('employee'),
  'list-bank-accounts': reads('employee'),
  'create-bank-account': writes('employee', account),
  'update-bank-account': writes('employee', { account_name: 'x' }),
  'delete-bank-account': writes('employee'),
  'replace-bank-accounts': writes('employee', [account]),
  'list-super-funds': reads('employee'),
  'create-super-fund': writes('employee', { usi: 'FOREIGN0001AU' }),
  'update-super-fund': writes('employee', { member_number: '1' }),
  'delete-super-fund': writes('employee'),
  'create-employee-pay-rate': writes('employee', rate),
  'update-employee-pay-rate': writes('employee', { rate: '41.00' }),
  'delete-employee-pay-rate': writes('employee'),
  'list-standing-deductions': reads('employee'),
  'create-standing-deduction': writes('employee', { ...standing, classification: 'NORMAL' }),
  'update-standing-deduction': writes('employee', { amount: '11.00' }),
  'delete-standing-deduction': writes('employee'),
  'list-standing-sacrifices': reads('employee'),
  'create-standing-sacrifice': writes('employee', standing),
  'update-standing-sacrifice': writes('employee', { amount: '11.00' }),
  'delete-standing-sacrifice': writes('employee'),
  'list-standing-allowances': reads('employee'),
  'create-standing-allowance': writes('employee', { ...standing, allowance_category: 'OD' }),
  'update-standing-allowance': writes('employee', { amount: '11.00' }),
  'delete-standing-allowance': writes('employee'),
  'list-standing-bonuses': reads('employee'),
  'create-standing-bonus': writes('employee', { ...standing, tax_method: 'NORMAL_EARNINGS' }),
  'update-standing-bonus': writes('employee', { amount: '11.00' }),
  'delete-standing-bonus': writes('employee'),
  'list-absences': reads('employee'),
  'create-absence': writes('employee', { reason: 'UNPAID_OTHER', start_date: '2026-08-03', end_date: '2026-08-30' }),
  'update-absence': writes('employee', { agreed_to_count: true }),
  'delete-absence': writes('employee'),
  'list-closedowns': reads('employee'),
  'create-closedown': writes('employee', { start_date: '2026-12-21', end_date: '2027-01-08' }),
  'update-closedown': writes('employee', { nominated_date: '2026-12-24' }),
  'delete-closedown': writes('employee'),
  'list-working-days': reads('employee'),
  'create-working-day': writes('employee', { date: '2026-12-25', is_working_day: true }),
  'update-working-day': writes('employee', { is_working_day: false }),
  'delete-working-day': writes('employee'),
  'list-public-holiday-transfers': reads('employee'),
  'create-public-holiday-transfer': writes('employee', { holiday_date: '2026-12-25', transferred_to: '2026-12-24' }),
  'update-public-holiday-transfer': writes('employee', { transferred_to: '2026-12-23' }),
  'delete-public-holiday-transfer': writes('employee'),
  'get-opening-balances': reads('employee'),
  'set-opening-balances': writes('employee', { as_at: '2026-07-01' }),

  'get-employee-balances': reads('employee'),
  'list-company-balances': reads('company'),

  'create-pays': writes('company', [pay], { lapsed: 'refused', query: onThatDay }),
  'preview-pays': writes('company', [pay], { query: onThatDay }),
  'net-to-gross': writes('company', { ...pay, net: '100.00' }, { query: onThatDay }),
  'list-pays': reads('company'),
  'list-workers-comp-pays': reads('company'),
  'get-pay': reads('company'),
  'rebuild-pay': writes('company', pay, { lapsed: 'refused' }),
  'delete-pay': writes('company', undefined, { lapsed: 'refused' }),
  'explain-pay': reads('company'),
  'get-payslip': reads('company'),
  'replay-pay': writes('company'),
  'preview-correction': writes('company', pay),
  'correct-pay': writes('company', pay, { lapsed: 'refused' }),
  'list-pay-runs': reads('company'),
  'open-pay-run': writes('company', { pay_period: 'WEEKLY', pay_date: '2026-11-15' }, { lapsed: 'refused' }),
  'process-pay-run': writes('company', undefined, { lapsed: 'refused' }),
  'terminate-employee': writes('employee', { termination_date: '2026-11-13', pay_date: '2026-11-13' }, lifecycle),
  'get-termination': reads('employee'),

  'submit-stp-pays': writes('company', {}),
  'list-stp-messages': reads('company'),
  'list-stp-pays': reads('company', { query: november }),
  'get-payday-filing': reads('company', { query: november }),
  'get-employee-details-file': reads('company', { query: november }),
  'get-payday-amendments': reads('company', { query: november }),
  'record-payday-filing': writes('company', { from: '2026-11-01', to: '2026-11-30' }),
  'get-bank-file': reads('company'),
  'get-super-file': reads('company'),
  'create-payment-file': writes('company', { kind: 'bank' }),
  'list-payment-files': reads('company'),
  'get-payment-file': reads('company'),
  'cancel-payment-file': writes('company', { reason: 'Not sent' }),
  'list-super-contributions': reads('company', { query: november }),
  'record-super-received': writes('company', { pay_ids: [1], received_on: '2026-11-12' }),

  'calculate-pay': reads('none', { body: { country: 'AU', input: {} } }),
  'list-rules': reads('none', { query: '?on=2026-11-12' }),
  'compare-rules': reads('none', { query: '?from=2025-06-30&to=2026-11-12' }),
  'autocomplete-address': reads('none', { query: '?text=Syd' }),
  'list-employment-types': reads('none'),
  'create-employment-type': writes('none', { name: 'Foreign type' }),
  'rename-employment-type': writes('customer', { name: 'Foreign type 2' }),
  'delete-employment-type': writes('customer'),
  'list-employment-tenures': reads('none'),

  'create-webhook': writes('none', { url: 'https://93.184.215.14/hook', events: ['pay.created'] }, admin),
  'list-webhooks': reads('none', admin),
  'get-webhook': reads('customer', admin),
  'update-webhook': writes('customer', { description: 'x' }, admin),
  'delete-webhook': writes('customer', undefined, admin),
  'list-webhook-deliveries': reads('customer', admin),
  'test-webhook': writes('customer', undefined, admin),
  'resend-webhook-delivery': writes('customer', undefined, admin),
  'list-events': reads('none', admin),

  'start-partner-trial': partners('write', {
    body: { customer: contact, company: { legal_name: 'Foreign Pty Ltd', abn: '51824753556' } },
  }),
  'list-partner-trials': partners('preview'),
  'cancel-partner-trial': partners('cancel', { body: { subscription_trial_id: 987654321 } }),
  'place-partner-order': partners('preview', { body: { customer: contact, order: { product_id: 987654321 } } }),
  'upgrade-partner-order': partners('preview', { body: { end_customer_id: 987654321, order: { product_id: 1 } } }),
  'list-partner-orders': partners('preview'),
  'get-partner-order': partners('preview', { reach: 'customer' }),
  'cancel-partner-order': partners('cancel', { body: { order_id: 987654321 } }),
  'list-partner-products': partners('preview'),
  'list-billing-countries': partners('preview'),
  'check-partner-availability': partners('preview', { query: '?email=person@foreign.example' }),

  'get-health': 'public',
  'get-readiness': 'public',
  'get-openapi': 'public',
  'get-component-schema': 'public',
  'get-endpoint-schema': 'public',
  'get-docs': 'public',
  'get-docs-asset': 'public',
};
