import type { Tracer } from '@anz-payroll/kernel';
import type { Database } from '@anz-payroll/persistence-typeorm';

/** Units of work that write, as spans below the request or job they belong to. */
export function tracedDatabase(database: Database, tracer: Tracer): Database {
  return {
    ...database,
    unitOfWork: (bind) => {
      const unitOfWork = database.unitOfWork(bind);
      return { run: (work) => tracer.child('unit of work', () => unitOfWork.run(work)) };
    },
  };
}
