import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Paid {
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

describe.each(testEngines)('child support of a pay period on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  it.each(['au', 'nz'] as const)('a second pay of %s says that the notice asks for it once', async (country) => {
    const id = await employer.hire(country, { start_date: '2026-11-02', pay_rate_per_hour: '50' });
    const standing = {
      description: 'Child support',
      amount: '300',
      classification: 'CHILD_SUPPORT_DEDUCTION',
      auto_apply_to_pay: true,
    };
    expect((await employer.call('POST', `/api/employees/${id}/deductions`, standing)).status).toBe(201);
    const shown = async (items: readonly object[]) => {
      const path = `/api/company/${employer[country]}/pays/preview?pay_date=2026-11-12`;
      const { body } = await employer.call('POST', path, items);
      return (body as Paid[]).map(
        ({ warnings }) => warnings.find(({ code }) => code === 'pay/order-taken-already')?.message,
      );
    };
    const hours = (value: number) => [{ description: 'Work', units: 'hours', value }];
    const week = { employee_id: id, hours: hours(38) };
    const told = 'Another pay of this pay period took $300.00 of "Child support" already.';
    // Two pays of one request, and one beside a pay that was made.
    expect(await shown([week, { employee_id: id, hours: hours(10) }])).toEqual([
      undefined,
      expect.stringContaining(told),
    ]);
    await employer.pay(country, [week], '?pay_date=2026-11-12');
    expect(await shown([{ employee_id: id, hours: hours(10) }])).toEqual([expect.stringContaining(told)]);
    expect(await shown([{ employee_id: id, hours: hours(10), deductions: [] }])).toEqual([undefined]);
  });

  it.each(['au', 'nz'] as const)('a final pay of %s that leaves child support out says so', async (country) => {
    const left = async (hasWeek: boolean) => {
      const id = await employer.hire(country, { start_date: '2026-10-05', pay_rate_per_hour: '50' });
      const standing = { description: 'Child support', amount: '300', auto_apply_to_pay: true };
      const classification = 'CHILD_SUPPORT_DEDUCTION';
      await employer.call('POST', `/api/employees/${id}/deductions`, { ...standing, classification });
      const week = { employee_id: id, hours: [{ description: 'Work', units: 'hours', value: 38 }] };
      await employer.pay(country, [week], `?pay_date=${hasWeek ? '2026-11-12' : '2026-11-05'}`);
      const body = { termination_date: '2026-11-13', pay_date: '2026-11-12' };
      const ended = await employer.call('POST', `/api/employees/${id}/terminate`, body);
      return (ended.body as Paid).warnings.filter(({ code }) => code === 'pay/order-left-out').length;
    };
    // The pay of the week took it; a final pay of another week takes nothing.
    expect([await left(true), await left(false)]).toEqual([0, 1]);
  });
});
