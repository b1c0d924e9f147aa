import { addDays, civilDate } from 'payroll-core';
import type { PayRecord } from '../domain/pay-record';
import type { PayStores } from '../ports';
import { openMemoryPays } from '../testing/memory-opened';
import { hours, payBench, value } from '../testing/pay-bench';

/** How often something is read of the pays while those of so many people are checked. */
async function readsFor(people: number): Promise<number> {
  const opened = await openMemoryPays();
  let reads = 0;
  const counted = (pay: PayRecord): PayRecord =>
    new Proxy(pay, {
      get: (target, name) => {
        reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
  const reading: typeof opened.unitOfWork.run = (work) =>
    opened.unitOfWork.run((stores) => {
      const list: PayStores['pays']['list'] = async (query) => (await stores.pays.list(query)).map(counted);
      return work({ ...stores, pays: { ...stores.pays, list } });
    });
  const bench = await payBench({ ...opened, unitOfWork: { run: reading } }, 'AU');
  const ids: number[] = [];
  for (let n = 0; n < people; n++) ids.push(await bench.hire());
  for (const payDate of ['2026-10-29', '2026-11-05', '2026-11-12']) {
    await bench.pay(payDate, ...ids.map((employeeId) => ({ employeeId, hours: hours('38') })));
  }
  reads = 0;
  const checked = value(
    await bench.pays.checkPastPays({
      customerId: bench.customerId,
      companyId: bench.companyId,
      from: addDays(civilDate('2026-11-12'), -28),
      to: civilDate('2026-11-12'),
    }),
  );
  expect(checked).toHaveLength(3 * people);
  return reads;
}

test('pays of twice as many people are read twice as often, not four times', async () => {
  const [some, more] = [await readsFor(10), await readsFor(20)];
  expect(more / some).toBeLessThan(2.2);
});
