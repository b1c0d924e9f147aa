import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(120_000);

/**
 * Determination PR813655 prints 20.86 an hour for level 1 of Retail at 18 after more than six months with the employer, from the first full pay period on or after
 * 1 December 2026; 26.08 is that with the casual loading, 36.51 on a Sunday (175 per cent). Until then it is 19.47.
 */
const junior = {
  ...{ award_code: 'MA000004', award_classification: 'Retail employee level 1', state: 'NSW' },
  ...{ date_of_birth: '2008-02-01', start_date: '2026-01-15', award_ordinary_hours_only: true },
};

interface Paid extends PayAnswer {
  readonly hours: readonly { readonly value: number; readonly rate: number; readonly rate_description: string }[];
  readonly award_check: {
    readonly verdict: string;
    readonly short_by: number;
    readonly editions: readonly string[];
  };
}

describe.each(testEngines)('juniors of December 2026 on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  test('the rate of November is short in the week of 30 November no cent, and a week later by the rise', async () => {
    const id = await au.hire({ ...junior, employment_status: 'Part-time', pay_rate_per_hour: '19.47' });
    const paid = async (payDate: string) => {
      const rows = [{ description: 'Ordinary time', units: 'hours', value: '10', rate: '19.47' }];
      return (await au.pays([{ employee_id: id, hours: rows }], payDate))[0] as Paid;
    };
    const before = await paid('2026-12-06');
    expect(before.award_check).toMatchObject({ verdict: 'met', short_by: 0 });
    const after = await paid('2026-12-13');
    expect(after.award_check).toMatchObject({
      verdict: 'short',
      short_by: 13.9,
      editions: ['au.awards.MA000004.pay-guide@2026-12-01'],
    });
    expect(after.warnings).toContainEqual({
      code: 'au.awards/short',
      message: expect.stringMatching(/^Short by \$13\.90 against MA000004 \(Retail employee level 1\)/),
    });
    const { body } = await au.employer.call('GET', `/api/company/${au.employer.au}/pays/${after.id}/explanation`);
    expect(body.explanation.award_check.because[0].says).toContain('20.86');
  });

  test('shifts of a casual become hours at the new rate, with its penalties', async () => {
    const id = await au.hire({ ...junior, employment_status: 'Casual', pay_rate_per_hour: '24.34' });
    const call = (method: string, path: string, body?: unknown) => au.employer.call(method, path, body);
    const address = `/api/company/${au.employer.au}`;
    const { body } = await call('POST', `${address}/timesheets`, [
      { employee_id: id, date: '2026-12-16', start: '10:00', end: '14:00' },
      { employee_id: id, date: '2026-12-20', start: '10:00', end: '14:00' },
    ]);
    await call('POST', `${address}/timesheets/approve`, { shift_ids: body.map((one: { id: number }) => one.id) });
    const run = await call('POST', `${address}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-12-20' });
    expect(run.status).toBe(201);
    const query = `employee_id=${id}&from=2026-12-20&to=2026-12-20&status=pending`;
    const pay = (await call('GET', `${address}/pays?${query}`)).body[0] as Paid;
    expect(pay.hours.map(({ value, rate }) => [value, rate])).toEqual([
      [4, 26.08],
      [4, 36.51],
    ]);
    expect(pay.award_check.verdict).toBe('met');
  });
});
