import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

/** A month is a twelfth of 52 weeks; hours a day × days a week × 52 ÷ 12 × the rate, rounded once to the cent. */
describe.each(testEngines)('a monthly pay of standing hours on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  test('is worth exactly what the hours say', async () => {
    const standing = { pay_period: 'MONTHLY', standard_days_per_week: 5 };
    const [office, half] = await employer.hireAll('au', [
      { ...standing, standard_hours_per_day: '7.6', pay_rate_per_hour: '40' },
      { ...standing, standard_hours_per_day: '8', pay_rate_per_hour: '30.000375' },
    ]);
    const company = `/api/company/${employer.au}`;
    const opened = await employer.call('POST', `${company}/pay-runs`, {
      pay_period: 'MONTHLY',
      pay_date: '2026-11-13',
    });
    expect(opened.status).toBe(201);
    const gross = async (employeeId: number | undefined) =>
      ((await employer.call('GET', `${company}/pays?employee_id=${employeeId}`)).body as { gross: number }[]).map(
        (pay) => pay.gross,
      );
    // 7.6 × 5 × 52 ÷ 12 × 40 = 6,586.666…; hours to two places would make 6,586.80.
    expect(await gross(office)).toEqual([6586.67]);
    // 8 × 5 × 52 ÷ 12 × 30.000375 is 5,200.065 exactly.
    expect(await gross(half)).toEqual([5200.07]);
  });
});
