import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** PAYE on 1,600 a week: 83,200 a year are 17,333.50 of income tax and 1,456 of levy, a week of them. */
const OF_WEEK = 361.33;
const holiday = (date: string) => [{ description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date, hours: 40 }];

describe.each(testEngines)('holidays that are paid before they are taken on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  it('are taxed by the periods they are in, where each has a pay of its own', async () => {
    const id = await nz.hire({ start_date: '2026-11-02' });
    await nz.paid('2026-11-12', { employee_id: id });
    for (const [end, first] of [
      ['2026-11-22', '2026-11-16'],
      ['2026-11-29', '2026-11-23'],
    ]) {
      const query = `?pay_date=2026-11-12&pay_run_end_date=${end}`;
      const { status, body } = await employer.pay(
        'nz',
        [{ employee_id: id, hours: [], leave: holiday(first!) }],
        query,
      );
      // @law Income Tax Act 2007 s RD 13: as if it had been paid in that period
      expect([status, (body as NzPaid[])[0]?.tax]).toEqual([201, OF_WEEK]);
    }
  });

  it('are named where they are taxed with the pay of a week', async () => {
    const id = await nz.hire({ start_date: '2026-11-02' });
    const shown = await nz.preview('2026-11-12', { employee_id: id, leave: holiday('2026-11-16') });
    expect(shown.tax).toBeGreaterThan(2 * OF_WEEK);
    const told = shown.warnings.find(({ code }) => code === 'pay/leave-after-period');
    expect(told?.message).toContain('40 hours of leave are after 2026-11-15');
    const within = await nz.preview('2026-11-12', { employee_id: id, hours: [], leave: holiday('2026-11-15') });
    expect(nz.codes(within)).not.toContain('pay/leave-after-period');
  });
});
