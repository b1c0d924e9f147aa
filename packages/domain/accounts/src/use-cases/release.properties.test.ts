import * as fc from 'fast-check';
import { needsSecondPerson, type ReleaseSettings } from '../domain/release';
import { fakeClock, fakeOneTimeCodes, fakePasswordHasher, fakeSecrets, memoryAccounts } from '../testing';
import { fakeBatchedWrites, fakeTokenSigner } from '../testing';
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
const person = fc.constantFrom(1, 2, 3, null);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('release' as const),
      by: person,
      kind: fc.constantFrom('pay-run' as const, 'payment' as const, 'filing' as const, 'bank-account' as const),
      subject: fc.constantFrom(...subjects),
      amountCents: fc.constantFrom(...amounts),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      by: person,
      nth: fc.nat(8),
      isApproved: fc.boolean(),
      company: fc.constantFrom(companyId, companyId, companyId, 8),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('set' as const), by: person, settings }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 8 }) }) },
);

async function scene() {
  const store = memoryAccounts();
  const clock = fakeClock();
  const accounts = accountsUseCases({
    unitOfWork: store.unitOfWork,
    batchedWrites: fakeBatchedWrites(),
    reading: store.unitOfWork,
    clock,
    secrets: fakeSecrets(),
    passwords: fakePasswordHasher(),
    signer: fakeTokenSigner(),
    codes: fakeOneTimeCodes(),
    sign: (text) => text,
    wakeMail: () => undefined,
    wait: () => Promise.resolve(),
  });
  const actor = { customerId: 1, userId: null, clientId: null, requestId: 'x' };
  await store.unitOfWork.run(({ customers }) =>
    customers.add({ name: 'C', isApiAdmin: false, isReseller: false, defaultCompanyId: null, createdAt: 0 }),
  );
  store.companies.set(companyId, 1);
  return { accounts, clock, actor };
}

describe('two people for money', () => {
  test('no release without a second person, none twice, nobody approves their own, in any order and at the same moment', async () => {
    let released = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 20 }), async (bursts) => {
        const { accounts, clock, actor } = await scene();
        let rulesBefore: ReleaseSettings = await accounts.readReleaseRules(companyId);
        for (const burst of bursts) {
          const outcomes = await Promise.all(
            burst.map(async (one) => {
              const by = { ...actor, userId: 'by' in one ? one.by : null };
              switch (one.do) {
                case 'release': {
                  const { kind, subject, amountCents } = one;
                  const release = { customerId: 1, companyId, kind, subject, summary: subject, amountCents };
                  return { one, outcome: await accounts.askRelease(release, by) };
                }
                case 'decide': {
                  const all = await accounts.listReleases(companyId);
                  const request = all[one.nth % Math.max(1, all.length)];
                  if (request === undefined) return { one, outcome: undefined };
                  const command = {
                    customerId: 1,
                    companyId: one.company,
                    requestId: request.id,
                    isApproved: one.isApproved,
                  };
                  return { one, request, outcome: await accounts.decideRelease(command, by) };
                }
                case 'set':
                  return {
                    one,
                    outcome: await accounts.setReleaseRules({ customerId: 1, companyId, settings: one.settings }, by),
                  };
                case 'wait':
                  clock.pass(one.days * 86_400_000);
                  return { one, outcome: undefined };
              }
            }),
          );
          const rulesAfter = await accounts.readReleaseRules(companyId);
          const rulesStood = JSON.stringify(rulesBefore) === JSON.stringify(rulesAfter);
          for (const { one, outcome } of outcomes) {
            if (one.do !== 'release' || outcome?.ok !== true) continue;
            released += 1;
            // Where the rules stood still, whatever needed a second person had one.
            if (rulesStood && needsSecondPerson(rulesBefore, one.kind, one.amountCents)) {
              expect(outcome.value).toBe('approved');
            }
          }
          rulesBefore = rulesAfter;
        }
        const requests = await accounts.listReleases(companyId);
        for (const request of requests) {
          if (request.usedAt !== null) expect(request.isApproved).toBe(true);
          if (request.decidedBy !== null) expect(request.decidedBy).not.toBe(request.requestedBy);
          expect([request.decidedBy === null, request.decidedAt === null]).toEqual([
            request.isApproved === null,
            request.isApproved === null,
          ]);
        }
        // Each approval was spent once: as many uses as entries of the log say, and no entry names one twice.
        const log = await accounts.readAuditLog(1, { limit: 5000 });
        const uses = log.filter(({ action }) => action === 'release.use').map(({ recordId }) => recordId);
        expect(new Set(uses).size).toBe(uses.length);
        for (const recordId of uses) expect(requests.find(({ id }) => String(id) === recordId)?.usedAt).not.toBeNull();
      }),
      { numRuns: sequences },
    );
    expect(released).toBeGreaterThan(sequences / 5);
  }, 3_600_000);
});
