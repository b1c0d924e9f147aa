import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene } from '../../testing/pay-service';

jest.setTimeout(180_000);

const DAY = 86_400_000;

/**
 * One employee for each rule of payroll-core that the suite of the law leaves out. Figures come from the published schedules, worked out
 * here. Schedule 1 of 1 July 2026, scale 2, weekly: 1,000 is 138, 1,100 is 0.3227 × 1100.99 − 185.1935 = 170.
 */
describe.each(testEngines)('each Australian rule reaches a pay over HTTP on $engine', (engine) => {
  let scene: AustralianScene;
  beforeAll(async () => {
    scene = await australianScene(engine);
  }, 120_000);
  afterAll(() => scene.close(), 60_000);

  const PAY_DATE = '2026-11-12';
  const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
    warnings.map(({ code }) => code);

  describe('schedules', () => {
    test.each<[string, object, string, string, number]>([
      // Schedule 8 of 1 July 2026, scale 2 with a loan: 0.4700 × 1400.99 − 382.2935 = 276.17.
      ['a study and training loan', { has_stsl_liability: true }, '1400', PAY_DATE, 276],
      // Weekly tax table 2026-27, 53 pays: 3 more from 875 to 2,574.
      ['a year with 53 weekly pays', { has_extra_pay_in_year: true }, '1000', PAY_DATE, 138 + 3],
      // Schedule 3, "Using this schedule": 20 %.
      ['a performer in a promotion', { withholding_schedule: 'PROMOTIONAL_PERFORMER' }, '1000', PAY_DATE, 200],
      // Schedule 2, residents: 13 %; its edition of 2026-27 was not found, so the pay is of June 2026.
      ['a shearer', { withholding_schedule: 'HORTICULTURE_OR_SHEARING' }, '1000', '2026-06-25', 130],
    ])('%s', async (_name, fields, dollars, payDate, tax) => {
      expect((await scene.payOf(await scene.hire(fields as Record<string, unknown>), dollars, payDate)).tax).toBe(tax);
    });
  });

  describe('payments beside the ordinary pay', () => {
    const bonus = (amount: string, more: object) => ({ bonuses: [{ description: 'Extra', amount, ...more }] });
    const back = (amount: string, more: object) => ({
      back_payments: [{ description: 'Back pay', amount, stp_category: 'GROSS', ...more }],
    });

    test.each<[string, object, number]>([
      // Schedule 4: 32 % of 1,000.
      ['a return to work payment', bonus('1000', { is_return_to_work: true }), 138 + 320],
      // Schedule 5: 400 over the four weeks from 12 October to 8 November is 100 a week, (170 − 138) × 4.
      [
        'a bonus spread over its weeks',
        bonus('400', {
          tax_method: 'SPREAD_OVER_SPECIFIC_RANGE',
          start_date: '2026-10-12',
          end_date: '2026-11-08',
        }),
        138 + 128,
      ],
      // Schedule 5, Method B(ii): 5,200 ÷ 52 = 100 a week on the average of 1,000, (170 − 138) × 52.
      ['a payment under Method B(ii)', bonus('5200', { tax_method: 'METHOD_B2' }), 138 + 1664],
    ])('%s', async (_name, more, tax) => {
      expect((await scene.payOf(await scene.hire(), '1000', PAY_DATE, more)).tax).toBe(tax);
    });

    test('back pay under Method B(i) is taxed in the pays that it mends', async () => {
      const id = await scene.hire();
      await scene.payOf(id, '1000', '2026-10-22');
      await scene.payOf(id, '1000', '2026-10-29');
      const range = { tax_method: 'METHOD_B1', start_date: '2026-10-22', end_date: '2026-10-29' };
      // 100 more in each of two weeks of 1,000: 2 × (170 − 138).
      expect((await scene.payOf(id, '1000', PAY_DATE, back('200', range))).tax).toBe(138 + 64);
    });

    test('back pay of more than a year ago is Lump Sum E in Single Touch Payroll', async () => {
      const range = { tax_method: 'METHOD_B2', start_date: '2024-07-01', end_date: '2025-06-30' };
      const pay = await scene.payOf(await scene.hire(), '1000', PAY_DATE, back('1300', range));
      const { yearToDate } = await scene.lodged([pay.id]);
      expect(yearToDate).toMatchObject({
        gross: '1000.00',
        lumpSums: [{ code: 'E', financialYear: '2024-25', amount: '1300.00' }],
      });
    });

    test('a net that is asked for is grossed up', async () => {
      const { employer } = scene;
      const asked = { employee_id: await scene.hire(), net: '862' };
      const { status, body } = await employer.call(
        'POST',
        `/api/company/${employer.au}/pays/net-to-gross?pay_date=${PAY_DATE}`,
        asked,
      );
      expect([status, (body as { amount?: number }).amount]).toEqual([200, 1000]);
    });
  });

  describe('leaving', () => {
    const day = { termination_date: '2026-11-13', pay_date: '2026-11-13' };

    test('invalidity leaves the part for the lost working life free of tax', async () => {
      const id = await scene.hire({ date_of_birth: '1980-01-01', start_date: '2016-11-14' });
      const ended = await scene.terminate(id, { ...day, reason: 'INVALIDITY', etp_amount: '10000' });
      // Income Tax Assessment Act 1997 s 82-150: days to the 65th birthday, over these and the days employed.
      const ahead = (Date.UTC(2045, 0, 1) - Date.UTC(2026, 10, 13)) / DAY;
      const employed = (Date.UTC(2026, 10, 14) - Date.UTC(2016, 10, 14)) / DAY;
      const free = Math.round((1_000_000 * ahead) / (employed + ahead)) / 100;
      expect(ended).toMatchObject({ etp_tax_free_component: free });
      expect(codes(ended)).toContain('au.termination/invalidity-certificates');
    });
  });
});
