import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

const RATE = 40;
const DAY = 8;
/** Anniversary days of 2027: Wellington on Monday 25 January, Auckland on Monday 1 February. @law Holidays Act 2003 s 44(1)(l) */
const WELLINGTON = '2027-01-25';
const AUCKLAND = '2027-02-01';

describe.each(testEngines)('an employee of New Zealand who works in another region on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2027, 1, 15, 1));
  }, 120_000);
  beforeEach(async () => {
    employer = await api.employer();
    nz = nzPeople(employer);
    await asked(200, 'PATCH', '', { region: 'Auckland' });
  });
  afterAll(() => api.close(), 60_000);

  const asked = async (status: number, method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await employer.call(method, `/api/company/${employer.nz}${path}`, body);
    expect([answer.status, answer.body]).toEqual([status, answer.body]);
    return answer.body;
  };
  const daysOff = ({ leave }: NzPaid) =>
    leave.filter(({ leave_type }) => leave_type === 'PAID_PUBLIC_HOLIDAY').map(({ date, amount }) => [date, amount]);
  const hours = (value: number, more: object = {}) => ({ description: 'Work', units: 'hours', value, ...more });

  it('keeps the anniversary day of the place of work in a run', async () => {
    const inAuckland = await nz.hire({ start_date: '2026-08-03' });
    const inWellington = await nz.hire({ start_date: '2026-08-03', public_holiday_region: 'Wellington' });
    const staged = async (payDate: string) => {
      await asked(201, 'POST', '/pay-runs', { pay_period: 'WEEKLY', pay_date: payDate });
      const pays = (await asked(200, 'GET', `/pays?from=${payDate}&to=${payDate}`)) as (NzPaid & {
        readonly employee_id: number;
      })[];
      return [inAuckland, inWellington].map((id) => daysOff(pays.find(({ employee_id }) => employee_id === id)!));
    };
    expect(await staged('2027-01-28')).toEqual([[], [[WELLINGTON, DAY * RATE]]]);
    expect(await staged('2027-02-04')).toEqual([[[AUCKLAND, DAY * RATE]], []]);
  });

  it('earns time and a half and an alternative holiday on that day, and not on the one of the company', async () => {
    const id = await nz.hire({ start_date: '2026-08-03', public_holiday_region: 'WGN' });
    const worked = (date: string) => ({
      employee_id: id,
      hours: [hours(32), hours(DAY, { public_holiday_date: date })],
    });
    const pay = await nz.paid('2027-01-28', worked(WELLINGTON));
    expect([pay.gross, nz.hoursLeft(pay)['ALT_HOLIDAY']]).toEqual([32 * RATE + DAY * RATE * 1.5, DAY]);
    const path = `/api/company/${employer.nz}/pays/preview?pay_date=2027-02-04`;
    const refused = await employer.call('POST', path, [worked(AUCKLAND)]);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('public_holiday_region'),
    ]);
  });

  it('is told of that day where a pay has no row for it, also where the company has no region', async () => {
    await asked(200, 'PATCH', '', { region: null });
    const told = async (more: object) => {
      const id = await nz.hire({ start_date: '2026-08-03', ...more });
      return nz
        .codes(await nz.preview('2027-01-28', { employee_id: id }))
        .filter((code) => /^(?:nz\.public-holidays|pay\/region)/.test(code));
    };
    expect(await told({})).toEqual(['pay/region-unknown']);
    expect(await told({ public_holiday_region: 'Wellington' })).toEqual(['nz.public-holidays/not-in-pay']);
    // Canterbury keeps its day in November.
    expect(await told({ public_holiday_region: 'Canterbury' })).toEqual([]);
  });

  it('is paid it after the last day where it falls into the holidays left', async () => {
    const leaving = async (more: object) => {
      const id = await nz.hire({ start_date: '2024-08-05', ...more });
      const gross = { gross_last_12_months: String(52 * 5 * DAY * RATE), gross_since_anniversary: '0' };
      await nz.told(id, { as_at: '2027-01-17', annual_holidays_weeks: '1', ...gross });
      return (await nz.terminate(id, '2027-01-22'))['unused_holiday_amount'];
    };
    // A week from Monday 25 January. @law Holidays Act 2003 s 40(3)
    expect(await leaving({})).toBe(5 * DAY * RATE);
    expect(await leaving({ public_holiday_region: 'Wellington' })).toBe(6 * DAY * RATE);
  });

  it('keeps in a correction the region that the pay was made with', async () => {
    const id = await nz.hire({ start_date: '2026-08-03', public_holiday_region: 'Wellington' });
    const item = { employee_id: id, hours: [hours(32), hours(7, { public_holiday_date: WELLINGTON })] };
    const pay = await nz.paid('2027-01-28', item);
    await asked(200, 'PATCH', '/employees/update', [{ id, public_holiday_region: null }]);
    const again = { hours: [hours(32), hours(DAY, { public_holiday_date: WELLINGTON })] };
    const correction = (query: string) =>
      employer.call('POST', `/api/company/${employer.nz}/pays/${pay.id}/correction/preview${query}`, again);
    expect((await correction('?use_current_record=true')).status).toBe(400);
    const corrected = await correction('');
    expect([corrected.status, corrected.body]).toEqual([200, corrected.body]);
    const { gross } = (corrected.body as { readonly replacement: NzPaid }).replacement;
    expect(gross).toBe(32 * RATE + DAY * RATE * 1.5);
  });

  it('is refused a region that has no anniversary day', async () => {
    await expect(nz.hire({ public_holiday_region: 'Nowhere' })).rejects.toThrow(/body\[0\]\.public_holiday_region/);
  });
});
