import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** Monday 5 October 2026 is Labour Day in New South Wales and an ordinary day in Victoria; 9 October is an ordinary day in both. */
describe.each(testEngines)('annual and personal leave on public holidays on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  const told = async (state: string, leave_type: string, date: string, more: object = {}) => {
    const employee_id = await au.hire({ state, pay_rate_per_hour: '40' });
    const leave = [{ description: 'Away', leave_type, date, hours: '7.6', ...more }];
    const [pay] = await au.pays([{ employee_id, hours: [], leave }], '2026-10-11');
    return pay!.warnings
      .filter(({ code }) => code === 'au.leave/leave-on-public-holiday')
      .map(({ message }) => message);
  };

  test.each([
    ['HOLIDAY', 'annual'],
    ['SICK', 'personal'],
  ])('%s on a public holiday of the state is told', async (leaveType, inWords) => {
    expect(await told('NSW', leaveType, '2026-10-05')).toEqual([
      expect.stringMatching(
        new RegExp(
          `^7.6 hours of ${inWords} leave are on Labour Day, 2026-10-05\\. .*ss 89\\(1\\), 98.*PAID_PUBLIC_HOLIDAY`,
        ),
      ),
    ]);
  });

  test('other days, other states, other leave, and leave that is cashed out or mended are not', async () => {
    expect(await told('VIC', 'HOLIDAY', '2026-10-05')).toEqual([]);
    expect(await told('NSW', 'HOLIDAY', '2026-10-09')).toEqual([]);
    expect(await told('NSW', 'PAID_PUBLIC_HOLIDAY', '2026-10-05')).toEqual([]);
    expect(await told('NSW', 'LONG_SERVICE', '2026-10-05')).toEqual([]);
    expect(await told('NSW', 'HOLIDAY', '2026-10-05', { is_cash_up: true })).toEqual([]);
    expect(await told('NSW', 'HOLIDAY', '2026-10-05', { is_adjustment: true })).toEqual([]);
  });
});
