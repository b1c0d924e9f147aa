import { civilDate } from 'payroll-core';
import type { Ledger } from '../ports';
import { openMemoryPays } from '../testing/memory-opened';
import { hours, payBench, value } from '../testing/pay-bench';

test('later entries of the ledger are read for those who have some, and for nobody else', async () => {
  const opened = await openMemoryPays();
  const asked: (readonly number[])[] = [];
  const bench = await payBench(
    {
      ...opened,
      unitOfWork: {
        run: (work) =>
          opened.unitOfWork.run((stores) => {
            const entriesFrom: Ledger['entriesFrom'] = (employeeIds, ...days) => {
              asked.push(employeeIds);
              return stores.ledger.entriesFrom(employeeIds, ...days);
            };
            return work({ ...stores, ledger: { ...stores.ledger, entriesFrom } });
          }),
      },
    },
    'AU',
  );
  const [first, second] = [await bench.hire(), await bench.hire()];
  const both = [first, second].map((employeeId) => ({ employeeId, hours: hours('38') }));
  for (const day of ['2026-10-08', '2026-10-15']) await bench.pay(day, ...both);
  const where = { customerId: bench.customerId, companyId: bench.companyId };
  const run = value(await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate: civilDate('2026-10-22') }));
  value(await bench.pays.processPayRun({ ...where, payRunId: run.id }));
  expect(asked).toEqual([]);
  await bench.pay('2026-11-05', { employeeId: second, hours: hours('38') });
  await bench.pay('2026-10-29', ...both);
  expect(asked[0]).toEqual([second]);
});
