import type { UnitOfWork } from '@anz-payroll/kernel';

interface Undoable {
  snapshot(): () => void;
}

/** One at a time, and undone when the work throws: what a database does, without one. */
export function memoryUnitOfWork<S>(tables: readonly Undoable[], stores: S): UnitOfWork<S> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const result = last.then(async () => {
        const undo = tables.map((table) => table.snapshot());
        try {
          return await work(stores);
        } catch (error) {
          for (const back of undo) back();
          throw error;
        }
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
}
