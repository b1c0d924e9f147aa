import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(300_000);

interface Run {
  readonly pay_run_id: number;
  readonly status: string;
  readonly pay_count: number;
  readonly left_out: readonly {
    readonly employee_id: number;
    readonly employee_number: string;
    readonly reason: string;
  }[];
}

const PEOPLE = 500;
/**
 * New Zealand: a tailored tax code whose rate nobody told, of two before the run is opened and of three before it is
 * processed. Australia: a rate by which a week is more than a pay can be.
 */
const unpayable = [
  { country: 'nz', changes: { nz_tax_code: 'STC' }, early: [3, 77], late: [201, 342, 499] },
  { country: 'au', changes: { pay_rate_per_hour: '99999999999' }, early: [3, 77, 201, 342, 499], late: [] },
] as const;

describe.each(testEngines)('people who cannot be paid on $engine', (engine) => {
  let api: PayService;
  beforeAll(async () => {
    api = await startPayService(engine);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  it.each(unpayable)(
    'in $country, 495 of 500 are paid and five are listed',
    async ({ country, changes, early, late }) => {
      const employer = await api.employer();
      const path = `/api/company/${employer[country]}/pay-runs`;
      const ids: number[] = [];
      for (let from = 0; from < PEOPLE; from += 100) {
        const people = Array.from({ length: 100 }, (_one, i) => ({ number: `N${from + i}` }));
        ids.push(...(await employer.hireAll(country, people)));
      }
      const makeUnpayable = async (place: number) => {
        const body = [{ id: ids[place], ...changes }];
        const { status } = await employer.call('PATCH', `/api/company/${employer[country]}/employees/update`, body);
        expect(status).toBe(200);
      };
      const listed = (run: Run) => run.left_out.map(({ employee_id: id, employee_number: number }) => [id, number]);
      const those = (places: readonly number[]) => places.map((place) => [ids[place], `N${place}`]);

      for (const place of early) await makeUnpayable(place);
      const opened = await employer.call('POST', path, { pay_period: 'WEEKLY', pay_date: '2026-11-12' });
      expect([opened.status, opened.body.pay_count]).toEqual([201, PEOPLE - early.length]);
      expect(listed(opened.body as Run)).toEqual(those(early));
      for (const place of late) await makeUnpayable(place);
      const processed = await employer.call('POST', `${path}/${opened.body.pay_run_id}/process`);
      expect([processed.status, listed(processed.body as Run)]).toEqual([200, those(late)]);
      for (const { reason } of [...opened.body.left_out, ...processed.body.left_out] as Run['left_out'])
        expect(reason).toMatch(/\w/);
      const paysThatAre = async (status: string) =>
        (await employer.call('GET', `/api/company/${employer[country]}/pays?status=${status}`)).body as unknown[];
      expect(await paysThatAre('processed')).toHaveLength(495);
      expect(await paysThatAre('pending')).toHaveLength(late.length);
    },
  );

  it('a pay of a rate that no pay can have is refused with what is wrong, bonus and termination too', async () => {
    const employer = await api.employer();
    const id = await employer.hire('au', { pay_rate_per_hour: '999999999999' });
    const hours = [{ description: 'Ordinary', units: 'hours', value: '1' }];
    const bonuses = [{ description: 'Bonus', amount: '100', tax_method: 'METHOD_A_WHOLE_YEAR' }];
    const refused = async (item: object) => {
      const { status, body } = await employer.pay('au', [{ employee_id: id, ...item }], '?pay_date=2026-11-12');
      return [status, (body as unknown as { detail: string }).detail];
    };
    expect(await refused({ hours })).toEqual([400, expect.stringContaining('more than a pay can be')]);
    expect(await refused({ bonuses })).toEqual([400, expect.stringContaining('at most 12 digits before the point')]);
    const days = { termination_date: '2026-11-12', pay_date: '2026-11-12' };
    expect((await employer.call('POST', `/api/employees/${id}/terminate`, days)).status).toBe(400);
  });

  it.each([
    ['au', { super: '999999999.99', qualifying_earnings: '999999999.99', holiday_leave_hours: '999999.9999' }],
    [
      'nz',
      { student_loan: '999999999.99', gross_last_12_months: '999999999.99', annual_holidays_weeks: '999999.9999' },
    ],
  ] as const)('in %s, the largest opening balances stop no pay and no run', async (country, own) => {
    const employer = await api.employer();
    const id = await employer.hire(country, { start_date: '2024-07-01' });
    const path = `/api/employees/${id}/opening-balances`;
    const largest = { as_at: '2026-10-31', gross: '999999999.99', tax: '999999999.99', ...own };
    for (const name of Object.keys(largest).filter((field) => field !== 'as_at')) {
      expect(await employer.call('PUT', path, { as_at: '2026-10-31', [name]: '1000000000' })).toMatchObject({
        status: 422,
        body: { data: [{ path: `body.${name}`, code: 'out_of_range' }] },
      });
    }
    expect((await employer.call('PUT', path, largest)).status).toBe(200);
    const hours = [{ description: 'Ordinary time', units: 'hours', value: '38', rate: '40' }];
    for (const day of ['2026-11-05', '2026-11-12', '2026-11-19']) {
      const made = await employer.pay(country, [{ employee_id: id, hours }], `?pay_date=${day}`);
      expect([day, made.status]).toEqual([day, 201]);
    }
    const run = { pay_period: 'WEEKLY', pay_date: '2026-11-26' };
    const opened = await employer.call('POST', `/api/company/${employer[country]}/pay-runs`, run);
    expect([opened.status, (opened.body as unknown as Run).left_out]).toEqual([201, []]);
  });

  const open = (employer: Employer, pay_date: string) =>
    employer.call('POST', `/api/company/${employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date });

  it('somebody whose own schedule is not confirmed is listed with the reason; the others are paid', async () => {
    const employer = await api.employer();
    const [one, shearer, payer, two] = await employer.hireAll('au', [
      {},
      { withholding_schedule: 'HORTICULTURE_OR_SHEARING', has_claimed_tax_free_threshold: true },
      {},
      {},
    ]);
    // Section 45 of the Child Support (Registration and Collection) Act 1988: the protected amount of 2027 is not announced.
    const deduction = { description: 'Child support', amount: '100', classification: 'CHILD_SUPPORT_DEDUCTION' };
    expect((await employer.call('POST', `/api/employees/${payer!}/deductions`, deduction)).status).toBe(201);
    const opened = await open(employer, '2027-01-07');
    expect([opened.status, opened.body.pay_count]).toEqual([201, 2]);
    const [shearing, childSupport] = (opened.body as Run).left_out;
    expect([shearing!.employee_id, childSupport!.employee_id]).toEqual([shearer, payer]);
    expect(shearing!.reason).toMatch(/[Ss]chedule 2|horticulture/i);
    expect(childSupport!.reason).toContain('child_support_protected_earnings');
    // Once the notice's amount is entered, the next opening takes the person in.
    const notice = { child_support_protected_earnings: '500' };
    const patched = await employer.call('PATCH', `/api/company/${employer.au}/employees/update`, [
      { id: payer, ...notice },
    ]);
    expect(patched.status).toBe(200);
    const again = await open(employer, '2027-01-07');
    expect((again.body as Run).left_out.map(({ employee_id }) => employee_id)).toEqual([shearer]);
    const path = `/api/company/${employer.au}/pay-runs/${(again.body as Run).pay_run_id}`;
    const processed = await employer.call('POST', `${path}/process`);
    expect([processed.status, (processed.body as Run).status]).toEqual([200, 'processed']);
    const paid = (await employer.call('GET', `/api/company/${employer.au}/pays?status=processed`)).body as {
      employee_id: number;
    }[];
    expect(paid.map(({ employee_id }) => employee_id)).toEqual([one, two, payer]);
    // A day for which nobody has law refuses the run.
    expect((await open(employer, '2030-01-03')).status).toBe(400);
  });
});
