import { openMemoryPays } from '../testing/memory-opened';
import { hours, payBench } from '../testing/pay-bench';
import { civilDate } from 'payroll-core';
import { apiWords } from './api-words';

describe('what a refusal says', () => {
  it('names members as the interface does', () => {
    expect(apiWords('Send isUnusedLslPaid, or set employee.payRatePerHour.')).toBe(
      'Send is_unused_lsl_paid, or set pay_rate_per_hour.',
    );
    expect(apiWords('The KiwiSaver rate of 0.035 on 2026-11-12 stays.')).toBe(
      'The KiwiSaver rate of 0.035 on 2026-11-12 stays.',
    );
  });

  it.each(['AU', 'NZ'] as const)('names the date of birth where a pay of %s is dated before it', async (country) => {
    const bench = await payBench(await openMemoryPays(), country);
    const employeeId = await bench.hire({ date_of_birth: '2026-11-13' });
    const refused = await bench.pays.previewPays({
      ...{ customerId: bench.customerId, companyId: bench.companyId, identifierType: 'employee_id' },
      payDate: civilDate('2026-11-12'),
      items: [{ employeeId, hours: hours('38') }],
    });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'pay/invalid', message: 'The date of birth is after the pay date 2026-11-12.' },
    });
  });

  it('holds no internal name where a pay or a termination is refused', async () => {
    const bench = await payBench(await openMemoryPays(), 'AU');
    const employeeId = await bench.hire({ pay_rate_per_hour: '0' });
    const where = { customerId: bench.customerId, companyId: bench.companyId, identifierType: 'employee_id' } as const;
    const payDate = civilDate('2026-11-12');
    const refusals = await Promise.all([
      bench.pays.previewPays({ ...where, payDate, items: [{ employeeId, hours: hours('38', { value: 'x' }) }] }),
      bench.pays.previewPays({
        ...where,
        payDate,
        items: [{ employeeId, termination: { terminationDate: '2026-11-12', noticeHours: '76' } }],
      }),
    ]);
    for (const refused of refusals) {
      if (refused.ok) throw new Error('It was to be refused.');
      expect(refused.error.message).not.toMatch(/\b[a-z]+[A-Z]/);
    }
  });
});
