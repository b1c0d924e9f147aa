import type { Delegation } from '../domain/delegation';
import { isDelegationActive } from '../domain/delegation';
import { needsSecondPerson, type ReleaseKind, type ReleaseRequest, type ReleaseSettings } from '../domain/release';
import { roleMay, type UserRole } from '../domain/role';
import type { AccountsUseCases } from '../use-cases/accounts-use-cases';
import type { FakeClock } from './fake-clock';

/** The people of a sequence, by their order: two who approve, two who do not. */
export const releaseRoles = ['owner', 'approver', 'payroll-officer', 'reader'] as const;

/** Who does it: the n-th person, or nobody. */
type By = 0 | 1 | 2 | 3 | null;

export type ReleaseStep =
  | {
      readonly do: 'release';
      readonly by: By;
      readonly kind: Exclude<ReleaseKind, 'rules'>;
      readonly subject: string;
      readonly amountCents: number | null;
      /** Nothing is released after all: the handler refuses, or the database is busy. */
      readonly fails: boolean;
    }
  | {
      readonly do: 'decide';
      readonly by: By;
      readonly nth: number;
      readonly isApproved: boolean;
      readonly isElsewhere: boolean;
    }
  | { readonly do: 'set'; readonly by: By; readonly settings: ReleaseSettings }
  | {
      readonly do: 'delegate';
      readonly by: By;
      readonly absent: 0 | 1 | 2 | 3;
      readonly to: 0 | 1 | 2 | 3;
      readonly inDays: number;
      readonly days: number;
    }
  | { readonly do: 'end'; readonly by: By; readonly nth: number }
  /** The second person loses or gets back the right to approve. */
  | { readonly do: 'role'; readonly role: 'approver' | 'payroll-officer' }
  | { readonly do: 'wait'; readonly days: number };

export interface ReleaseScene {
  readonly accounts: AccountsUseCases;
  readonly clock: FakeClock;
  readonly customerId: number;
  readonly companyId: number;
  /** In the order of `releaseRoles`, each with the company within reach. */
  readonly userIds: readonly [number, number, number, number];
  /** A failure after which nothing was stored, such as a database that is too busy. */
  readonly isHarmless?: (error: unknown) => boolean;
}

export interface PlayedReleases {
  readonly released: number;
  readonly byDelegates: number;
  readonly wrong: readonly string[];
}

const dayMs = 86_400_000;

/**
 * Plays bursts of steps that happen at the same moment, and says what went against the law of two people: a release
 * without a second person or twice, an approval of what one asked for oneself or in the place of whoever asked, a
 * decision by somebody without the right, a release by an approval of whom the right was taken, or a log that says something else.
 */
export async function playReleases(
  { accounts, clock, customerId, companyId, userIds, isHarmless = () => false }: ReleaseScene,
  bursts: readonly (readonly ReleaseStep[])[],
): Promise<PlayedReleases> {
  const wrong: string[] = [];
  const hold = (isRight: boolean, what: string) => void (isRight || wrong.push(what));
  const actorOf = (by: By) => ({
    ...{ customerId, clientId: null, requestId: 'x' },
    userId: by === null ? null : userIds[by],
  });
  const releasedBy = new Map<number, number>();
  const delegations = new Map<number, Delegation>();
  const moments: { from: number; to: number; roles: ReadonlySet<UserRole> }[] = [];
  let released = 0;
  let role: UserRole = 'approver';
  let rulesBefore = await accounts.readReleaseRules(companyId);

  const play = async (step: ReleaseStep): Promise<void> => {
    switch (step.do) {
      case 'release': {
        const by = actorOf(step.by);
        const { kind, subject, amountCents } = step;
        const asked = { customerId, companyId, kind, subject, summary: subject, amountCents };
        const outcome = await accounts.askRelease(asked, by);
        if (!outcome.ok) return;
        const permit = outcome.value.kind === 'approved' ? outcome.value : undefined;
        permits.push({ step, isApproved: permit !== undefined, requestId: permit?.requestId });
        if (permit === undefined) return;
        // Others act while the handler is at work.
        await accounts.listReleases(companyId);
        if (!step.fails) {
          releasedBy.set(permit.requestId, (releasedBy.get(permit.requestId) ?? 0) + 1);
          return;
        }
        hold(await accounts.returnRelease(permit, by), `${permit.requestId} was not given back`);
        hold(!(await accounts.returnRelease({ ...permit, usedAt: -1 }, by)), 'what was not spent was given back');
        return;
      }
      case 'decide': {
        const all = await accounts.listReleases(companyId);
        const request = all[step.nth % Math.max(1, all.length)];
        if (request === undefined) return;
        const { isApproved } = step;
        const where = { customerId, companyId: step.isElsewhere ? companyId + 1 : companyId };
        const decided = await accounts.decideRelease({ ...where, requestId: request.id, isApproved }, actorOf(step.by));
        hold(!decided.ok || !step.isElsewhere, `${request.id} was decided through another company`);
        return;
      }
      case 'set':
        await accounts.setReleaseRules({ customerId, companyId, settings: step.settings }, actorOf(step.by));
        return;
      case 'delegate': {
        const startsAt = clock.now() + step.inDays * dayMs;
        const endsAt = startsAt + step.days * dayMs;
        const people = { userId: userIds[step.absent], delegateId: userIds[step.to] };
        const named = await accounts.nameDelegate({ customerId, ...people, startsAt, endsAt }, actorOf(step.by));
        if (!named.ok) return;
        delegations.set(named.value.id, named.value);
        hold(step.by === step.absent || step.by === 0, 'a delegate was named for somebody else');
        hold(step.absent !== step.to, 'somebody is their own delegate');
        return;
      }
      case 'end': {
        const all = [...delegations.values()];
        const one = all[step.nth % Math.max(1, all.length)];
        if (one === undefined) return;
        const ended = await accounts.endDelegation({ customerId, delegationId: one.id }, actorOf(step.by));
        if (ended.ok) delegations.set(one.id, ended.value);
        return;
      }
      case 'role':
        await accounts.changeUser({ customerId, userId: userIds[1], change: { role: step.role } }, actorOf(0));
        role = step.role;
        roles.add(role);
        return;
      case 'wait':
        clock.pass(step.days * dayMs);
    }
  };

  let permits: {
    step: Extract<ReleaseStep, { do: 'release' }>;
    isApproved: boolean;
    requestId?: number | undefined;
  }[] = [];
  let roles = new Set<UserRole>();
  for (const burst of bursts) {
    permits = [];
    roles = new Set([role]);
    const from = clock.now();
    await Promise.all(
      burst.map((step) =>
        play(step).catch((error: unknown) => {
          if (!isHarmless(error)) throw error;
        }),
      ),
    );
    moments.push({ from, to: clock.now(), roles });
    // What happens later happens at another moment.
    clock.pass(1);
    const rulesAfter = await accounts.readReleaseRules(companyId);
    const rulesStood = JSON.stringify(rulesBefore) === JSON.stringify(rulesAfter);
    const decided = new Map((await accounts.listReleases(companyId)).map((one) => [one.id, one]));
    for (const { step, isApproved, requestId } of permits) {
      released += 1;
      const spent = requestId === undefined ? undefined : decided.get(requestId);
      hold(spent === undefined || mayApprove(spent.decidedFor ?? spent.decidedBy, roles), `${requestId} was spent without the right`); // prettier-ignore
      // Where the rules stood still, whatever needed a second person had one.
      const needed = rulesStood && needsSecondPerson(rulesBefore, step.kind, step.amountCents);
      hold(isApproved || !needed, `${step.subject} was released without a second person`);
    }
    rulesBefore = rulesAfter;
  }

  const net = new Map<string, number>();
  const behalf = new Map<string, string | undefined>();
  for (const { action, recordId, details } of await accounts.readAuditLog(customerId, { limit: 5000 })) {
    const change = action === 'release.use' ? 1 : action === 'release.return' ? -1 : 0;
    if (recordId === null) continue;
    if (change !== 0) net.set(recordId, (net.get(recordId) ?? 0) + change);
    if (action === 'release.approve' || action === 'release.refuse') behalf.set(recordId, details['on_behalf_of']);
  }
  let byDelegates = 0;
  for (const request of await accounts.listReleases(companyId)) {
    const { id, kind, usedAt, isApproved, decidedBy, decidedFor, decidedAt, requestedBy } = request;
    const times = releasedBy.get(id) ?? 0;
    hold(usedAt === null || isApproved === true, `${id} was used without an approval`);
    hold(decidedBy === null || decidedBy !== requestedBy, `${id} was approved by who asked`);
    hold(decidedFor === null || decidedFor !== requestedBy, `${id} was approved in the place of who asked`);
    hold((decidedBy === null) === (isApproved === null), `${id} is half decided`);
    hold((decidedAt === null) === (isApproved === null), `${id} is half decided`);
    hold(decidedBy !== null || decidedFor === null, `${id} was decided in somebody's place by nobody`);
    hold(times <= 1, `${id} released ${times} times`);
    hold(times === 0 || usedAt !== null, `${id} released and can release again`);
    hold(hasRight(request), `${id} was decided without the right`);
    if (decidedBy !== null) {
      hold(behalf.has(String(id)), `${id} was decided and the log does not know`);
      hold(
        (behalf.get(String(id)) ?? null) === (decidedFor === null ? null : String(decidedFor)),
        `${id}: for another`,
      );
    }
    if (decidedFor !== null) byDelegates += 1;
    // The log says the same: what was spent and not given back was released, or were rules.
    if (kind !== 'rules') {
      hold((net.get(String(id)) ?? 0) === times, `${id} is another in the log`);
      hold((usedAt !== null) === (times === 1), `${id} was lost`);
    }
  }
  return { released, byDelegates, wrong };

  /** Whether somebody's role approved at a moment; the second person's was one of these. */
  function mayApprove(holder: number | null, roles: Iterable<UserRole>): boolean {
    if (holder === null) return false;
    const had = holder === userIds[1] ? roles : [releaseRoles[userIds.indexOf(holder)]!];
    return [...had].some((one) => roleMay(one, 'pays.approve'));
  }

  /** The right is that of the role, or lent by somebody absent who has it and is no further link of a chain. */
  function hasRight({ decidedBy, decidedFor, decidedAt }: ReleaseRequest): boolean {
    if (decidedBy === null || decidedAt === null) return true;
    const at = moments.find(({ from, to }) => from <= decidedAt && decidedAt <= to);
    if (!mayApprove(decidedFor ?? decidedBy, at?.roles ?? [])) return false;
    if (decidedFor === null) return true;
    return [...delegations.values()].some(
      (one) =>
        one.userId === decidedFor &&
        one.delegateId === decidedBy &&
        // What ended at the same moment may have been used just before.
        isDelegationActive({ ...one, endedAt: one.endedAt === null ? null : one.endedAt + 1 }, decidedAt),
    );
  }
}
