import { accountsUseCases, type ReleaseSettings } from '@anz-payroll/accounts';
import {
  fakeAccountsDependencies,
  playReleases,
  releaseRoles,
  type ReleaseScene,
  type ReleaseStep,
} from '@anz-payroll/accounts/testing';
import { DatabaseBusy } from '../database';
import { openTestDatabase, testEngines } from '../testing';
import { bindAccounts } from './bind-accounts';

/** On a real database, where steps of a burst are transactions at the same moment. */
const sequences = Number(process.env['RELEASE_SEQUENCES_DATABASE'] ?? 12);
const burstsOfOne = 12;
const seed = Number(process.env['RELEASE_SEED'] ?? 20_261_116);

jest.setTimeout(Math.max(240_000, sequences * 20_000));

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))(
  'two people for money, %s',
  (_, engine) => {
    test('transactions at the same moment: no release without a second person, none twice, nobody their own', async () => {
      const database = await openTestDatabase(engine);
      try {
        const unitOfWork = database.unitOfWork(bindAccounts);
        const dependencies = fakeAccountsDependencies(unitOfWork);
        const { clock } = dependencies;
        const accounts = accountsUseCases(dependencies);
        const isHarmless = (error: unknown) => error instanceof DatabaseBusy;
        const pick = randomly(seed);
        let released = 0;
        let byDelegates = 0;
        for (let n = 0; n < sequences; n += 1) {
          const companyId = 1000 + n * 2;
          const made = await unitOfWork.run(async ({ customers, users, companyAccess }) => {
            const plain = { isApiAdmin: false, isReseller: false, defaultCompanyId: null, createdAt: 0 };
            const { id: customerId } = await customers.add({ name: `C ${n}`, ...plain });
            const userIds: number[] = [];
            for (const role of releaseRoles) {
              const email = `${role}-${n}@two.example`;
              const signsIn = {
                passwordHash: 'x',
                isActive: true,
                signedOnAt: null,
                signedOnAs: null,
                removedAt: null,
                createdAt: 0,
              };
              const user = await users.add({ customerId, name: role, email, emailKey: email, role, ...signsIn });
              userIds.push(user!.id);
              await companyAccess.replace(user!.id, [companyId]);
            }
            return { customerId, userIds: userIds as unknown as ReleaseScene['userIds'] };
          });
          const scene = { accounts, clock, companyId, isHarmless, ...made };
          // Most sequences begin with a company that asks for a second person, and with somebody absent.
          const first: ReleaseStep[][] = [
            [{ do: 'set', by: 0, settings: { ...everything, limitCents: pick(2) === 0 ? null : 1_000_00 } }],
            [{ do: 'delegate', by: 0, absent: pick(2) === 0 ? 0 : 1, to: pick(2) === 0 ? 2 : 3, inDays: 0, days: 9 }],
          ];
          const bursts = Array.from({ length: burstsOfOne }, () =>
            Array.from({ length: 2 + pick(4) }, () => stepOf(pick)),
          );
          const played = await playReleases(scene, [...first, ...bursts]);
          expect([`sequence ${n} of seed ${seed}`, ...played.wrong]).toEqual([`sequence ${n} of seed ${seed}`]);
          released += played.released;
          byDelegates += played.byDelegates;
        }
        expect(released).toBeGreaterThan(sequences / 5);
        expect(byDelegates).toBeGreaterThan(sequences / 10);
      } finally {
        await database.remove();
      }
    });
  },
);

const everything: ReleaseSettings = {
  ...{ payRuns: true, payments: true, filings: true, bankAccounts: true },
  ...{ limitCents: null, holdHours: 0 },
};

type Pick = (below: number) => number;

function stepOf(pick: Pick): ReleaseStep {
  const one = <T>(...all: readonly T[]): T => all[pick(all.length)]!;
  const by = one(0, 1, 2, 3, null);
  const kind = pick(18);
  if (kind < 6) {
    return {
      ...{ do: 'release', by, kind: one('pay-run', 'payment', 'filing', 'bank-account') },
      ...{ subject: one('run-1', 'file-of-run-2'), amountCents: one(null, 999_99, 5_000_00), fails: pick(3) === 0 },
    };
  }
  if (kind < 12) return { do: 'decide', by, nth: pick(4), isApproved: pick(4) > 0, isElsewhere: pick(8) === 0 };
  if (kind < 13) {
    const settings = { ...everything, payRuns: pick(2) === 0, filings: pick(2) === 0 };
    return { do: 'set', by, settings };
  }
  if (kind < 15) {
    return { do: 'delegate', by, absent: one(0, 1, 2, 3), to: one(0, 1, 2, 3), inDays: one(0, 0, 1), days: pick(9) };
  }
  if (kind < 16) return { do: 'end', by, nth: pick(4) };
  if (kind < 17) return { do: 'role', role: one('approver', 'payroll-officer') };
  return { do: 'wait', days: 1 + pick(7) };
}

/** Mulberry32: the same draws for the same seed. */
function randomly(from: number): Pick {
  let state = from;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
