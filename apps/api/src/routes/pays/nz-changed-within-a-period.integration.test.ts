import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';

jest.setTimeout(120_000);

const WEEK = '2026-10-15';
/** The start of every case: 20 hours at 40 dollars, 133.00 of PAYE for a week of 800 dollars. */
const FIRST = 800;

/** Two pays of one week, and a record that changes between them. */
describe.each(testEngines)('a record that changes within a pay period of New Zealand on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const together = (...pays: readonly NzPaid[]) =>
    pays.reduce((cents, { tax }) => cents + Math.round(tax * 100), 0) / 100;
  const work = (value: number) => [{ description: 'Work', units: 'hours', value }];
  const loans = (pay: NzPaid) => {
    const { nz_student_loan: loan, period_student_loan_cir: extra } = pay as unknown as Record<string, number>;
    return [loan, extra];
  };
  const paidTwice = async (before: object, after: object, first: object = { hours: work(20) }) => {
    const id = await nz.hire({ start_date: '2024-02-05', nz_tax_code: 'M', ...before });
    const one = await nz.paid(WEEK, { employee_id: id, ...first });
    await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, [{ id, ...after }]);
    const two = await nz.paid(WEEK, { employee_id: id, hours: work(20) });
    return { id, one, two };
  };

  it('a new rate counts for the pay that it is paid in, and not for the one before', async () => {
    const { one, two } = await paidTwice({}, { pay_rate_per_hour: '50' });
    expect([one.gross, two.gross]).toEqual([FIRST, 1000]);
    // 1,800 a week, 93,600 a year: 33 % less 10,122.50 and 1.75 % of levy, 22,403.50 ÷ 52. @law specification 5.1, 5.2
    expect([one.tax, together(one, two)]).toEqual([133, 430.83]);
    // Two hours were forgotten: 1,880 a week, 97,760 a year, 23,849.10 ÷ 52.
    const path = `/api/company/${employer.nz}/pays/${one.id}/correction`;
    const { body } = await employer.call('POST', path, { hours: work(22) });
    const { replacement } = body as { readonly replacement: NzPaid };
    expect([replacement.gross, together(replacement, two)]).toEqual([880, 458.63]);
  });

  it('leave that was paid at the rate before stays at it', async () => {
    const leave = [{ description: 'Sick', leave_type: 'SICK', date: '2026-10-13', hours: 8 }];
    const { one, two } = await paidTwice({}, { pay_rate_per_hour: '50' }, { hours: work(12), leave });
    expect([one.gross, two.gross, together(one, two)]).toEqual([FIRST, 1000, 430.83]);
  });

  it('a pay under another code is taxed for itself', async () => {
    // 800 at 17.5 % and 1.75 %. @law specification 5.5
    expect((await paidTwice({}, { nz_tax_code: 'S' })).two.tax).toBe(FIRST * 0.1925);
    const certificate = { nz_tax_code: 'STC', stc_rate: '0.1' };
    const { one, two } = await paidTwice(certificate, { stc_rate: '0.2' });
    expect([one.tax, two.tax]).toEqual([FIRST * 0.1, FIRST * 0.2]);
    const contractor = { nz_tax_code: 'WT', schedular_elected_rate: '0.2' };
    expect((await paidTwice(contractor, { schedular_elected_rate: '0.3' })).two.tax).toBe(FIRST * 0.3);
  });

  it('M and ME are one income: the pays of the week are taxed together by the code of now', async () => {
    const { one, two } = await paidTwice({}, { nz_tax_code: 'ME' });
    // 1,600 a week, 83,200 a year, has no credit: 33 % less 10,122.50 and 1.75 %, 18,789.50 ÷ 52.
    expect(together(one, two)).toBe(361.33);
  });

  it('a student loan that is told between two pays takes nothing from the first, which has used the threshold', async () => {
    const { one, two } = await paidTwice({}, { has_student_loan: true });
    // The first 800 dollars hold the threshold of 464. @law specification 5.4
    expect([loans(one), loans(two)]).toEqual([
      [0, 0],
      [FIRST * 0.12, 0],
    ]);
  });

  it('a notice is deducted to its last dollar, though both pays are of one week', async () => {
    const notice = { has_student_loan: true, slcir_rate: '0.05', slcir_remaining_amount: '30' };
    const { one, two } = await paidTwice(notice, {});
    // 5 % of 800 less 464, and what is left of 30 dollars. @law Student Loan Scheme Act 2011 s 49
    expect([loans(one)[1], loans(two)[1]]).toEqual([16.8, 13.2]);
  });
});
