import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { auWarningCodes, type AuWarningCode } from 'payroll-core/au';
import type { Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(300_000);

interface Warned {
  readonly id: number;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

type Body = Readonly<Record<string, unknown>>;

/** How a pay or a termination comes to a warning. The pay is 38 ordinary hours of the week of 12 November 2026 unless it says otherwise. */
interface Recipe {
  readonly hire?: Body;
  readonly opening?: Body;
  /** Earlier pays, by their day. */
  readonly earlier?: Readonly<Record<string, Body>>;
  /** A change of the record after the earlier pays. */
  readonly change?: Body;
  readonly pay?: Body;
  readonly payDate?: string;
  readonly terminate?: Body;
  /** In a company that employs nobody else. */
  readonly isAlone?: true;
  /** What happens to the pay before it warns. */
  readonly then?: 'delete-earlier' | 'correct-to-less';
}

const hours = (value: string, more: Body = {}) => [{ description: 'Ordinary', units: 'hours', value, ...more }];
const dollars = (rate: string) => ({ hours: [{ description: 'Ordinary', units: 'pay', value: '1', rate }] });
const bonus = (tax_method: string, amount = '5200') => [{ description: 'Bonus', amount, tax_method }];
const backPay = (start_date: string, end_date: string) => ({
  back_payments: [
    { description: 'Back pay', amount: '200', stp_category: 'GROSS', tax_method: 'METHOD_B1', start_date, end_date },
  ],
});
const allowance = (allowance_category: string, more: Body) => ({
  allowances: [{ description: 'Allowance', amount: '50', allowance_category, ...more }],
});
const sacrifice = (amount: string, more: Body = {}) => ({
  pay_sacrifices: [{ description: 'Super', amount, is_super: true, ...more }],
});
const deduction = (amount: string, more: Body = {}) => ({
  deductions: [{ description: 'Loan', amount, classification: 'NORMAL', ...more }],
});
const holiday = (leaveHours: string, more: Body = {}) => ({
  leave: [{ description: 'Holiday', leave_type: 'HOLIDAY', date: '2026-11-10', hours: leaveHours, ...more }],
});
const long = { start_date: '2016-11-14', state: 'SA' };
const old = { start_date: '1990-01-08', date_of_birth: '1965-01-01' };
const redundancy = { reason: 'REDUNDANCY', redundancy_amount: '10000' };

/** Warnings that no request can bring about. */
const unreachable: Partial<Record<AuWarningCode, string>> = {
  'au.statutory/unconfirmed': 'The service never takes figures that nobody confirmed.',
  'au.withholding/declaration-date-unknown': 'start_date stands in for tfnd_signed_date.',
  'au.withholding/extra-pay-bands-not-known': 'The bands of every year that is covered are known.',
  'au.withholding/under-18-age-unknown': 'date_of_birth is required.',
};

const recipes: Partial<Record<AuWarningCode, Recipe>> = {
  'au.adjustments/agreement-needed': {
    pay: { hours: [...hours('38'), ...hours('-1', { description: 'Overpaid', is_adjustment: true })] },
  },
  'au.allowances/above-limit': {
    pay: allowance('CD', { amount: '1.05', units: '200', is_within_limit: true }),
  },
  'au.allowances/limit-assumed': { pay: allowance('CD', { is_taxable: false }) },
  'au.allowances/not-taxed': { pay: allowance('KN', { is_taxable: false }) },
  'au.allowances/not-in-super': { pay: allowance('KN', { is_included_in_super_calculations: false }) },
  'au.deductions/lowers-super': { pay: deduction('10', { is_included_in_super_calculations: false }) },
  'au.deductions/nothing-left': { pay: deduction('5000') },
  'au.deductions/protected-earnings': { pay: deduction('1100', { classification: 'CHILD_SUPPORT_DEDUCTION' }) },
  'au.leave/balance-below-zero': { pay: holiday('7.6') },
  'au.leave/cashed-out-leaves-too-little': { pay: holiday('7.6', { is_cash_up: true }) },
  'au.leave/long-service-accrual-below-act': { hire: { state: 'SA' } },
  'au.overpayments/tax-as-withheld': { payDate: '2026-06-25', then: 'correct-to-less' },
  'au.pay-period/not-withheld': {
    earlier: { '2026-11-12': dollars('2000') },
    change: { tax_file_number: '000000000' },
    pay: dollars('10'),
  },
  'au.pay-period/over-withheld': { earlier: { '2026-11-12': dollars('1000') }, then: 'delete-earlier' },
  'au.salary-sacrifice/more-than-earned': { pay: sacrifice('5000') },
  'au.super/base-below-law': { hire: { super_based_on: 'OTE' } },
  'au.super/compulsory-rate-below-law': { hire: { compulsory_super_rate: '0.1' } },
  'au.super/concessional-cap': { pay: { ...dollars('60000'), ...sacrifice('40000') } },
  'au.super/hours-spread-over-weeks': {
    hire: { date_of_birth: '2010-01-01', pay_period: 'FORTNIGHTLY' },
    pay: { hours: hours('50') },
  },
  'au.super/leave-not-worked': {
    hire: { date_of_birth: '2010-01-01' },
    pay: { ...holiday('15.2'), hours: hours('22.8') },
  },
  'au.super/leave-loading-left-out': {
    hire: { include_leave_loading_in_super: false },
    pay: holiday('7.6', { leave_loading_amount: '50' }),
  },
  'au.super/maximum-contribution-base': { pay: dollars('300000') },
  'au.super/rate-below-compulsory': { hire: { super_rate: '0.1' } },
  'au.super/sacrifice-left-out': {
    hire: { super_based_on: 'OTE' },
    pay: sacrifice('100', { is_included_in_super_calculations: false }),
    payDate: '2026-06-25',
  },
  'au.tax/method-b1-outside-year': { pay: backPay('2026-05-01', '2026-05-31') },
  'au.tax/method-b1-pays-estimated': { pay: backPay('2026-08-03', '2026-08-30') },
  'au.tax/method-b2-pay-periods-estimated': {
    opening: { as_at: '2026-11-01', gross: '20000' },
    pay: { bonuses: bonus('METHOD_B2') },
  },
  // The pay of October was taxed by a notice that has ended: taxed anew with a dollar more, it asks for more than the dollar.
  'au.tax/more-than-paid': {
    hire: {
      ...{ withholding_variation_rate: '0.001', withholding_variation_from: '2026-10-01' },
      withholding_variation_to: '2026-10-31',
    },
    earlier: { '2026-10-22': dollars('1000') },
    pay: {
      hours: [],
      back_payments: [
        {
          ...{ description: 'Back pay', amount: '1', stp_category: 'GROSS', tax_method: 'METHOD_B1' },
          ...{ start_date: '2026-10-22', end_date: '2026-10-22' },
        },
      ],
    },
  },
  'au.tax/no-usual-earnings': {
    hire: { standard_days_per_week: 0 },
    pay: { hours: [], bonuses: bonus('METHOD_A_WHOLE_YEAR') },
  },
  'au.tax/paid-after-death': { pay: { termination: { termination_date: '2026-11-11', reason: 'DEATH_ESTATE' } } },
  'au.tax/usual-earnings-used': { pay: { hours: [], bonuses: bonus('METHOD_A_WHOLE_YEAR') } },
  'au.withholding/application-lapsed': { hire: { tax_file_number: '111111111', tfnd_signed_date: '2026-09-01' } },
  'au.withholding/downward-variation-used': {
    hire: {
      ...{ withholding_variation_rate: '0.1', withholding_variation_from: '2026-11-01' },
      withholding_variation_to: '2026-11-30',
    },
  },
  'au.withholding/downward-variation-not-in-force': {
    hire: {
      ...{ withholding_variation_rate: '0.1', withholding_variation_from: '2026-10-01' },
      withholding_variation_to: '2026-10-31',
    },
  },
  'au.withholding/medicare-exemption-without-threshold': {
    hire: { medicare_levy_exemption: 'FULL', has_claimed_tax_free_threshold: false },
  },
  'au.withholding/medicare-reduction-not-used': {
    hire: {
      ...{ is_medicare_levy_reduction_claimed: true, medicare_levy_has_spouse: true },
      has_claimed_tax_free_threshold: false,
    },
  },
  'au.withholding/seniors-age': { hire: { seniors_offset: 'SINGLE', date_of_birth: '1990-01-01' } },
  'au.withholding/seniors-without-threshold': {
    hire: { seniors_offset: 'SINGLE', date_of_birth: '1955-01-01', has_claimed_tax_free_threshold: false },
  },
  'au.withholding/special-schedule-not-used': { hire: { seasonal_worker_scheme: true } },
  'au.withholding/under-18-above-exemption': { hire: { tax_file_number: '333333333', date_of_birth: '2010-01-01' } },
  'au.withholding/under-18-code-of-adult': { hire: { tax_file_number: '333333333', date_of_birth: '1990-01-01' } },
  'au.plausibility/after-last-day': { terminate: { termination_date: '2026-10-30' } },
  'au.plausibility/before-start-date': { hire: { start_date: '2026-11-16' } },
  'au.plausibility/below-minimum-wage': { pay: { hours: hours('38', { rate: '20' }) } },
  'au.plausibility/full-period-for-part': { hire: { start_date: '2026-11-11' } },
  'au.plausibility/more-hours-than-time': { pay: { hours: hours('169') } },
  'au.plausibility/ten-times-last-pay': { earlier: { '2026-11-05': dollars('500') }, pay: dollars('5000') },
  'au.termination/negative-leave-balance': { earlier: { '2026-11-05': holiday('38') }, terminate: {} },
  'au.termination/manual-amount-not-paid': {
    terminate: { is_manual_leave_amounts: true, unused_holiday_amount: '100', is_unused_holiday_paid: false },
  },
  'au.termination/long-service-leave-state-unknown': {
    hire: { state: 'OTH', start_date: '2016-11-14' },
    opening: { as_at: '2026-11-01', gross: '0', long_service_leave_hours: '100' },
    terminate: {},
  },
  'au.termination/long-service-leave-reason-ambiguous': {
    hire: { state: 'NSW', start_date: '2020-01-06' },
    opening: { as_at: '2026-11-01', gross: '0', long_service_leave_hours: '50' },
    terminate: {},
  },
  'au.termination/redundancy-not-genuine': { terminate: { ...redundancy, is_genuine_redundancy: false } },
  'au.termination/invalidity-certificates': { terminate: { reason: 'INVALIDITY' } },
  'au.termination/invalidity-segment': { terminate: { reason: 'INVALIDITY', etp_amount: '10000' } },
  'au.termination/delayed-payment': {
    hire: { start_date: '2016-11-14' },
    terminate: { termination_date: '2025-10-30', etp_amount: '1000' },
  },
  'au.termination/tax-summaries-differ': {
    terminate: {
      ...{ is_manual_leave_amounts: true, etp_amount: '10000' },
      tax_summaries: [{ etp_code: 'O', taxable_component: '9000', tax_withheld: '10' }],
    },
  },
  'au.termination/tax-summaries-exceed-payment': {
    terminate: {
      ...{ is_manual_leave_amounts: true, etp_amount: '10000' },
      tax_summaries: [{ etp_code: 'O', taxable_component: '10000', tax_withheld: '20000' }],
    },
  },
  'au.termination/genuine-redundancy-assumed': { terminate: redundancy },
  'au.termination/tax-free-limit-of-instalments': {
    terminate: { ...redundancy, earlier_etps: [{ paid_on: '2026-06-29', taxable_component: '1000' }] },
  },
  'au.termination/continuous-service-of-payment': {
    terminate: { ...redundancy, continuous_service_from: '2010-01-04' },
  },
  'au.termination/notice-tax-free': {
    terminate: {
      ...redundancy,
      ...{ is_payment_in_lieu_paid: true, payment_in_lieu_type: 'NOTICE_LUMP_SUM', notice_lump_sum: '1000' },
      redundancy_tax_free_pilon_component: '500',
    },
  },
  'au.termination/pre-july-1983-segment': {
    hire: { start_date: '1980-01-07', date_of_birth: '1960-01-01' },
    terminate: { etp_amount: '10000' },
  },
  'au.termination/death-benefit-of-dependant': { terminate: { reason: 'DEATH_DEPENDENT', etp_amount: '10000' } },
  'au.termination/death-benefit-of-estate': { terminate: { reason: 'DEATH_ESTATE', etp_amount: '10000' } },
  'au.termination/death-benefit-of-recipient': { terminate: { reason: 'DEATH_NON_DEPENDENT', etp_amount: '10000' } },
  'au.termination/leave-after-death-not-taxed': {
    opening: { as_at: '2026-11-01', gross: '0', holiday_leave_hours: '50' },
    terminate: { reason: 'DEATH_ESTATE' },
  },
  'au.termination/no-normal-earnings': {
    hire: { standard_hours_per_day: '0' },
    opening: { as_at: '2026-11-01', gross: '0', holiday_leave_hours: '50' },
    terminate: {},
  },
  'au.termination/annual-leave-before-1993': {
    hire: old,
    opening: { as_at: '2026-11-01', gross: '0', holiday_leave_hours: '50' },
    terminate: { holiday_hours_before_18_august_1993: '25' },
  },
  'au.termination/annual-leave-taken-as-recent': {
    hire: old,
    opening: { as_at: '2026-11-01', gross: '0', holiday_leave_hours: '50' },
    terminate: {},
  },
  'au.termination/long-service-leave-before-1993': {
    hire: old,
    opening: { as_at: '2026-11-01', gross: '0', long_service_leave_hours: '100' },
    terminate: { is_unused_lsl_paid: true },
  },
  'au.termination/long-service-leave-death-not-named': {
    hire: { start_date: '2018-11-05', state: 'NT' },
    opening: { as_at: '2026-11-01', gross: '0', long_service_leave_hours: '60' },
    terminate: { reason: 'DEATH_ESTATE' },
  },
  'au.termination/long-service-leave-shortfall': { hire: long, terminate: {} },
  'au.termination/long-service-leave-shortfall-paid': { hire: long, terminate: { is_lsl_shortfall_paid: true } },
  'au.termination/long-service-leave-not-compared': {
    hire: { ...long, state: 'QLD', employment_status: 'Casual' },
    terminate: {},
  },
  'au.termination/rdo-not-paid': { hire: { rdo_hours: '7.6' }, terminate: {} },
  'au.termination/toil-not-paid': { hire: { toil_hours: '4' }, terminate: {} },
  'au.termination/transfer-pays-out-leave': {
    opening: { as_at: '2026-11-01', gross: '0', holiday_leave_hours: '50' },
    terminate: { cessation_type_code: 'T' },
  },
  'au.termination/notice-below-minimum': {
    hire: { start_date: '2020-11-14' },
    terminate: { cessation_type_code: 'F', notice_given_date: '2026-11-06' },
  },
  'au.termination/redundancy-below-minimum': {
    hire: { start_date: '2020-11-14' },
    terminate: { ...redundancy, is_small_business: false },
  },
  'au.termination/minimum-not-compared': {
    hire: { standard_hours_per_day: '0' },
    terminate: { cessation_type_code: 'F' },
  },
  'au.termination/small-business-assumed': { isAlone: true, hire: { start_date: '2020-11-14' }, terminate: redundancy },
};

test('every warning has a recipe or a reason why it cannot be had', () => {
  const told = [...Object.keys(recipes), ...Object.keys(unreachable)].sort();
  expect(told).toEqual([...new Set<string>(auWarningCodes)].sort());
});

/** Pages write 5 Nov 2026 where a program reads 2026-11-05. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** The methods as Schedule 5 names them; days as people write them; fields by a label, which are entered and not sent. */
const asOnPages = (message: string): RegExp =>
  new RegExp(
    message
      .replaceAll('METHOD_A_WHOLE_YEAR', 'Method A over the year')
      .replaceAll('METHOD_B1', 'Method B(i)')
      .replaceAll('METHOD_B2', 'Method B(ii)')
      .replaceAll(' (is_death_beneficiary)', '')
      .replaceAll(
        /\b(\d{4})-(\d{2})-(\d{2})\b/g,
        (_, year: string, month: string, day: string) => `${Number(day)} ${months[Number(month) - 1]} ${year}`,
      )
      .replaceAll(/[$()*+.?[\]^{|}]/g, String.raw`\$&`)
      .replaceAll(/\b([Ss])end (?=[a-z]+_)/g, (_, first: string) => (first === 'S' ? 'Enter ' : 'enter '))
      .replaceAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g, '“[^”_]+”'),
  );

const usual = {
  ...{ pay_rate_per_hour: '40', standard_hours_per_day: '7.6', standard_days_per_week: 5 },
  ...{ has_claimed_tax_free_threshold: true, has_stsl_liability: false },
};

/** A person or a program looks in answers, in lists, in events or on pages: each warning is in all of them, in the same words. */
describe.each(testEngines)('Australian warnings in each place on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let company: number;

  beforeAll(async () => {
    web = await startWebService(engine, { RATE_LIMITS: 'off' });
    owner = await web.signIn();
    company = await newCompany('Wattle');
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const newCompany = async (legal_name: string) =>
    (await web.call<{ id: number }>('PUT', '/api/company/create', { legal_name, abn: '51824753556' })).id;
  const hire = async ({ hire: fields = {}, opening }: Recipe): Promise<number> => {
    const path = `/api/company/${company}/employees/create`;
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', path, [auEmployee({ ...usual, ...fields })]);
    if (hired?.employee === undefined) throw new Error(JSON.stringify(hired));
    if (opening !== undefined) await web.call('PUT', `/api/employees/${hired.employee.id}/opening-balances`, opening);
    return hired.employee.id;
  };
  const item = (employee_id: number, pay: Body = {}) => [{ employee_id, hours: hours('38'), ...pay }];
  const pays = (payDate: string, body: unknown, step = 'create') =>
    web.call<Warned[]>(
      step === 'create' ? 'PUT' : 'POST',
      `/api/company/${company}/pays/${step}?pay_date=${payDate}`,
      body,
    );
  const messageIn = (place: string, { warnings }: Pick<Warned, 'warnings'>, code: string): string => {
    const found = warnings.find((one) => one.code === code);
    expect([place, found?.code ?? warnings.map((one) => one.code)]).toEqual([place, code]);
    return found!.message;
  };
  const page = async (address: string) => {
    const response = await owner.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    const text = await response.text();
    const plain = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
    return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => plain[entity as keyof typeof plain]);
  };
  const events = () =>
    web.service.database
      .reading((tx) => tx)
      .run(async (tx) => {
        const rows = await tx.query<{ body: string }>('SELECT body FROM events ORDER BY id', []);
        return rows.map(({ body }) => JSON.parse(body) as { type: string; entity: { id: number }; data: Warned });
      });
  /** The places of a stored pay. */
  const storedPlaces = async (employeeId: number, payId: number, code: string) => {
    const address = `/api/company/${company}/pays/${payId}`;
    const message = messageIn('read', await web.call<Warned>('GET', address), code);
    const listed = await web.call<Warned[]>('GET', `/api/company/${company}/pays?employee_id=${employeeId}`);
    expect(
      messageIn(
        'list',
        listed.find(({ id }) => id === payId)!,
        code,
      ),
    ).toBe(message);
    expect(messageIn('explanation', await web.call<Warned>('GET', `${address}/explanation`), code)).toBe(message);
    const last = (await events()).findLast(({ type, entity }) => /^pay\./.test(type) && entity.id === payId);
    expect(messageIn('event', last!.data, code)).toBe(message);
    expect(await page(`/companies/${company}/pays/${payId}`)).toMatch(asOnPages(message));
    return message;
  };

  const ofPays = Object.entries(recipes).filter(([, recipe]) => recipe.terminate === undefined);
  const ofTerminations = Object.entries(recipes).filter(([, recipe]) => recipe.terminate !== undefined);

  test.each(ofPays)('%s: preview, create, read, list, explanation, event and page', async (code, recipe) => {
    const id = await hire(recipe);
    const earlier: Warned[] = [];
    for (const [day, pay] of Object.entries(recipe.earlier ?? {})) earlier.push(...(await pays(day, item(id, pay))));
    if (recipe.change !== undefined) {
      await web.call('PATCH', `/api/company/${company}/employees/update`, [{ id, ...recipe.change }]);
    }
    const payDate = recipe.payDate ?? '2026-11-12';
    const address = (pay: Warned) => `/api/company/${company}/pays/${pay.id}`;
    const preview = recipe.then === undefined ? await pays(payDate, item(id, recipe.pay), 'preview') : [];
    const [made] = await pays(payDate, item(id, recipe.pay));
    let shown = made!;
    if (recipe.then === 'delete-earlier') await web.call('DELETE', address(earlier[0]!));
    if (recipe.then === 'correct-to-less') {
      const path = `${address(shown)}/correction`;
      const corrected = await web.call<{ replacement: Warned }>('POST', path, { hours: hours('30') });
      shown = corrected.replacement;
    }
    const message = await storedPlaces(id, shown.id, code);
    if (recipe.then === 'delete-earlier') return;
    expect(messageIn('create', shown, code)).toBe(message);
    if (recipe.then === undefined) expect(messageIn('preview', preview[0]!, code)).toBe(message);
  });

  // README of payroll-core: the field of a warning has the name of the API.
  test.each<[string, string]>([
    ['au.withholding/special-schedule-not-used', 'seasonal_worker_scheme'],
    ['au.withholding/downward-variation-used', 'withholding_variation_from'],
    ['au.withholding/downward-variation-not-in-force', 'withholding_variation_from'],
    ['au.withholding/seniors-without-threshold', 'has_claimed_tax_free_threshold'],
  ])('%s is about %s of the record', async (code, field) => {
    const id = await hire(recipes[code as AuWarningCode]!);
    const [pay] = await pays('2026-11-12', item(id), 'preview');
    expect(pay!.warnings.find((one) => one.code === code)).toMatchObject({ field });
    expect(await web.call('GET', `/api/employees/${id}`)).toHaveProperty(field);
  });

  /** What the form of a termination can say. */
  const inTheForm: ReadonlySet<string> = new Set([
    ...['termination_date', 'pay_date', 'reason', 'cessation_type_code', 'redundancy_amount', 'etp_amount'],
    ...['notice_given_date', 'is_small_business'],
    ...['is_genuine_redundancy', 'is_lsl_shortfall_paid', 'holiday_hours_before_18_august_1993'],
  ]);

  test.each(ofTerminations)('%s: previews, terminate, the pay, its event and its pages', async (code, recipe) => {
    if (recipe.isAlone === true) company = await newCompany('Alone');
    const id = await hire(recipe);
    for (const [day, pay] of Object.entries(recipe.earlier ?? {})) await pays(day, item(id, pay));
    const body: Body = { termination_date: '2026-11-13', pay_date: '2026-11-13', ...recipe.terminate };
    const { pay_date: payDate, ...termination } = body;
    const preview = await pays(String(payDate), [{ employee_id: id, hours: [], termination }], 'preview');
    const previewed = messageIn('preview', preview[0]!, code);
    if (Object.keys(body).every((name) => inTheForm.has(name))) {
      const typed = new URLSearchParams(
        Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const form = await page(`/companies/${company}/people/${id}/terminate?${typed.toString()}`);
      expect(form).toMatch(asOnPages(previewed));
    }
    const ended = await web.call<Warned & { pay_id: number }>('POST', `/api/employees/${id}/terminate`, body);
    const message = messageIn('terminate', ended, code);
    expect(message).toBe(previewed);
    expect(messageIn('termination', await web.call<Warned>('GET', `/api/employees/${id}/termination`), code)).toBe(
      message,
    );
    expect(await storedPlaces(id, ended.pay_id, code)).toBe(message);
  });

  test('the preview shows the minimum notice and redundancy pay beside what is entered, with the section of the Act', async () => {
    const id = await hire({ hire: { start_date: '2020-11-16', date_of_birth: '1990-05-05' } });
    const query =
      'termination_date=2026-11-13&pay_date=2026-11-13&reason=REDUNDANCY&redundancy_amount=16000&is_small_business=false&notice_given_date=2026-10-16';
    const form = (await page(`/companies/${company}/people/${id}/terminate?${query}`)).replace(/\s+/g, ' ');
    // Almost six years: four weeks of notice, all given; ten weeks of 38 hours at $40.
    expect(form).toContain('s 117(3): 5 years 11 months 1 day of continuous service: 4 weeks');
    expect(form).toContain('s 119(2): 5 years 11 months 29 days of continuous service: 10 weeks');
    expect(form).toContain('$15,200.00');
    expect(form).not.toContain('of redundancy pay (Fair Work Act');
  });

  test('the form takes the full rate of pay for the notice, and the preview says at which rate it is measured', async () => {
    const id = await hire({ hire: { start_date: '2020-11-16', date_of_birth: '1990-05-05' } });
    const query =
      'termination_date=2026-11-13&pay_date=2026-11-13&cessation_type_code=F&notice_hours=152&notice_rate_per_hour=';
    const form = async (rate: string) =>
      (await page(`/companies/${company}/people/${id}/terminate?${query}${rate}`)).replace(/\s+/g, ' ');
    // Fair Work Act s 117(2)(b). Four weeks of 38 hours: 152 × 47.50 = 7,220.
    const entered = await form('47.50');
    expect(entered).toContain('here it is at $47.50 an hour, as entered.');
    expect(entered).toContain('$7,220.00');
    const without = await form('');
    expect(without).toContain('here it is at $40.00 an hour, the base rate alone');
    expect(without).toContain('$6,080.00');
  });

  test('the form offers every way in which a job ends', async () => {
    const form = await page(`/companies/${company}/people/${await hire({})}/terminate`);
    const reasons = [
      'TERMINATION',
      'REDUNDANCY',
      'INVALIDITY',
      'DEATH_DEPENDENT',
      'DEATH_NON_DEPENDENT',
      'DEATH_ESTATE',
    ];
    for (const value of [...reasons, 'V', 'F', 'C', 'T']) expect(form).toContain(`<option value="${value}"`);
  });
});
