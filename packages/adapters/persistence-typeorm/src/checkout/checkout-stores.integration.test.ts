import { checkoutStoresContract } from '@anz-payroll/partner-checkout/testing';
import { bindAnnouncements } from '../outbox';
import { openTestDatabase, testEngines } from '../testing';
import { bindCheckout } from '.';

const clock = { now: () => 1_763_000_000_000 };

for (const engine of testEngines) {
  checkoutStoresContract(engine.engine, async () => {
    const database = await openTestDatabase(engine);
    return {
      unitOfWork: database.unitOfWork((tx) => bindCheckout(tx, { announcements: bindAnnouncements(tx, clock), clock })),
      close: () => database.remove(),
    };
  });
}
