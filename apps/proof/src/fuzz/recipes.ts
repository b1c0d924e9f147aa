import { businessNumber } from './business-number';
import { application, type Connection } from './connect';
import type { KnownIds, PathValues } from './known-ids';
import type { Random } from './random';

export interface Ingredients {
  readonly ids: KnownIds;
  readonly random: Random;
  /** What the path of the request names. */
  readonly within: PathValues;
  /** A live connection of a customer to an application. */
  readonly connection: Connection | undefined;
  readonly login: { readonly email: string; readonly password: string };
}

/** What a person would send to this operation so that it succeeds. */
export interface Recipe {
  readonly query?: string | ((ingredients: Ingredients) => string);
  readonly body?: (ingredients: Ingredients) => unknown;
}

const always = (body: unknown) => () => body;
const backPay = ({ ids, random, within }: Ingredients) => ({
  employee_id: ids.named('employee_id', random, within) ?? 1,
  ...{ pay_rate_per_hour: 90, from: '2026-07-01', to: '2026-11-30' },
});
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const standing = { description: 'Union fee', amount: '10.00' };
const rate = { description: 'Weekend rate', rate: '40.00' };
const account = { bsb: '062-000', account_number: '12345678', account_name: 'A Walker' };
const november = 'from=2026-11-01&to=2026-11-30';
const hours = [{ description: 'Ordinary time', units: 'hours', value: 10, rate: 30 }];

const pay = ({ ids, random, within }: Ingredients) => ({
  employee_id: ids.named('employee_id', random, within) ?? 1,
  hours,
});
const contact = ({ random }: Ingredients) => ({
  first_name: 'Ana',
  last_name: 'Person',
  email: `person${random.whole(1e9)}@example.com`,
});

const invitation = ({ random }: Ingredients) => ({
  name: 'Mere Ngata',
  email: `mere${random.whole(1e9)}@example.com`,
  role: 'bookkeeper',
});

const newClient = ({ random }: Ingredients) => ({ legal_name: 'New Pty Ltd', abn: businessNumber(random.whole(1e9)) });
/** Who asks for a token or about one is the application it belongs to. */
const asApplication = ({ connection }: Ingredients) => ({
  client_id: connection?.clientId ?? '',
  client_secret: connection?.clientSecret ?? '',
});

export const person = (random: Random, changes: object = {}) => ({
  ...{ first_name: 'Alinta', last_name: 'Walker', number: `E${random.whole(1e9)}`, date_of_birth: '1990-04-12' },
  ...{ address1: '1 Harbour Street', city: 'Sydney', state: 'NSW', country: 'AU', postcode: '2000' },
  ...{ start_date: '2024-07-01', employment_status: 'Full-time', tax_file_number: '123456782' },
  ...{ is_foreign_resident: false, has_claimed_tax_free_threshold: true, has_stsl_liability: false },
  ...{ is_closely_held: false, pay_rate_per_hour: '40', standard_hours_per_day: '7.6', standard_days_per_week: 5 },
  ...{ pay_period: 'WEEKLY', primary_bank_bsb: '062-000', primary_bank_account_number: '12345678' },
  ...changes,
});

const ownRole = (random: Random) => ({
  name: `Role ${random.whole(1e9)}`,
  permissions: ['people.read', 'pays.read'],
  departments: ['Bakery'],
  field_groups: ['pay-figures'],
});

const recipes: Readonly<Record<string, Recipe>> = {
  // Rules that ask for nobody: the others go on.
  'set-second-person': {
    body: always({
      ...{ pay_runs: false, payments: false, filings: false, bank_accounts: false },
      ...{ limit: null, hold_bank_accounts: false },
    }),
  },
  'decide-release-request': { body: always({ decision: 'approve' }) },
  'create-delegation': {
    body: always({
      ...{ user_id: 1, delegate_id: 2 },
      ...{ starts_at: '2026-12-01T00:00:00', ends_at: '2026-12-24T00:00:00' },
    }),
  },
  'decide-employee-request': { body: always({ kind: 'leave', decision: 'decline' }) },
  'create-role': { body: ({ random }) => ownRole(random) },
  'update-role': { body: ({ random }) => ownRole(random) },
  'invite-user': { body: invitation },
  'create-machine-key': { body: always({ name: 'Nightly roster', scopes: ['payroll.people.read'] }) },
  'update-user': { body: always({ name: 'Mere Ngata' }) },
  'create-api-client': { body: always({ name: 'App', redirect_uris: ['https://app.example.com/callback'] }) },
  'update-api-client': { body: always({ name: 'App 2' }) },
  'create-company': { body: ({ random }) => company(random) },
  'update-company': { body: always({ trading_name: 'Wattle' }) },
  'close-down-company': { body: always({ start_date: '2026-12-21', end_date: '2027-01-08' }) },
  'create-company-allowance': {
    body: always({ description: 'Tool allowance', amount: '5.00', allowance_category: 'OD' }),
  },
  'update-company-allowance': { body: always({ amount: '6.00' }) },
  'create-award': { body: ({ random }) => ({ name: `Award ${random.whole(1e9)}` }) },
  'rename-award': { body: ({ random }) => ({ name: `Award ${random.whole(1e9)}` }) },
  'follow-published-award': {
    body: always({ award_code: 'MA000004', classification: 'Retail employee level 1', margin_percent: '2' }),
  },
  'preview-award-increase': { query: 'on=2026-07-06' },
  'confirm-award-increase': { body: always({ on: '2026-07-06', confirmation: '2026-07-06 0 0' }) },
  'create-pay-rate-group': { body: ({ random }) => ({ name: `Group ${random.whole(1e9)}` }) },
  'update-pay-rate-group': { body: ({ random }) => ({ name: `Group ${random.whole(1e9)}` }) },
  'create-pay-rate': { body: ({ random }) => ({ description: `Rate ${random.whole(1e9)}`, rate: '40.00' }) },
  'update-pay-rate': { body: always({ rate: '41.00' }) },
  'create-employees': { body: ({ random }) => [person(random)] },
  'update-employees': {
    body: ({ ids, random, within }) => [{ id: ids.named('employee_id', random, within) ?? 1, department: 'Bakery' }],
  },
  'reinstate-employee': { body: always({}) },
  'create-bank-account': { body: always(account) },
  'update-bank-account': { body: always({ account_name: 'A B Walker' }) },
  'replace-bank-accounts': { body: always([account]) },
  'create-super-fund': { body: ({ random }) => ({ usi: `FUND${1_000 + random.whole(9_000)}AU` }) },
  'update-super-fund': { body: always({ member_number: '1' }) },
  'create-employee-pay-rate': { body: always(rate) },
  'update-employee-pay-rate': { body: always({ rate: '41.00' }) },
  'create-standing-deduction': { body: always({ ...standing, classification: 'NORMAL' }) },
  'update-standing-deduction': { body: always({ amount: '11.00' }) },
  'create-standing-sacrifice': { body: always(standing) },
  'update-standing-sacrifice': { body: always({ amount: '11.00' }) },
  'create-standing-allowance': { body: always({ ...standing, allowance_category: 'OD' }) },
  'update-standing-allowance': { body: always({ amount: '11.00' }) },
  'create-standing-bonus': { body: always({ ...standing, tax_method: 'NORMAL_EARNINGS' }) },
  'update-standing-bonus': { body: always({ amount: '11.00' }) },
  'create-absence': { body: always({ reason: 'UNPAID_OTHER', start_date: '2026-08-03', end_date: '2026-08-30' }) },
  'update-absence': { body: always({ agreed_to_count: true }) },
  'create-closedown': { body: always({ start_date: '2026-12-21', end_date: '2027-01-08' }) },
  'update-closedown': { body: always({ nominated_date: '2026-12-24' }) },
  'create-working-day': { body: always({ date: '2026-12-25', is_working_day: true }) },
  'update-working-day': { body: always({ is_working_day: false }) },
  'create-public-holiday-transfer': { body: always({ holiday_date: '2026-12-25', transferred_to: '2026-12-24' }) },
  'create-earnings-week': { body: always({ week_ending: '2026-07-05', gross: '1600.00' }) },
  'update-earnings-week': { body: always({ gross: '1700.00' }) },
  'replace-earnings-weeks': { body: always([{ week_ending: '2026-07-05', gross: '1600.00' }]) },
  'update-public-holiday-transfer': { body: always({ transferred_to: '2026-12-23' }) },
  'set-opening-balances': { body: always({ as_at: '2026-07-01' }) },
  'create-pays': { query: 'pay_date=2026-11-15', body: (one) => [pay(one)] },
  'preview-pays': { query: 'pay_date=2026-11-15', body: (one) => [pay(one)] },
  'preview-pay-differences': { query: 'pay_date=2026-11-15', body: (one) => [pay(one)] },
  'net-to-gross': { query: 'pay_date=2026-11-15', body: (one) => ({ ...pay(one), net: '900.00' }) },
  'rebuild-pay': { body: pay },
  'preview-correction': { body: pay },
  'correct-pay': { body: pay },
  'open-pay-run': { body: always({ pay_period: 'WEEKLY', pay_date: '2026-11-15' }) },
  'list-shifts': { query: november },
  'list-award-checks': { query: november },
  'enter-shifts': {
    body: ({ ids, random, within }) => [
      {
        employee_id: ids.named('employee_id', random, within) ?? 1,
        date: `2026-11-${String(10 + random.whole(19))}`,
        start: '09:00',
        end: '17:00',
      },
    ],
  },
  'approve-shifts': {
    body: ({ ids, random, within }) => ({ shift_ids: [Number(ids.named('shift_id', random, within) ?? 1)] }),
  },
  'plan-termination': { body: always({ termination_date: '2027-03-31' }) },
  'terminate-employee': { body: always({ termination_date: '2026-11-13', pay_date: '2026-11-13' }) },
  'preview-award-back-pay': { body: always({ from: '2026-11-01', to: '2026-11-30' }) },
  'pay-award-back-pay': { body: always({ from: '2026-11-01', to: '2026-11-30', confirmation: '0 0 0' }) },
  'preview-back-pay': { body: backPay },
  'pay-back-pay': { body: backPay },
  'submit-stp-pays': {
    body: ({ ids, random, within }) => ({ pay_run_id: ids.named('pay_run_id', random, within) ?? 1, action: 'NEW' }),
  },
  'list-stp-pays': { query: november },
  'get-payroll-tax': { query: 'financial_year=2025-26' },
  'get-payroll-tax-file': { query: 'financial_year=2025-26' },
  'get-payday-filing': { query: november },
  'get-employee-details-file': { query: november },
  'get-payday-amendments': { query: november },
  'record-payday-filing': { body: always({ from: '2026-11-01', to: '2026-11-30' }) },
  'list-super-contributions': { query: november },
  'record-super-received': {
    body: ({ ids, random, within }) => ({
      pay_ids: [ids.named('pay_id', random, within) ?? 1],
      received_on: '2026-11-16',
    }),
  },
  'compare-leave-laws': {
    body: always({
      employees: [{ hourly_rate: '40', hours_per_day: '8', weeks: [{ standard_hours: '40', count: 52 }] }],
    }),
  },
  'calculate-pay': {
    body: always({
      country: 'AU',
      input: {
        payDate: '2026-11-15',
        payPeriod: 'WEEKLY',
        employee: { taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } },
        hours: [{ description: 'Ordinary', units: 'hours', value: '38', rate: '40' }],
      },
    }),
  },
  'list-rules': { query: 'on=2026-11-12' },
  'compare-rules': { query: 'from=2025-06-30&to=2026-11-12' },
  'read-modern-award': { query: 'on=2026-08-24' },
  'interpret-shifts': {
    body: always({
      employee: { employment_type: 'part-time', classification: 'Retail employee level 6' },
      state: 'NSW',
      pay_period_start: '2026-08-24',
      shifts: [{ date: '2026-08-30', start: '10:00', end: '14:00' }],
    }),
  },
  'check-underpayment': {
    body: always({
      employee: { employment_type: 'part-time', classification: 'Retail employee level 6' },
      pay_period_start: '2026-08-24',
      pay_period_end: '2026-08-30',
      hours: 4,
      paid: [{ category: 'ordinary', amount: 124.44 }],
    }),
  },
  'autocomplete-address': { query: 'text=Syd' },
  'create-employment-type': { body: ({ random }) => ({ name: `Type ${random.whole(1e9)}` }) },
  'rename-employment-type': { body: ({ random }) => ({ name: `Type ${random.whole(1e9)}` }) },
  'create-webhook': { body: always({ url: 'https://93.184.215.14/hook', events: ['pay.created'] }) },
  'update-webhook': { body: always({ description: 'Ours' }) },
  'start-partner-trial': {
    body: (one) => ({ customer: contact(one), company: newClient(one) }),
  },
  'cancel-partner-trial': {
    body: ({ ids, random, within }) => ({
      subscription_trial_id: ids.named('subscription_trial_id', random, within) ?? 1,
    }),
  },
  'place-partner-order': {
    body: (one) => ({
      customer: contact(one),
      company: newClient(one),
      order: { product_id: one.ids.named('product_id', one.random, one.within) ?? 1 },
    }),
  },
  'upgrade-partner-order': {
    body: ({ ids, random, within }) => ({
      end_customer_id: ids.named('customer_id', random, within) ?? 1,
      order: { product_id: ids.named('product_id', random, within) ?? 1 },
    }),
  },
  'cancel-partner-order': {
    body: ({ ids, random, within }) => ({ order_id: ids.named('order_id', random, within) ?? 1 }),
  },
  'check-partner-availability': { query: 'email=person@example.com' },
  'oauth-authorize': {
    query: ({ connection }) =>
      new URLSearchParams({
        client_id: connection?.clientId ?? '',
        redirect_uri: application.redirect_uris[0]!,
        response_type: 'code',
      }).toString(),
  },
  'oauth-authorize-by-post': {
    body: ({ connection }) => ({
      client_id: connection?.clientId ?? '',
      redirect_uri: application.redirect_uris[0]!,
      response_type: 'code',
    }),
  },
  'oauth-token': {
    body: (one) => ({
      ...asApplication(one),
      grant_type: 'refresh_token',
      refresh_token: one.connection?.refreshToken ?? '',
    }),
  },
  'oauth-introspect': { body: (one) => ({ ...asApplication(one), token: one.connection?.accessToken ?? '' }) },
  'oauth-revoke': { body: (one) => ({ ...asApplication(one), token: one.connection?.accessToken ?? '' }) },
  'sign-in': { body: ({ login }) => ({ ...login, next: '/home' }) },
  'create-application': { body: always({ name: 'App', redirect_uris: 'https://app.example.com/callback' }) },
  'form-create-key': { body: always({ name: 'Nightly roster', scopes: 'payroll.people.read', ends_on: nextMonth }) },
  'form-revoke-key': {
    body: ({ ids, random, within }) => ({ client_id: ids.named('client_id', random, within) ?? '' }),
  },
  'change-application': {
    body: ({ ids, random, within }) => ({
      client_id: ids.named('client_id', random, within) ?? '',
      name: 'App 2',
      redirect_uris: 'https://app.example.com/callback',
    }),
  },
  'form-update-webhook': { body: always({ url: 'https://93.184.215.14/hook', pay_created: 'on' }) },
  'form-register-webhook': { body: always({ url: 'https://93.184.215.14/hook', pay_created: 'on' }) },
  'form-open-pay-run': { body: always({ pay_period: 'WEEKLY', pay_date: '2026-11-15' }) },
  'form-terminate-employee': {
    body: always({
      termination_date: '2026-11-13',
      pay_date: '2026-11-13',
      reason: 'TERMINATION',
      cessation_type_code: 'V',
    }),
  },
};

export function company(random: Random): object {
  const common = {
    default_pay_period: 'WEEKLY',
    // Without somebody to ask, nothing can be filed.
    ...{ email_address: 'pay@fuzz.example', phone: '03 900 0000', contact_name: 'Jo Baker' },
  };
  return random.chance(0.7)
    ? {
        ...common,
        ...{ legal_name: 'Wattle Pty Ltd', abn: '51824753556', bank_bsb: '062-000', bank_account_number: '12345678' },
        ...{ direct_entry_user_id: '301500', financial_institution: 'CBA' },
      }
    : { ...common, legal_name: 'Kōwhai Limited', ird_number: '49091850' };
}

export function recipeOf(operation: string): Recipe | undefined {
  return recipes[operation];
}
