import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPeople } from '../../testing/nz-people';
import { startPayService, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

const DAY = 8;
const WEEK = 40;

describe.each(testEngines)('labour hire in New Zealand on $engine', (engine) => {
  let api: PayService;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    nz = nzPeople(await api.employer());
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  it('an employee of a labour hire firm has the leave of everybody', async () => {
    const id = await nz.hire({ start_date: '2025-10-13', employment_status: 'Labour Hire' });
    // @law Holidays Act 2003 ss 5, 16, 63
    expect(nz.hoursLeft(await nz.paid('2025-10-16', { employee_id: id }))).toMatchObject({ SICK: 0 });
    expect(nz.hoursLeft(await nz.paid('2026-04-16', { employee_id: id }))).toMatchObject({ SICK: 10 * DAY });
    const year = await nz.paid('2026-10-15', { employee_id: id });
    expect(nz.hoursLeft(year)).toMatchObject({ ANNUAL_HOLIDAYS: 4 * WEEK, SICK: 10 * DAY });
  });

  it.each(['Labour Hire', 'Full-time'])(
    'a contractor has none, nor eight per cent in a closedown: %s',
    async (status) => {
      const contractor = { nz_tax_code: 'WT', schedular_activity: 'labour-hire', employment_status: status };
      const id = await nz.hire({ start_date: '2025-10-13', ...contractor });
      await nz.paid('2025-10-16', { employee_id: id });
      await nz.tell(id, 'closedowns', { start_date: '2025-12-22', end_date: '2026-01-09' });
      // A contractor is no employee. @law Employment Relations Act 2000 s 6; Holidays Act 2003 s 5
      expect((await nz.preview('2025-12-24', { employee_id: id, hours: [] })).gross).toBe(0);
      const year = await nz.paid('2026-10-15', { employee_id: id });
      expect(nz.hoursLeft(year)).toMatchObject({ ANNUAL_HOLIDAYS: 0, SICK: 0 });
      // Income Tax Act 2007 Schedule 4: labour hire 20 %.
      expect([year.gross, year.tax]).toEqual([40 * WEEK, 0.2 * 40 * WEEK]);
    },
  );
});
