import { civilDate } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { PayStores } from '../ports';
import { openMemoryPays } from '../testing/memory-opened';
import { hours, payBench, value, type OpenedPays } from '../testing/pay-bench';

/** The stores of a bench through another unit of work. */
function through(opened: OpenedPays, run: UnitOfWork<PayStores>['run']): OpenedPays {
  return { ...opened, unitOfWork: { run } };
}

describe('work that is interrupted', () => {
  it('a commit whose answer was lost makes one set of pays', async () => {
    const opened = await openMemoryPays();
    let isLost = false;
    const losing = through(opened, async (work) => {
      const first = await opened.unitOfWork.run(work);
      // The commit happened, the connection broke: the unit of work runs again.
      return isLost ? opened.unitOfWork.run(work) : first;
    });
    const bench = await payBench(losing, 'AU');
    const employeeId = await bench.hire();
    isLost = true;
    const [pay] = await bench.pay('2026-11-12', { employeeId, hours: hours('38') });
    isLost = false;
    const where = { customerId: bench.customerId, companyId: bench.companyId };
    expect(value(await bench.pays.listPays(where))).toEqual([pay]);
    const entries = await opened.unitOfWork.run(({ ledger }) => ledger.entriesOf(employeeId));
    expect(entries).toHaveLength(1);
  });

  it('a run that was stopped half way is completed by the next call, each pay once', async () => {
    const opened = await openMemoryPays();
    let left = Number.POSITIVE_INFINITY;
    const stopping = through(opened, (work) =>
      opened.unitOfWork.run((stores) => {
        const saveAll: PayStores['pays']['saveAll'] = (pays) => {
          left -= 1;
          return left < 0 ? Promise.reject(new Error('stopped')) : stores.pays.saveAll(pays);
        };
        return work({ ...stores, pays: { ...stores.pays, saveAll } });
      }),
    );
    const bench = await payBench(stopping, 'AU');
    for (let i = 0; i < 230; i++) await bench.hire();
    const where = { customerId: bench.customerId, companyId: bench.companyId };
    const payDate = civilDate('2026-11-12');
    const run = value(await bench.pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate }));
    expect(run).toMatchObject({ payCount: 230, pendingCount: 230 });
    left = 1;
    await expect(bench.pays.processPayRun({ ...where, payRunId: run.id })).rejects.toThrow('stopped');
    left = Number.POSITIVE_INFINITY;
    const half = value(await bench.pays.readPayRun({ ...where, payRunId: run.id }));
    expect(half).toMatchObject({ status: 'pending', pendingCount: 30 });
    const done = value(await bench.pays.processPayRun({ ...where, payRunId: run.id }));
    expect(done).toMatchObject({ status: 'processed', payCount: 230, gross: '310270', tax: '57500' });
    const pays = value(await bench.pays.listPays(where));
    const entries = await opened.unitOfWork.run(({ ledger }) => ledger.ofPays(pays.map(({ id }) => id)));
    expect(entries).toHaveLength(230);
  }, 60_000);
});
