import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene } from '../../testing/pay-service';

jest.setTimeout(180_000);

/**
 * Methods B(i) and B(ii) of Schedule 5 stand on the earlier pays of the year. Schedule 1 of 1 July 2026, scale 2, weekly: 1,000 is 138, 1,100
 * is 0.3227 × 1100.99 − 185.1935 = 170. Back pay of 100 for a week of 1,000 therefore bears 32, whatever else was paid with that week.
 */
describe.each(testEngines)('payments that stand on earlier pay periods on $engine', (engine) => {
  let scene: AustralianScene;
  beforeAll(async () => {
    scene = await australianScene(engine);
  }, 120_000);
  afterAll(() => scene.close(), 60_000);

  const WEEK = '2026-10-22';
  const LATER = '2026-11-12';
  const back = (amount: string, from = WEEK, to = from, description = 'Back pay') => ({
    ...{ description, amount, stp_category: 'GROSS', tax_method: 'METHOD_B1' },
    ...{ start_date: from, end_date: to },
  });
  const dollars = (amount: string) => [{ description: 'Ordinary', units: 'pay', value: '1', rate: amount }];
  const bonus = (amount: string, tax_method: string) => [{ description: 'Bonus', amount, tax_method }];
  const backPaid = async (id: number, ...back_payments: object[]) =>
    (await scene.payOf(id, '1000', LATER, { back_payments })).tax;

  describe('Method B(i)', () => {
    test('a period that was paid by two pays is worked out anew as one', async () => {
      const employee_id = await scene.hire();
      const half = (pay_department: string) => ({ employee_id, hours: dollars('500'), pay_department });
      await scene.pays([half('Shop'), half('Bar')], WEEK);
      expect(await backPaid(employee_id, back('100'))).toBe(138 + 32);
    });

    test('a bonus of the period is not worked out anew', async () => {
      const id = await scene.hire();
      // Method A: 5,200 ÷ 52 = 100 a week, (170 − 138) × 52.
      const paid = await scene.payOf(id, '1000', WEEK, { bonuses: bonus('5200', 'METHOD_A_WHOLE_YEAR') });
      expect(paid.tax).toBe(138 + 1664);
      expect(await backPaid(id, back('100'))).toBe(138 + 32);
    });

    test('a bonus that was taxed with the period is', async () => {
      const id = await scene.hire();
      await scene.payOf(id, '900', WEEK, { bonuses: bonus('100', 'NORMAL_EARNINGS') });
      expect(await backPaid(id, back('100'))).toBe(138 + 32);
    });

    test('what was withheld from a termination is left alone, and its pay is no period', async () => {
      const id = await scene.hire();
      await scene.payOf(id, '1000', WEEK);
      await scene.terminate(id, { termination_date: '2026-10-29', pay_date: '2026-10-29', etp_amount: '10000' });
      expect(await backPaid(id, back('100', WEEK, '2026-10-29'))).toBe(138 + 32);
    });

    test('two rows for one period come on top of each other', async () => {
      const id = await scene.hire();
      await scene.payOf(id, '1000', WEEK);
      // 1,250 is 0.3227 × 1250.99 − 185.1935 = 218.50, so 219; 150 more than 1,100 bears 49.
      expect(await backPaid(id, back('100'), back('150', WEEK, WEEK, 'More back pay'))).toBe(138 + 32 + 49);
    });

    test('weeks that are mended in a month are looked up as weeks', async () => {
      const id = await scene.hire();
      await scene.payOf(id, '1000', '2026-10-15');
      await scene.payOf(id, '1000', WEEK);
      const { employer } = scene;
      await employer.call('PATCH', `/api/company/${employer.au}/employees/update`, [{ id, pay_period: 'MONTHLY' }]);
      // A month of 4,333.33: 4,333.34 × 3 ÷ 13 = 1,000.00 a week, 138 × 13 ÷ 3 = 598.
      const paid = await scene.payOf(id, '4333.33', '2026-11-30', { back_payments: [back('200', '2026-10-15', WEEK)] });
      expect(paid.tax).toBe(598 + 2 * 32);
    });
  });

  // The week from 29 June to 5 July 2026. Scale 2 of 1 July 2024: 0.3227 × 1000.99 − 180.0385 = 142.98. Of 1 July 2026: 2,000 a week is
  // 0.32 × 2000.99 − 181.7319 = 458.58, so 459; on top of 1,000 that is 459 − 138.
  test.each([
    ['in the order of their days', ['2026-06-30', '2026-07-01'], 321],
    ['in the other order', ['2026-07-01', '2026-06-30'], 138],
  ])('pays of one week on both sides of 30 June belong to their own years, entered %s', async (_name, days, july) => {
    const id = await scene.hire();
    const paid = new Map<string, readonly number[]>();
    for (const day of days) {
      const pay = await scene.payOf(id, '1000', day);
      paid.set(day, [pay.tax, pay.super]);
    }
    expect([paid.get('2026-06-30'), paid.get('2026-07-01')]).toEqual([
      [143, 120],
      [july, 120],
    ]);
  });

  test('Method B(ii) counts weeks as the part of a month that they are', async () => {
    const id = await scene.hire();
    const weeks = ['07-02', '07-09', '07-16', '07-23', '07-30', '08-06', '08-13', '08-20', '08-27', '09-03', '09-10'];
    for (const day of [...weeks, '09-17', '09-24']) await scene.payOf(id, '1000', `2026-${day}`);
    const { employer } = scene;
    await employer.call('PATCH', `/api/company/${employer.au}/employees/update`, [{ id, pay_period: 'MONTHLY' }]);
    // Thirteen weeks are three months: (13,000 + 4,333.33) ÷ 4 = 4,333 a month, 999.92 a week, 0.3227 × 999.99 − 185.1935 = 137.50,
    // so 138 a week and 598 a month. 5,200 ÷ 12 = 433 more: 4,766 × 3 ÷ 13 = 1,099.84, 0.3227 × 1099.99 − 185.1935 = 169.77, so 170
    // a week and 737 a month. (737 − 598) × 12 = 1,668.
    const paid = await scene.payOf(id, '4333.33', '2026-10-30', { bonuses: bonus('5200', 'METHOD_B2') });
    expect(paid.tax).toBe(598 + 1668);
  });

  test('Method B(ii) counts a bonus that was taxed with the earnings of its period', async () => {
    const id = await scene.hire();
    await scene.payOf(id, '1000', '2026-08-02', { bonuses: bonus('4400', 'NORMAL_EARNINGS') });
    // (5,400 + 1,000) ÷ 2 = 3,200 a week, 0.39 × 3200.99 − 363.4627 = 884.92. 5,200 ÷ 52 = 100 more: 0.39 × 3300.99 − 363.4627 =
    // 923.92. (924 − 885) × 52 = 2,028. The week itself: 0.3227 × 1000.99 − 185.1935 = 137.83.
    const paid = await scene.payOf(id, '1000', '2026-08-09', { bonuses: bonus('5200', 'METHOD_B2') });
    expect(paid.tax).toBe(138 + 2028);
  });
});
