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

  it('a correction takes no more of a notice than pays that were entered since have left', async () => {
    const notice = { has_student_loan: true, slcir_rate: '0.05', slcir_remaining_amount: '30' };
    const id = await nz.hire({ start_date: '2024-02-05', nz_tax_code: 'M', ...notice });
    const one = await nz.paid('2026-10-08', { employee_id: id, hours: work(20) });
    const two = await nz.paid(WEEK, { employee_id: id, hours: work(20) });
    const path = `/api/company/${employer.nz}/pays/${one.id}/correction`;
    const { body } = await employer.call('POST', path, { hours: work(30) });
    const { replacement } = body as { readonly replacement: NzPaid };
    // 5 % of 1,200 less 464 are 36.80; of the 30 dollars the second pay took 13.20. @law Student Loan Scheme Act 2011 s 49
    expect([loans(two)[1], loans(replacement)[1]]).toEqual([13.2, 16.8]);
  });

  it('a contribution is treated as pay in the pays since it was agreed, and bears ESCT before', async () => {
    const member = { kiwisaver_status_code: 'AK', esct_rate: '0.175' };
    const asPay = { employer_contrib_tax_method: 'PAYE' };
    const asContribution = { employer_contrib_tax_method: 'ESCT' };
    for (const [before, after, esct] of [
      [asContribution, asPay, [4.9, 0]],
      [asPay, asContribution, [0, 4.9]],
    ] as const) {
      const { one, two } = await paidTwice({ ...member, ...before }, after);
      const figures = [one, two] as unknown as readonly Record<string, number>[];
      expect(figures.map((pay) => pay['kiwisaver_esct_amount'])).toEqual(esct);
      // 1,600 and one contribution of 28: 84,656 a year, 33 % less 10,122.50 and 1.75 %, 19,295.46 ÷ 52. @law s RD 68
      expect(together(one, two)).toBe(371.06);
    }
  });

  it('holiday pay with each pay that is agreed between two pays is not in the first', async () => {
    const terms = { holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true };
    const { one, two } = await paidTwice({ start_date: '2026-09-07' }, terms);
    // 800 and 864: 86,528 a year, 33 % less 10,122.50 and 1.75 %, 19,945.98 ÷ 52. @law Holidays Act 2003 s 28
    expect([one.gross, two.gross, together(one, two)]).toEqual([FIRST, 864, 383.57]);
  });

  it('an extra pay keeps the rate that was chosen for it', async () => {
    const bonuses = [{ description: 'Bonus', amount: 1000, tax_as_nz_extra_pay: true }];
    const { one, two } = await paidTwice(
      { extra_pay_elected_rate: '0.39' },
      { extra_pay_elected_rate: null },
      {
        hours: work(20),
        bonuses,
      },
    );
    // 39 % and 1.75 % of 1,000, and 361.33 on 1,600 a week. @law Income Tax Act 2007 s RD 10(2)
    expect([one.tax, together(one, two)]).toEqual([133 + 407.5, 768.83]);
  });

  it('the explanation names the pays that were taxed together, and no others', async () => {
    const ofTax = async ({ id }: NzPaid) => {
      const { body } = await employer.call('GET', `/api/company/${employer.nz}/pays/${id}/explanation`);
      return JSON.stringify((body as { readonly explanation: { readonly tax: unknown } }).explanation.tax);
    };
    const { two } = await paidTwice({ nz_tax_code: 'STC', stc_rate: '0.1' }, { stc_rate: '0.2' });
    expect(await ofTax(two)).not.toContain('all pays of the period');
    const same = await paidTwice({}, {});
    expect(await ofTax(same.two)).toContain(
      '361.33 on 1600 of all pays of the period, less 133 from the others = 228.33',
    );
  });

  it('contributions treated as pay of the four weeks before count in the rate of an extra pay', async () => {
    const id = await nz.hire({
      start_date: '2024-02-05',
      nz_tax_code: 'M',
      pay_rate_per_hour: '25',
      kiwisaver_status_code: 'AK',
      employer_contrib_tax_method: 'PAYE',
    });
    for (const day of ['2026-10-15', '2026-10-22', '2026-10-29']) await nz.paid(day, { employee_id: id });
    const bonuses = [{ description: 'Bonus', amount: 100, tax_as_nz_extra_pay: true }];
    const { tax } = await nz.paid('2026-11-05', { employee_id: id, bonuses });
    // 4 × 1,035 × 13 and 100 are 53,920, over 53,500: 30 % and 1.75 % of 100. The contribution on the bonus, 3.50, is pay of the week:
    // 1,038.50 a week, 54,002 a year, 30 % less 7,779.50 and 1.75 %, 9,366.13 ÷ 52. @law specification 5.2, 5.11; s RD 68
    expect(tax).toBe(180.11 + 31.75);
  });
});
