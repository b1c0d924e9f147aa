import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(180_000);

interface Warning {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

interface PayAnswer {
  readonly id: number;
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly super: number;
  readonly compulsory_super_amount: number;
  readonly warnings: readonly Warning[];
}

const codesOf = ({ warnings }: Pick<PayAnswer, 'warnings'>): readonly string[] => warnings.map(({ code }) => code);
const ordinary = (value: string, more: object = {}) => ({ description: 'Ordinary', units: 'hours', value, ...more });

describe.each(testEngines)('the law of Australia reaches pays over HTTP on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const PAY_DATE = '2026-11-12';
  const pays = async (items: readonly object[], payDate = PAY_DATE, country: 'au' | 'nz' = 'au') => {
    const { status, body } = await employer.call(
      'PUT',
      `/api/company/${employer[country]}/pays/create?pay_date=${payDate}`,
      items,
    );
    expect([status, status === 201 ? '' : body]).toEqual([201, '']);
    return body as PayAnswer[];
  };
  /** One pay of so many dollars at a dollar an hour, so that the figures of a table can be paid. */
  const payOf = async (employee_id: number, dollars: string, payDate = PAY_DATE) =>
    (await pays([{ employee_id, hours: [ordinary('1', { rate: dollars })] }], payDate))[0]!;

  describe('warnings', () => {
    test.each(['au', 'nz'] as const)('%s: create, fetch, preview and the event show the same', async (country) => {
      const id = await employer.hire(country, { start_date: '2026-01-05' });
      const item = [{ employee_id: id, hours: [ordinary('38')] }];
      const preview = await employer.call(
        'POST',
        `/api/company/${employer[country]}/pays/preview?pay_date=${PAY_DATE}`,
        item,
      );
      expect(preview.status).toBe(200);
      const [pay] = await pays(item, PAY_DATE, country);
      const fetched = await employer.call('GET', `/api/company/${employer[country]}/pays/${pay!.id}`);
      expect(Array.isArray(pay!.warnings)).toBe(true);
      expect((fetched.body as PayAnswer).warnings).toEqual(pay!.warnings);
      expect((preview.body as PayAnswer[])[0]!.warnings).toEqual(pay!.warnings);
      const event = (await employer.events()).find(({ type, entity }) => /^pay\./.test(type) && entity.id === pay!.id);
      expect((event?.data as PayAnswer).warnings).toEqual(pay!.warnings);
    });

    test('a pay without anything to tell has an empty list', async () => {
      const id = await employer.hire('au');
      const [pay] = await pays([{ employee_id: id, hours: [ordinary('38')] }]);
      expect(pay!.warnings).toEqual([]);
    });

    test('the answer of terminate has those of the final pay: a redundancy is taken for genuine', async () => {
      const id = await employer.hire('au', { start_date: '2016-01-04' });
      const { status, body } = await employer.call('POST', `/api/employees/${id}/terminate`, {
        ...{ termination_date: '2026-11-13', pay_date: '2026-11-13' },
        ...{ reason: 'REDUNDANCY', redundancy_amount: '20000' },
      });
      expect([status, status === 200 ? '' : body]).toEqual([200, '']);
      expect(codesOf(body as PayAnswer)).toContain('au.termination/genuine-redundancy-assumed');
      const pay = await employer.call('GET', `/api/company/${employer.au}/pays/${(body as { pay_id: number }).pay_id}`);
      expect((pay.body as PayAnswer).warnings).toEqual((body as PayAnswer).warnings);
      const read = await employer.call('GET', `/api/employees/${id}/termination`);
      expect((read.body as PayAnswer).warnings).toEqual((body as PayAnswer).warnings);
    });
  });

  describe('super below the law', () => {
    // Superannuation Guarantee (Administration) Act 1992 s 19: 12 % from 1 July 2025.
    test('a stored rate of 10 % is raised to 12 %, with a warning', async () => {
      const id = await employer.hire('au', { super_rate: '0.10', compulsory_super_rate: '0.10' });
      const pay = await payOf(id, '1000');
      expect([pay.super, pay.compulsory_super_amount]).toEqual([120, 120]);
      expect(
        pay.warnings.filter(({ field }) => field === 'super_rate' || field === 'compulsory_super_rate'),
      ).not.toEqual([]);
    });

    test('a higher rate is kept and nothing is said', async () => {
      const id = await employer.hire('au', { super_rate: '0.15' });
      const pay = await payOf(id, '1000');
      expect([
        pay.super,
        pay.compulsory_super_amount,
        codesOf(pay).filter((code) => code.startsWith('au.super')),
      ]).toEqual([150, 120, []]);
    });
  });
});
