import type { Announcement } from 'companies';
import { paysContract } from 'pay-runs/testing';
import { bindCompanies } from '../companies';
import type { Transaction } from '../database';
import { bindEmployees } from '../employees';
import { bindAnnouncements } from '../outbox';
import { openTestDatabase, testEngines } from '../testing';
import { bindFinalPays } from './bind-final-pays';
import { bindPays } from './bind-pays';

const clock = { now: () => 1_794_700_800_000 };

describe.each(testEngines)('on $engine', (engine) => {
  paysContract(engine.engine, async () => {
    const database = await openTestDatabase(engine);
    let told: Announcement[] = [];
    const announcements = (tx: Transaction) => {
      const stored = bindAnnouncements(tx, clock);
      return {
        add: async (events: readonly Announcement[]) => {
          told.push(...events);
          await stored.add(events);
        },
      };
    };
    return {
      unitOfWork: database.unitOfWork((tx) => bindPays(tx, { announcements: announcements(tx), clock })),
      employees: database.unitOfWork((tx) =>
        bindEmployees(tx, { announcements: announcements(tx), finalPays: bindFinalPays(tx) }),
      ),
      companies: database.unitOfWork((tx) => bindCompanies(tx, { announcements: announcements(tx) })),
      announced: () => {
        const fresh = told;
        told = [];
        return fresh;
      },
      close: () => database.remove(),
    };
  });
});
