import { openMemoryPays } from '../testing/memory-opened';
import { hours, payBench } from '../testing/pay-bench';
import { payEventModel, payReadModel } from './pay-read-model';

/** Spec 2.8: these are always there. */
const required = ['status', 'hours', 'leave', 'leave_balance_rows', 'allowances', 'deductions'];
const newZealand = [
  'nz_student_loan',
  'period_student_loan_cir',
  'period_student_loan_bor',
  'kiwisaver_employee_amount',
  'kiwisaver_employer_amount',
  'kiwisaver_esct_amount',
  'kiwisaver_paye_gross_uplift',
  'kiwisaver_employee_rate',
  'kiwisaver_employer_rate',
  'total_kiwi_saver',
  'tax_plus_student_loan',
];

describe('a pay under the names of the interface', () => {
  it('has the members of its country', async () => {
    const opened = await openMemoryPays();
    const [au, nz] = [await payBench(opened, 'AU'), await payBench(opened, 'NZ')];
    const [australian] = await au.pay('2026-11-12', { employeeId: await au.hire(), hours: hours('38') });
    const [zealand] = await nz.pay('2026-11-12', { employeeId: await nz.hire(), hours: hours('40') });
    const [one, two] = [payReadModel(australian!), payReadModel(zealand!)];
    for (const model of [one, two]) for (const name of required) expect(model).toHaveProperty(name);
    for (const name of newZealand) {
      expect(two).toHaveProperty(name);
      expect(one).not.toHaveProperty(name);
    }
    expect(one).toMatchObject({
      gross: 1349,
      compulsory_super_amount: 161.88,
      is_complete: true,
      processed_date: '2026-11-12',
      pay_run_end_date: '2026-11-15',
    });
    expect(one.hours).toMatchObject([{ pay_amount: 1349, is_overtime: false, id: australian!.id * 1000 }]);
  });

  it('in an event names the members of every country, those of the others as null (spec 6)', async () => {
    const opened = await openMemoryPays();
    const bench = await payBench(opened, 'AU');
    const [pay] = await bench.pay('2026-11-12', {
      employeeId: await bench.hire(),
      termination: { terminationDate: '2026-11-12' },
    });
    const [event, answer] = [payEventModel(pay!), payReadModel(pay!)];
    expect(event).toMatchObject(answer);
    for (const name of newZealand) expect(event).toHaveProperty(name, null);
    for (const name of ['unused_alt_holiday_amount', 'nz_ytd_taxable', 'nz_extra_pay_tax_breakdown']) {
      expect(event.termination).toHaveProperty(name, null);
      expect(answer.termination).not.toHaveProperty(name);
    }
  });

  it('writes the eras of long service leave as the interface does', async () => {
    const opened = await openMemoryPays();
    const bench = await payBench(opened, 'AU');
    const [pay] = await bench.pay('2026-11-12', {
      employeeId: await bench.hire(),
      termination: { terminationDate: '2026-11-12' },
    });
    const { termination } = payReadModel(pay!);
    expect(Object.keys(termination ?? {})).toEqual(
      expect.arrayContaining([
        'unused_lsl_pre_august_1978',
        'unused_lsl_august_1978_to_august_1993',
        'unused_lsl_post_august_1993',
        'lump_sum_a',
        'tax_summaries',
      ]),
    );
    expect(termination).not.toHaveProperty('balance_movements');
  });
});
