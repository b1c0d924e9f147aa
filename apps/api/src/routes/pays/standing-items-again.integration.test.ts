import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(180_000);

interface PayAnswer {
  readonly id: number;
  readonly deductions: readonly { readonly amount: number }[];
  readonly warnings: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
}

const codes = ['pay/order-taken-already', 'pay/standing-item-again'];
const again = ({ warnings }: PayAnswer) => warnings.filter(({ code }) => codes.includes(code));

describe.each(testEngines)('standing items of two pays in a week on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const hours = (dollars: string) => [{ description: 'Ordinary', units: 'hours', value: '1', rate: dollars }];
  const paid = async (items: readonly object[], day: string, country: 'au' | 'nz' = 'au') => {
    const { status, body } = await employer.pay(country, items, `?pay_date=2026-11-${day}`);
    expect([status, status === 201 ? '' : body]).toEqual([201, '']);
    return body as readonly PayAnswer[];
  };
  const owing = async (country: 'au' | 'nz') => {
    const id = await employer.hire(country, { start_date: '2026-01-05' });
    const support = { description: 'Child support', amount: '300', classification: 'CHILD_SUPPORT_DEDUCTION' };
    expect((await employer.call('POST', `/api/employees/${id}/deductions`, support)).status).toBe(201);
    return id;
  };

  test.each(['au', 'nz'] as const)(
    '%s: the week’s child support is taken twice, and the second pay says so',
    async (country) => {
      const employee_id = await owing(country);
      const [first] = await paid([{ employee_id, hours: hours('2000') }], '09', country);
      expect(again(first!)).toEqual([]);
      const [second] = await paid([{ employee_id, hours: hours('2000') }], '10', country);
      expect(second!.deductions).toMatchObject([{ amount: 300 }]);
      expect(again(second!)).toMatchObject([
        {
          message:
            'Another pay of this pay period took $300.00 of "Child support" already. An order asks for its amount once in a pay period: leave it out of this pay.',
          field: 'deductions',
        },
      ]);
      // The pay without it, and the pay of the next week.
      const put = `/api/company/${employer[country]}/pays/${second!.id}`;
      const { body } = await employer.call('PUT', put, { hours: hours('2000'), deductions: [] });
      expect(again(body as unknown as PayAnswer)).toEqual([]);
      expect(again((await paid([{ employee_id, hours: hours('2000') }], '16', country))[0]!)).toEqual([]);
    },
  );

  test('two pays of one request, a sacrifice among them', async () => {
    const employee_id = await owing('au');
    const sacrifice = { description: 'Super', amount: '100' };
    expect((await employer.call('POST', `/api/employees/${employee_id}/pay-sacrifices`, sacrifice)).status).toBe(201);
    const [first, second] = await paid(
      [
        { employee_id, hours: hours('2000') },
        { employee_id, hours: hours('1500') },
      ],
      '09',
    );
    expect([again(first!), again(second!).map(({ field }) => field)]).toEqual([[], ['deductions', 'pay_sacrifices']]);
  });

  // The amount of the period is taken once by what is left.
  test.each(['au', 'nz'] as const)('%s: once the other pay is deleted, nothing is taken twice', async (country) => {
    const employee_id = await owing(country);
    const fee = { description: 'Union', amount: '10', classification: 'UNION_FEES' };
    expect((await employer.call('POST', `/api/employees/${employee_id}/deductions`, fee)).status).toBe(201);
    const [first] = await paid([{ employee_id, hours: hours('2000') }], '09', country);
    const [second] = await paid([{ employee_id, hours: hours('2000') }], '10', country);
    const [third] = await paid([{ employee_id, hours: hours('2000') }], '11', country);
    const company = `/api/company/${employer[country]}`;
    const now = async ({ id }: PayAnswer) =>
      again((await employer.call('GET', `${company}/pays/${id}`)).body as unknown as PayAnswer).map(({ code }) => code);
    expect([await now(first!), await now(second!), await now(third!)]).toEqual([[], codes, codes]);
    await employer.call('DELETE', `${company}/pays/${first!.id}`);
    expect([await now(second!), await now(third!)]).toEqual([[], codes]);
  });

  test('a share of each pay, and a deduction that the other pay could not bear, are not taken twice', async () => {
    const shares = await employer.hire('au', { start_date: '2026-01-05' });
    const union = { description: 'Union', percentage: '0.01', classification: 'UNION_FEES' };
    expect((await employer.call('POST', `/api/employees/${shares}/deductions`, union)).status).toBe(201);
    // 400 leaves less than the protected earnings of 544.88.
    const poor = await owing('au');
    for (const employee_id of [shares, poor]) {
      await paid([{ employee_id, hours: hours('400') }], '09');
      const [second] = await paid([{ employee_id, hours: hours('1500') }], '10');
      expect(again(second!)).toEqual([]);
    }
  });
});
