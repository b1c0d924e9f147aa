import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

describe.each(testEngines)('warnings of New Zealand pays on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const warned = ({ warnings }: NzPaid, code: string) => warnings.find((warning) => warning.code === code)?.message;

  it('another order that protected earnings cut is not said to be filed with code P', async () => {
    const id = await nz.hire({ start_date: '2026-11-09' });
    const shortOf = async (classification: string) => {
      const order = { description: 'Order', amount: 900, classification };
      const pay = await nz.preview('2026-11-12', { employee_id: id, deductions: [order] });
      return warned(pay, 'nz.child-support/protected-earnings');
    };
    // @law Payday Filing File Upload Specification 2025, field 18: the variation code is one of child support
    expect(await shortOf('CHILD_SUPPORT_DEDUCTION')).toContain('filed with code P');
    expect(await shortOf('CHILD_SUPPORT_GARNISHEE')).toMatch(/"Order" untaken\.$/);
  });
});
