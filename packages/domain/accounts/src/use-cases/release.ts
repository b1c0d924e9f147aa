import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import { changedMeanwhile, type AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import {
  changesOfRules,
  isAsStrict,
  needsSecondPerson,
  noReleaseRules,
  releaseStateOf,
  type ReleaseKind,
  type ReleaseRequest,
  type ReleaseRules,
  type ReleaseSettings,
  type ReleaseState,
} from '../domain/release';
import { roleMay } from '../domain/role';
import { canSignIn } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';
import { mayStillApprove, rightToApprove } from './delegation';
import { reachesCompany } from './reach-company';
import { recordAudit } from './record-audit';

export interface Release {
  readonly customerId: number;
  readonly companyId: number;
  readonly kind: ReleaseKind;
  readonly subject: string;
  readonly summary: string;
  readonly amountCents: number | null;
}

type Deps = Pick<AccountsDependencies, 'unitOfWork' | 'reading' | 'clock' | 'wakeMail'>;

/** What a company asks of two people; nothing where it has set nothing. */
export function readReleaseRules(deps: Pick<Deps, 'reading'>) {
  return (companyId: number): Promise<VersionedRules> =>
    deps.reading.run(async ({ releases }) => (await releases.rulesOf(companyId)) ?? { ...noReleaseRules, version: 0 });
}

/** What holds in a company; the version is 0 while nobody has set anything. */
export type VersionedRules = ReleaseSettings & Pick<ReleaseRules, 'version'>;

/** Why something may be released now: nobody else is needed, or this approval was spent for it. */
export type Permit =
  | { readonly kind: 'free' }
  | { readonly kind: 'approved'; readonly requestId: number; readonly usedAt: number };

/**
 * Asks before something is released. Accepted where nobody else is needed, or where another person has approved exactly
 * this: the approval is spent with the answer, so that of two who use it at the same moment one is let through, and given
 * back by `returnRelease` where nothing was released. Refused otherwise, and the request waits for a second person.
 */
export function askRelease(deps: Deps) {
  const rulesOf = readReleaseRules(deps);
  return async (release: Release, actor: Actor): Promise<Result<Permit, AccountsRefusal>> => {
    // Most companies ask for nobody else: that takes no transaction, and there is nobody to tell.
    const rules = await rulesOf(release.companyId);
    if (!needsSecondPerson(rules, release.kind, release.amountCents)) return accepted({ kind: 'free' });
    const outcome = await deps.unitOfWork.run((stores) => judge(stores, release, actor, deps.clock.now()));
    deps.wakeMail();
    return outcome;
  };
}

async function judge(
  stores: AccountStores,
  release: Release,
  actor: Actor,
  now: number,
): Promise<Result<Permit, AccountsRefusal>> {
  const { companyId, kind, amountCents } = release;
  const rules = (await stores.releases.holdRules(companyId)) ?? noReleaseRules;
  if (!needsSecondPerson(rules, kind, amountCents)) return accepted({ kind: 'free' });
  if (actor.userId === null) {
    return refused({
      code: 'release/no-person',
      message: 'This company asks for a second person, so somebody must have signed in. This token acts for nobody.',
    });
  }
  const requests = await stores.releases.ofSubject(companyId, kind, release.subject);
  const approved = requests.filter((one) => releaseStateOf(one, now) === 'approved');
  for (const request of approved) {
    if (!(await isStillApproved(stores, request)) || !(await stores.releases.use(request.id, now))) continue;
    await audit(stores, actor, request, 'release.use', now);
    return accepted({ kind: 'approved', requestId: request.id, usedAt: now });
  }
  const wasApproved = approved.length > 0;
  const waiting = requests.find((one) => releaseStateOf(one, now) === 'waiting');
  if (waiting !== undefined) return needed(waiting.id, wasApproved);
  const fresh = await stores.releases.add({
    ...release,
    requestedBy: actor.userId,
    requestedAt: now,
    decidedBy: null,
    decidedFor: null,
    decidedAt: null,
    isApproved: null,
    usedAt: null,
  });
  await tellApprovers(stores, fresh, now);
  await audit(stores, actor, fresh, 'release.request', now);
  return needed(fresh.id, wasApproved);
}

function isStillApproved(stores: AccountStores, request: ReleaseRequest): Promise<boolean> {
  const { decidedBy, decidedFor } = request;
  return mayStillApprove(stores, request, { userId: decidedBy ?? 0, onBehalfOf: decidedFor });
}

/** Gives an approval back that was spent on something that was then not released. It ends when it would have ended. */
export function returnRelease(deps: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (permit: Extract<Permit, { readonly kind: 'approved' }>, actor: Actor): Promise<boolean> =>
    deps.unitOfWork.run(async (stores) => {
      const request = await stores.releases.find(permit.requestId);
      if (request === undefined || !(await stores.releases.giveBack(request.id, permit.usedAt))) return false;
      await audit(stores, actor, request, 'release.return', deps.clock.now());
      return true;
    });
}

export interface DecideRelease {
  readonly customerId: number;
  readonly companyId: number;
  readonly requestId: number;
  readonly isApproved: boolean;
}

const ownByDelegation: AccountsRefusal = {
  code: 'release/own',
  message: 'The person you stand in for asked for this. Somebody else must approve it.',
};
const notApprover: AccountsRefusal = {
  code: 'release/not-approver',
  message: 'Your role does not approve, and you stand in for nobody who does.',
};

const rulesChanged: AccountsRefusal = {
  code: 'release/decided',
  message:
    'The rules were changed after this was asked for, so it can only be refused. Ask anew for what is still wanted.',
};

/** The second person's answer, in their own right or in the place of somebody absent. Nobody decides what they asked for themselves, and nothing is decided twice. */
export function decideRelease(deps: Deps) {
  return (command: DecideRelease, actor: Actor): Promise<Result<ReleaseRequest, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const request = await stores.releases.find(command.requestId);
      if (request?.customerId !== command.customerId || request.companyId !== command.companyId) {
        return refused({ code: 'release/unknown', message: 'There is no such request.' });
      }
      if (actor.userId === null || actor.userId === request.requestedBy) {
        return refused({ code: 'release/own', message: 'Nobody approves what they asked for. Somebody else must.' });
      }
      if (releaseStateOf(request, now) !== 'waiting') {
        return refused({ code: 'release/decided', message: 'This was decided already, or it waited too long.' });
      }
      const who = { ...command, userId: actor.userId };
      const { right, isOwn } = await rightToApprove(stores, who, request.requestedBy, now);
      if (right === undefined) return isOwn ? refused(ownByDelegation) : refused(notApprover);
      const wanted = request.kind === 'rules' && command.isApproved ? rulesIn(request.subject) : undefined;
      const present = wanted && (await stores.releases.rulesOf(request.companyId));
      if (wanted?.version !== present?.version) return refused(rulesChanged);
      const decidedFor = right.onBehalfOf?.id ?? null;
      const decided = { decidedBy: actor.userId, decidedFor, decidedAt: now, isApproved: command.isApproved };
      if (!(await stores.releases.decide(request.id, decided))) {
        return refused({ code: 'release/decided', message: 'Somebody else decided this just now.' });
      }
      if (wanted !== undefined && (await stores.releases.use(request.id, now))) {
        await stores.releases.setRules(request, ordered(wanted), wanted.version);
      }
      await audit(stores, actor, { ...request, ...decided }, command.isApproved ? 'release.approve' : 'release.refuse', now); // prettier-ignore
      return accepted({ ...request, ...decided });
    });
}

/** A request as it stands now: an approval of somebody who may no longer approve counts as one that has expired. */
export interface ListedRelease extends ReleaseRequest {
  readonly state: ReleaseState;
}

/** Newest first. */
export function listReleases(deps: Pick<Deps, 'reading' | 'clock'>) {
  return (companyId: number): Promise<readonly ListedRelease[]> =>
    deps.reading.run(async (stores) => {
      const now = deps.clock.now();
      const listed: ListedRelease[] = [];
      for (const request of await stores.releases.ofCompany(companyId)) {
        const state = releaseStateOf(request, now);
        const isLapsed = state === 'approved' && !(await isStillApproved(stores, request));
        listed.push({ ...request, state: isLapsed ? 'expired' : state });
      }
      return listed;
    });
}

export interface SetReleaseRules {
  readonly customerId: number;
  readonly companyId: number;
  readonly settings: ReleaseSettings;
  /** Whether the caller is willing to overwrite the rules as they are stored; without it, any. */
  readonly mayTouch?: (stored: VersionedRules) => boolean;
}

/** Stricter rules hold at once; looser ones when a second person has approved them. */
export function setReleaseRules(deps: Deps) {
  return async (
    { customerId, companyId, settings, mayTouch }: SetReleaseRules,
    actor: Actor,
  ): Promise<Result<VersionedRules, AccountsRefusal>> => {
    if (settings.limitCents !== null && !(Number.isSafeInteger(settings.limitCents) && settings.limitCents >= 0)) {
      return refused({ code: 'release/limit', message: 'The limit must be an amount of zero or more.' });
    }
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<VersionedRules, AccountsRefusal>> => {
      const now = deps.clock.now();
      const stored = await stores.releases.rulesOf(companyId);
      const present = stored ?? noReleaseRules;
      const version = stored?.version ?? 0;
      if (mayTouch?.({ ...ordered(present), version }) === false) return changedMeanwhile('rule');
      if (!isAsStrict(settings, present)) {
        const subject = JSON.stringify({ ...ordered(settings), version });
        const summary = `Ask for fewer second people: ${changesOfRules(settings, present).join(', ')}`;
        const release = { customerId, companyId, kind: 'rules' as const, subject, summary, amountCents: null };
        const judged = await judge(stores, release, actor, now);
        if (!judged.ok) return judged;
      }
      await stores.releases.setRules({ customerId, companyId }, ordered(settings), stored?.version);
      await recordAudit(stores, { ...actor, customerId }, now, {
        action: 'release.set-rules',
        recordType: 'company',
        recordId: String(companyId),
        details: Object.fromEntries(Object.entries(ordered(settings)).map(([name, value]) => [name, String(value)])),
      });
      return accepted({ ...settings, version: version + 1 });
    });
    deps.wakeMail();
    return outcome;
  };
}

/** What was asked for, and the version of the rules that it was to take the place of. */
function rulesIn(subject: string): VersionedRules {
  return JSON.parse(subject) as VersionedRules;
}

function ordered({
  payRuns,
  payments,
  filings,
  bankAccounts,
  limitCents,
  holdHours,
}: ReleaseSettings): ReleaseSettings {
  return { payRuns, payments, filings, bankAccounts, limitCents, holdHours };
}

/** Whoever could approve is told, delegates too: they reach the company, and it was not they who asked. */
async function tellApprovers(stores: AccountStores, request: ReleaseRequest, now: number): Promise<void> {
  for (const user of await stores.users.ofCustomer(request.customerId)) {
    if (user.id === request.requestedBy || !canSignIn(user)) continue;
    const mayApprove = roleMay(user.role, 'pays.approve')
      ? await reachesCompany(stores, user, request.companyId)
      : (await rightToApprove(stores, { ...request, userId: user.id }, request.requestedBy, now)).right !== undefined;
    if (!mayApprove) continue;
    const facts = { company_id: String(request.companyId), summary: request.summary };
    await stores.emails.add({ kind: 'approval-needed', userId: user.id, facts }, now);
  }
}

async function audit(stores: AccountStores, actor: Actor, request: ReleaseRequest, action: string, now: number) {
  await recordAudit(stores, { ...actor, customerId: request.customerId }, now, {
    action,
    recordType: 'release',
    recordId: String(request.id),
    details: {
      ...{ kind: request.kind, company_id: String(request.companyId), summary: request.summary },
      ...(request.decidedFor === null || !/approve|refuse/.test(action)
        ? {}
        : { on_behalf_of: String(request.decidedFor) }),
    },
  });
}

function needed(requestId: number, wasApproved: boolean): { readonly ok: false; readonly error: AccountsRefusal } {
  const message = wasApproved
    ? `Whoever approved this may no longer approve in this company. A second person must approve it anew: request ${requestId} waits for them. Then send it again.`
    : `A second person must approve this first: request ${requestId} waits for them. Then send it again.`;
  return refused({ code: 'release/needed', message });
}
