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

describe.each(testEngines)('explanations of several pays of a period on $engine', (engine) => {
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
});

function lawsBelow(step: Step | undefined): number {
  if (step === undefined) return 0;
  return (step.law === undefined ? 0 : 1) + (step.because ?? []).reduce((sum, each) => sum + lawsBelow(each), 0);
}
