import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

const RATE = 40;
const DAY = 8;

describe.each(testEngines)('time away without pay in New Zealand on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  describe('somebody who is away without pay', () => {
    const away = (reason: string, start_date: string, end_date: string) => ({ reason, start_date, end_date });
    /** What a run of the week of 26 October to 1 November 2026 stages; Labour Day is its Monday. */
    const staged = async (absence: Readonly<Record<string, unknown>>, more: object = {}) => {
      const own = await api.employer();
      const people = nzPeople(own);
      const id = await people.hire({ start_date: '2026-10-12', ...more });
      await people.tell(id, 'absences', absence);
      const opened = await own.call('POST', `/api/company/${own.nz}/pay-runs`, {
        pay_period: 'WEEKLY',
        pay_date: '2026-10-29',
      });
      expect(opened.status).toBe(201);
      const { body } = await own.call('GET', `/api/company/${own.nz}/pays`);
      return people.paysIn(body).map((pay) => ({
        hours: pay.hours.map(({ value }) => value),
        leave: pay.leave.map(({ leave_type: type }) => type),
        gross: pay.gross,
      }));
    };

    it('gets no pay from a run of days that lie in it', async () => {
      // @law Holidays Act 2003 s 12; Employment New Zealand: a public holiday in parental leave is not paid
      expect(await staged(away('PARENTAL', '2026-10-19', '2027-02-28'))).toEqual([]);
      expect(await staged(away('UNPAID_OTHER', '2026-10-26', '2026-10-30'))).toEqual([]);
    });

    it('is paid the days that are worked, and a public holiday that would have been', async () => {
      // Away on Thursday and Friday: Labour Day and two days of work are left.
      expect(await staged(away('UNPAID_OTHER', '2026-10-29', '2026-11-30'))).toEqual([
        { hours: [2 * DAY], leave: ['PAID_PUBLIC_HOLIDAY'], gross: 3 * DAY * RATE },
      ]);
      // Away until Labour Day: four days of work.
      expect(await staged(away('PARENTAL', '2026-10-19', '2026-10-26'))).toEqual([
        { hours: [4 * DAY], leave: [], gross: 4 * DAY * RATE },
      ]);
      // Who works Tuesday to Thursday misses one of three days.
      const part = { working_days: 'TUE,WED,THU', standard_days_per_week: 3 };
      expect(await staged(away('UNPAID_OTHER', '2026-10-29', '2026-10-29'), part)).toEqual([
        { hours: [2 * DAY], leave: [], gross: 2 * DAY * RATE },
      ]);
    });

    it('and is sick is paid the public holiday of that week', async () => {
      expect(await staged(away('UNPAID_SICK', '2026-10-26', '2026-10-27'))).toEqual([
        { hours: [3 * DAY], leave: ['PAID_PUBLIC_HOLIDAY'], gross: 4 * DAY * RATE },
      ]);
      expect(await staged(away('UNPAID_SICK', '2026-10-26', '2026-10-30'))).toEqual([
        { hours: [0], leave: ['PAID_PUBLIC_HOLIDAY'], gross: DAY * RATE },
      ]);
    });

    // The new job is another one (specification 3.1): parental leave of the job before does not keep anybody from its pay.
    it('and comes back in a new job is paid for it', async () => {
      const own = await api.employer();
      const people = nzPeople(own);
      const id = await people.hire({ start_date: '2026-08-03' });
      await people.tell(id, 'absences', away('UNPAID_OTHER', '2026-08-10', '2026-08-12'));
      await people.tell(id, 'absences', away('PARENTAL', '2026-09-07', '2027-02-28'));
      await people.tell(id, 'absences', away('VOLUNTEERS', '2027-05-03', '2027-05-28'));
      await people.paid('2026-10-01', { employee_id: id, hours: [], termination: { termination_date: '2026-10-02' } });
      const back = await own.call('POST', `/api/employees/${id}/reinstate`, { start_date: '2026-11-02' });
      expect(back.status).toBe(200);
      const { body } = await own.call('GET', `/api/employees/${id}/absences`);
      const days = (body as Record<string, unknown>[]).map(({ start_date, end_date }) => [start_date, end_date]);
      expect(days).toEqual([
        ['2026-08-10', '2026-08-12'],
        ['2026-09-07', '2026-10-02'],
      ]);
      const opened = await own.call('POST', `/api/company/${own.nz}/pay-runs`, {
        ...{ pay_period: 'WEEKLY', pay_date: '2026-11-05' },
      });
      expect(opened.body).toMatchObject({ pay_count: 1, gross: 5 * DAY * RATE });
    });

    it('gets the final pay', async () => {
      const own = await api.employer();
      const people = nzPeople(own);
      const id = await people.hire({ start_date: '2026-10-12' });
      await people.tell(id, 'absences', away('PARENTAL', '2026-10-19', '2027-02-28'));
      const planned = await own.call('PUT', `/api/employees/${id}/planned-termination`, {
        termination_date: '2026-11-25',
      });
      expect(planned.status).toBe(200);
      await own.call('POST', `/api/company/${own.nz}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-26' });
      const { body } = await own.call('GET', `/api/company/${own.nz}/pays`);
      expect(body).toEqual([
        expect.objectContaining({
          hours: [expect.objectContaining({ value: 0 })],
          termination: expect.objectContaining({ termination_date: '2026-11-25' }) as unknown,
        }),
      ]);
    });

    it('is asked about a public holiday in leave without pay, not told that it is missing', async () => {
      const shown = async (reason: string) => {
        const id = await nz.hire({ start_date: '2026-10-12' });
        await nz.tell(id, 'absences', away(reason, '2026-10-26', '2026-10-30'));
        return nz
          .codes(await nz.preview('2026-10-29', { employee_id: id, hours: [] }))
          .filter((code) => code.startsWith('nz.public-holidays/'));
      };
      expect(await shown('PARENTAL')).toEqual([]);
      expect(await shown('UNPAID_OTHER')).toEqual(['nz.public-holidays/working-day-uncertain']);
      expect(await shown('UNPAID_SICK')).toEqual(['nz.public-holidays/not-in-pay']);
    });
  });

  it('without pay for two years leaves the earnings since the last anniversary in the eight per cent', async () => {
    const own = await api.employer();
    const people = nzPeople(own);
    const id = await people.hire({ start_date: '2024-04-01', pay_period: 'MONTHLY' });
    await people.tell(id, 'absences', {
      reason: 'UNPAID_OTHER',
      start_date: '2024-07-01',
      end_date: '2026-08-31',
    });
    const month = [{ description: 'Work', units: 'hours', value: 150 }];
    for (const payDate of ['2024-04-20', '2024-05-20', '2024-06-20', '2026-09-20', '2026-10-20'])
      await people.paid(payDate, { employee_id: id, hours: month });
    const [last] = (
      await own.call('POST', `/api/company/${own.nz}/pays/preview?pay_date=2026-11-20`, [
        { employee_id: id, hours: month, termination: { termination_date: '2026-11-30' } },
      ])
    ).body as readonly (NzPaid & { readonly termination: { readonly non_etp_amount: number } })[];
    // 791 days away, of which the first week counts: nothing has fallen due since the start, and six months were paid.
    // @law Holidays Act 2003 ss 16(2), 23(2)
    expect(last!.termination.non_etp_amount).toBe((6 * 150 * RATE * 8) / 100);
    expect(people.codes(last!)).not.toContain('nz.holidays/history-short');
  });
});
