import * as fc from 'fast-check';
import {
  fakeAccountsDependencies,
  memoryAccounts,
  playReleases,
  releaseRoles,
  type ReleaseScene,
  type ReleaseStep,
} from '../testing';
import { accountsUseCases } from './accounts-use-cases';

/** Of at most twenty bursts with up to three steps at once. */
const sequences = Number(process.env['RELEASE_SEQUENCES'] ?? 2000);
const companyId = 7;
const subjects = ['run 1 version 1', 'run 1 version 2', 'file of run 2'] as const;
const amounts = [null, 0, 999_99, 1_000_00, 1_000_01, 5_000_00] as const;

/** What random people do to the same few things, several at the same moment. */
const settings = fc.record({
  payRuns: fc.boolean(),
  payments: fc.boolean(),
  filings: fc.boolean(),
  bankAccounts: fc.boolean(),
  limitCents: fc.constantFrom(null, 0, 1_000_00),
  holdHours: fc.constantFrom(0 as const, 24 as const),
});
const somebody = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
const person = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, null);
const step: fc.Arbitrary<ReleaseStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('release' as const),
      by: person,
      kind: fc.constantFrom('pay-run' as const, 'payment' as const, 'filing' as const, 'bank-account' as const),
      subject: fc.constantFrom(...subjects),
      amountCents: fc.constantFrom(...amounts),
      fails: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      by: person,
      nth: fc.nat(8),
      isApproved: fc.boolean(),
      isElsewhere: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('set' as const), by: person, settings }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('delegate' as const),
      by: person,
      absent: somebody,
      to: somebody,
      inDays: fc.constantFrom(0, 0, 0, 1),
      days: fc.integer({ min: 0, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), by: person, nth: fc.nat(4) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('role' as const),
      role: fc.constantFrom('approver' as const, 'payroll-officer' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 8 }) }) },
);

const strict = {
  ...{ payRuns: true, payments: true, filings: true, bankAccounts: true },
  ...{ limitCents: null, holdHours: 0 as const },
};
/** Most sequences begin with a company that asks for a second person, half of them with somebody absent. */
const beginning = fc.constantFrom<ReleaseStep[][]>(
  [],
  [[{ do: 'set', by: 0, settings: strict }]],
  ...[0 as const, 1 as const].map((absent): ReleaseStep[][] => [
    [{ do: 'set', by: 0, settings: strict }],
    [{ do: 'delegate', by: 0, absent, to: absent === 0 ? 2 : 3, inDays: 0, days: 9 }],
  ]),
);
const sequence = fc
  .tuple(beginning, fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 20 }))
  .map(([first, then]) => [...first, ...then]);

async function scene(): Promise<ReleaseScene> {
  const store = memoryAccounts();
  const dependencies = fakeAccountsDependencies(store.unitOfWork);
  const { clock } = dependencies;
  const accounts = accountsUseCases(dependencies);
  store.companies.set(companyId, 1);
  return store.unitOfWork.run(async ({ customers, users, companyAccess }) => {
    await customers.add({ name: 'C', isApiAdmin: false, isReseller: false, defaultCompanyId: null, createdAt: 0 });
    const userIds: number[] = [];
    for (const role of releaseRoles) {
      const email = `${role}@two.example`;
      const signsIn = {
        passwordHash: 'x',
        isActive: true,
        signedOnAt: null,
        signedOnAs: null,
        removedAt: null,
        createdAt: 0,
      };
      const user = await users.add({ customerId: 1, name: role, email, emailKey: email, role, ...signsIn });
      userIds.push(user!.id);
      await companyAccess.replace(user!.id, [companyId]);
    }
    return { accounts, clock, customerId: 1, companyId, userIds: userIds as unknown as ReleaseScene['userIds'] };
  });
}

describe('two people for money', () => {
  test('no release without a second person, none twice, nobody approves their own, also not through delegates, in any order and at the same moment', async () => {
    let released = 0;
    let byDelegates = 0;
    await fc.assert(
      fc.asyncProperty(sequence, async (bursts) => {
        // One assertion for a whole sequence: a hundred thousand of them are to be run in minutes.
        const played = await playReleases(await scene(), bursts);
        released += played.released;
        byDelegates += played.byDelegates;
        expect(played.wrong).toEqual([]);
      }),
      { numRuns: sequences },
    );
    expect(released).toBeGreaterThan(sequences / 5);
    expect(byDelegates).toBeGreaterThan(sequences / 100);
  }, 3_600_000);
});
