import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Step {
  readonly rule: string;
  readonly value?: string;
  readonly law?: object;
  readonly because?: readonly Step[];
}

describe.each(testEngines)('several pays of a period on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  it('a final pay beside the ordinary one explains the tax of the period', async () => {
    const id = await nz.hire({ start_date: '2026-09-01', has_student_loan: true });
    for (const day of ['2026-10-29', '2026-11-05', '2026-11-12']) await nz.paid(day, { employee_id: id });
    const { pay_id: payId } = await nz.terminate(id, '2026-11-13', '2026-11-12');
    const { body } = await employer.call('GET', `/api/company/${employer.nz}/pays/${String(payId)}/explanation`);
    const { explanation } = body as { explanation: Readonly<Record<string, Step>> };
    const rest = explanation['tax']?.because?.[0];
    const ofPeriod = rest?.because?.[0];
    // 83,200 a year: 17,333.50 of income tax and 1,456 of levy are 361.33 a week; the rest is that of the termination.
    expect([rest?.rule, ofPeriod?.rule]).toEqual(['nz.pay.paye-of-period', 'nz.pay.paye']);
    const ended = Number(explanation['termination.tax_amount']?.value);
    expect(Number(ofPeriod?.value).toFixed(2)).toBe((361.33 + ended).toFixed(2));
    expect(lawsBelow(ofPeriod)).toBeGreaterThan(0);
    expect(lawsBelow(explanation['nz_student_loan'])).toBeGreaterThan(0);
  });

  /**
   * Five weeks of 1,600 make 8 % of 8,000 = 640 on leaving. The last two paid pay periods × 26 are 83,200; 83,840 lies in the band of 33 %.
   * With the levy of 1.75 % that is 222.40. @law Inland Revenue payroll specification 2027, 5.12
   */
  const onLeaving = { amount: 640, tax: 222.4, applied_personal_rate: '0.33' };
  const weeks = ['2026-09-03', '2026-09-10', '2026-09-17', '2026-09-24', '2026-10-01'];
  const leavingOf = async (id: number, on: string, payDate: string) => {
    const ended = await nz.terminate(id, on, payDate);
    return (ended['nz_extra_pay_tax_breakdown'] as { readonly other: object }).other;
  };

  it('a final pay stands on the last two pay periods, each with the pays of both departments', async () => {
    const id = await nz.hire({ start_date: '2026-08-31' });
    const half = (pay_department: string) => ({
      employee_id: id,
      pay_department,
      hours: [{ description: 'Work', units: 'hours', value: 20 }],
    });
    for (const day of weeks) {
      const { status } = await employer.pay('nz', [half('Kitchen'), half('Bar')], `?pay_date=${day}`);
      expect(status).toBe(201);
    }
    expect(await leavingOf(id, '2026-10-04', '2026-10-08')).toMatchObject(onLeaving);
  });

  it('a final pay stands on the last two pay periods that were paid, however long ago', async () => {
    const id = await nz.hire({ start_date: '2026-08-31' });
    for (const day of weeks) await nz.paid(day, { employee_id: id });
    for (const date of ['2026-10-08', '2026-10-15', '2026-10-22', '2026-10-29', '2026-11-05']) {
      const leave = [{ description: 'Away', leave_type: 'UNPAID', date, hours: 40 }];
      await nz.paid(date, { employee_id: id, hours: [], leave });
    }
    expect(await leavingOf(id, '2026-11-08', '2026-11-12')).toMatchObject(onLeaving);
  });

  describe('the eight per cent of a final pay in the last week', () => {
    // Three weeks of 1,600: 8 % of 4,800. @law Holidays Act 2003 s 23(2)
    const ofThreeWeeks = 384;
    const worked = async () => {
      const id = await nz.hire({ start_date: '2026-08-31' });
      for (const day of weeks.slice(0, 2)) await nz.paid(day, { employee_id: id });
      return id;
    };
    const company = () => `/api/company/${employer.nz}`;
    const paysOf = async (id: number) => {
      const { body } = await employer.call('GET', `${company()}/pays?employee_id=${id}&from=2026-09-14`);
      return body as readonly { gross: number; tax: number; termination: { non_etp_amount: number } | null }[];
    };

    it('counts the week that is staged in its run', async () => {
      const id = await worked();
      const opened = await employer.call('POST', `${company()}/pay-runs`, { pay_period: 'WEEKLY', pay_date: weeks[2] });
      expect((await nz.terminate(id, '2026-09-20', weeks[2]))['non_etp_amount']).toBe(ofThreeWeeks);
      const run = String((opened.body as { pay_run_id: number }).pay_run_id);
      expect((await employer.call('POST', `${company()}/pay-runs/${run}/process`)).status).toBe(200);
      const pays = await paysOf(id);
      expect(pays.map(({ gross, termination }) => [gross, termination?.non_etp_amount ?? null])).toEqual([
        [1600, null],
        [ofThreeWeeks, ofThreeWeeks],
      ]);
      // 361.33 of the week, and 33 % and the levy of the rest.
      expect(pays.reduce((sum, { tax }) => sum + Math.round(tax * 100), 0)).toBe(36133 + 384 * 34.75);
    });

    it('is staged with the holidays that the week in its run leaves', async () => {
      const id = await nz.hire({ start_date: '2020-02-03' });
      await nz.told(id, { as_at: '2026-09-06', annual_holidays_weeks: '2', gross_last_12_months: '83200' });
      await nz.paid(weeks[1]!, { employee_id: id });
      const opened = await employer.call('POST', `${company()}/pay-runs`, { pay_period: 'WEEKLY', pay_date: weeks[2] });
      const { body } = await employer.call('GET', `${company()}/pays?employee_id=${id}&from=2026-09-14`);
      const [waiting] = nz.paysIn(body);
      const leave = [{ description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date: '2026-09-14', hours: 40 }];
      await employer.call('PUT', `${company()}/pays/${waiting!.id}`, { employee_id: id, hours: [], leave });
      // A week of the two is left. @law Holidays Act 2003 s 24
      const staged = await nz.terminate(id, '2026-09-20', weeks[2]);
      const run = String((opened.body as { pay_run_id: number }).pay_run_id);
      expect((await employer.call('POST', `${company()}/pay-runs/${run}/process`)).status).toBe(200);
      const ended = await employer.call('GET', `/api/employees/${id}/termination`);
      const { unused_holiday_amount: paid } = ended.body as { readonly unused_holiday_amount: number };
      expect([staged['unused_holiday_amount'], Math.round(paid)]).toEqual([paid, 1600]);
    });

    it('counts the other pays of its request, whichever comes first', async () => {
      const half = (pay_department: string) => ({
        pay_department,
        hours: [{ description: 'Work', units: 'hours', value: 20 }],
      });
      const ends = { ...half('Bar'), termination: { termination_date: '2026-09-20' } };
      for (const items of [
        [ends, half('Kitchen')],
        [half('Kitchen'), ends],
      ]) {
        const employee_id = await worked();
        const made = await employer.pay(
          'nz',
          items.map((item) => ({ employee_id, ...item })),
          `?pay_date=${weeks[2]}`,
        );
        expect(made.status).toBe(201);
        expect((await paysOf(employee_id)).reduce((sum, { gross }) => sum + gross, 0)).toBe(1600 + ofThreeWeeks);
      }
    });

    it('is asked for where a pay is entered after it, also for an earlier payday', async () => {
      const id = await worked();
      const termination = { termination_date: '2026-09-20' };
      await nz.paid(weeks[2]!, { employee_id: id, termination });
      const late = await nz.paid(weeks[2]!, {
        employee_id: id,
        hours: [{ description: 'Late', units: 'hours', value: 5 }],
      });
      // 8 % of 200.
      const owed = late.warnings.find(({ code }) => code === 'pay/holiday-pay-after-final-pay');
      expect(owed?.message).toContain('$16.00');
    });
  });

  it('two pays of a month are the one monthly pay that a lump sum stands on', async () => {
    const id = await nz.hire({ start_date: '2026-01-05', pay_period: 'MONTHLY' });
    const half = (pay_department: string) => ({
      employee_id: id,
      pay_department,
      hours: [{ description: 'Work', units: 'hours', value: 77 }],
    });
    const paid = await employer.pay('nz', [half('Kitchen'), half('Bar')], '?pay_date=2026-10-31');
    expect(paid.status).toBe(201);
    // 6,160 × 12 = 73,920, and 4,000 on top is 77,920: the band of 30 %. By 13 it would be 80,080, and 33 %.
    // @law Inland Revenue payroll specification 5.11 step 3.1
    const bonuses = [{ description: 'Bonus', amount: '4000', tax_as_nz_extra_pay: true }];
    const { tax } = await nz.preview('2026-11-20', { employee_id: id, hours: [], bonuses });
    expect(tax).toBe(4000 * (0.3 + 0.0175));
  });
});

function lawsBelow(step: Step | undefined): number {
  if (step === undefined) return 0;
  return (step.law === undefined ? 0 : 1) + (step.because ?? []).reduce((sum, each) => sum + lawsBelow(each), 0);
}
