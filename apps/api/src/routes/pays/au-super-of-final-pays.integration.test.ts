import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Paid {
  readonly id: number;
  readonly super: number;
  readonly compulsory_super_amount: number;
  readonly net: number;
  readonly gross: number;
  readonly tax: number;
  readonly deductions: readonly { readonly amount: number }[];
}

const week = [{ description: 'Work', units: 'hours', value: 38 }];
/** Four weeks of notice in lieu: 152 hours at 50 dollars. */
const notice = {
  termination_date: '2026-11-13',
  is_payment_in_lieu_paid: true,
  payment_in_lieu_type: 'NOTICE_HOURS',
  notice_hours: '152',
};
/** 12 % of the week, 38 × 50, and of the notice, both of them earnings for super. @law Superannuation Guarantee (Administration) Act 1992 s 16 */
const OF_WEEK = 228;
const OF_NOTICE = 912;

describe.each(testEngines)('super of final pays in Australia on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const hire = () =>
    employer.hire('au', {
      start_date: '2018-01-15',
      pay_rate_per_hour: '50',
      standard_hours_per_day: '7.6',
      standard_days_per_week: 5,
      date_of_birth: '1985-01-01',
    });
  const paid = async (item: object): Promise<Paid> => {
    const { status, body } = await employer.pay('au', [item], '?pay_date=2026-11-12');
    if (status !== 201) throw new Error(JSON.stringify(body));
    return (body as Paid[])[0]!;
  };
  const ended = async (id: number): Promise<Paid> => {
    const body = { ...notice, pay_date: '2026-11-12' };
    const answer = await employer.call('POST', `/api/employees/${id}/terminate`, body);
    const { pay_id: payId } = answer.body as { readonly pay_id: number };
    return (await employer.call('GET', `/api/company/${employer.au}/pays/${payId}`)).body as Paid;
  };

  it('counts the notice of a final pay beside the pay of the week, whichever was made first', async () => {
    const first = await hire();
    expect((await paid({ employee_id: first, hours: week })).super).toBe(OF_WEEK);
    expect((await ended(first)).super).toBe(OF_NOTICE);
    const second = await hire();
    expect((await ended(second)).super).toBe(OF_NOTICE);
    expect((await paid({ employee_id: second, hours: week })).super).toBe(OF_WEEK);
    const together = await hire();
    expect((await paid({ employee_id: together, hours: week, termination: notice })).super).toBe(OF_WEEK + OF_NOTICE);
  });

  it('says what pays and their final pay contributed, on a replay too', async () => {
    const id = await hire();
    await paid({ employee_id: id, hours: week });
    const final = await ended(id);
    const replay = await employer.call('POST', `/api/company/${employer.au}/pays/${final.id}/replay`);
    expect(replay.body).toMatchObject({ is_equal: true });
  });
});
