import { employeeStoresContract } from '@anz-payroll/employee-lifecycle/testing';
import { bindAnnouncements } from '../outbox';
import { openTestDatabase, testEngines } from '../testing';
import { bindEmployees } from './bind-employees';

const clock = { now: () => 1_763_000_000_000 };

describe.each(testEngines)('on $engine', (engine) => {
  employeeStoresContract(engine.engine, async () => {
    const database = await openTestDatabase(engine);
    return {
      unitOfWork: database.unitOfWork((tx) => bindEmployees(tx, { announcements: bindAnnouncements(tx, clock) })),
      close: () => database.remove(),
    };
  });
});
