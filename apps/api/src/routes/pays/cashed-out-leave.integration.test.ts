import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene } from '../../testing/pay-service';

jest.setTimeout(120_000);

describe.each(testEngines)('leave that is cashed out in Australia on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  const row = (leave_type: string, more: object = {}) => ({
    ...{ description: 'Cashed out', leave_type, date: '2026-08-26', hours: '10', is_cash_up: true },
    ...more,
  });
  const worked = [{ description: 'Ordinary', units: 'hours', value: '38', rate: '40' }];

  test('leaves the balance, earns no leave, counts for super and is reported as paid leave C', async () => {
    const id = await au.hire();
    const [pay] = await au.pays([{ employee_id: id, hours: worked, leave: [row('HOLIDAY')] }], '2026-08-30');
    // 48 hours at 40 dollars; super is 12 % of them.
    expect(pay).toMatchObject({ gross: 1920, super: 230.4, leave: [{ amount: 400, is_cash_up: true }] });
    const { body } = await au.employer.call('GET', `/api/employees/${id}/balances?as_at=2026-08-30`);
    // The 38 hours that were worked earn 38 × 0.076923 and 38 × 0.038462 hours.
    expect(body.leave).toMatchObject([
      { leave_type: 'HOLIDAY', hours: -7.076926 },
      { leave_type: 'SICK', hours: 1.461556 },
      { leave_type: 'LONG_SERVICE' },
      { leave_type: 'OTHER' },
      { leave_type: 'OTHER' },
    ]);
    const { yearToDate } = await au.lodged([pay!.id]);
    expect(yearToDate).toMatchObject({ gross: '1520.00', paidLeave: [{ code: 'C', amount: '400.00' }] });
  });

  test('is refused for leave that nobody may cash out', async () => {
    const id = await au.hire();
    const { status, body } = await au.employer.pay('au', [{ employee_id: id, leave: [row('COMPASSIONATE')] }]);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('is_cash_up')]);
  });
});
