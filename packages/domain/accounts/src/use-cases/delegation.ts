import { utcTimestamp } from '@anz-payroll/kernel';
import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { longestDelegationMs, type Delegation } from '../domain/delegation';
import { departmentsOf, roleMay, type Role } from '../domain/role';
import { canSignIn, type User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';
import { ownUser } from './own-user';
import { reachesCompany } from './reach-company';
import { recordAudit } from './record-audit';

type Deps = Pick<AccountsDependencies, 'unitOfWork' | 'reading' | 'clock' | 'wakeMail'>;

export interface NameDelegate {
  readonly customerId: number;
  /** Who will be absent. */
  readonly userId: number;
  readonly delegateId: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Names who approves in the place of somebody who approves. People name their own; whoever manages users, everybody's. */
export function nameDelegate(deps: Deps) {
  return async (command: NameDelegate, actor: Actor): Promise<Result<Delegation, AccountsRefusal>> => {
    const { customerId, userId, delegateId, startsAt, endsAt } = command;
    const now = deps.clock.now();
    if (endsAt <= startsAt || endsAt <= now) {
      return refused({ code: 'delegation/invalid', message: 'The absence must end after it begins.', path: 'to' });
    }
    if (endsAt - Math.max(startsAt, now) > longestDelegationMs) {
      return refused({ code: 'delegation/invalid', message: 'An absence is at most a year. Change the role instead.', path: 'to' }); // prettier-ignore
    }
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<Delegation, AccountsRefusal>> => {
      if (actor.userId === null) {
        return refused({ code: 'release/no-person', message: 'Somebody must have signed in. This token acts for nobody.' }); // prettier-ignore
      }
      if (!(await mayArrange(stores, customerId, userId, actor.userId))) {
        return refused({ code: 'delegation/not-yours', message: 'People name a delegate for themselves.' });
      }
      const absent = await ownUser(stores, userId, customerId);
      if (!absent.ok) return absent;
      const delegate = await ownUser(stores, delegateId, customerId);
      if (!delegate.ok) return delegate;
      if (!canSignIn(absent.value) || !roleMay(absent.value.role, 'pays.approve')) {
        return refused({ code: 'delegation/invalid', message: 'Only somebody who approves has a delegate.', path: 'user_id' }); // prettier-ignore
      }
      if (delegateId === userId || !canSignIn(delegate.value) || !seesRuns(delegate.value.role)) {
        return refused({
          code: 'delegation/invalid',
          message: 'The delegate must be somebody else who signs in and sees pays.',
          path: 'delegate_id',
        });
      }
      const delegation = await stores.delegations.add({
        ...{ customerId, userId, delegateId, startsAt, endsAt },
        createdBy: actor.userId,
        createdAt: now,
        endedAt: null,
      });
      const names = { absent: absent.value.name, delegate: delegate.value.name };
      const facts = { ...names, starts_at: String(startsAt), ends_at: String(endsAt) };
      await stores.emails.add({ kind: 'delegate-named', userId: delegateId, facts }, now);
      if (actor.userId !== userId) {
        // Nobody's power is lent without their knowing.
        await stores.emails.add({ kind: 'delegate-named', userId, facts: { ...facts, to: 'absent' } }, now);
      }
      await audit(stores, actor, delegation, 'delegation.add', now);
      return accepted(delegation);
    });
    if (outcome.ok) deps.wakeMail();
    return outcome;
  };
}

export interface EndDelegation {
  readonly customerId: number;
  readonly delegationId: number;
}

/** Ends it at once: by whoever is back, by the delegate, or by whoever manages users. */
export function endDelegation(deps: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (command: EndDelegation, actor: Actor): Promise<Result<Delegation, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const delegation = await stores.delegations.find(command.delegationId);
      if (delegation?.customerId !== command.customerId) {
        return refused({ code: 'delegation/unknown', message: 'There is no such delegation.' });
      }
      const isDelegate = actor.userId === delegation.delegateId;
      if (!isDelegate && !(await mayArrange(stores, command.customerId, delegation.userId, actor.userId))) {
        return refused({ code: 'delegation/not-yours', message: 'Only those whom it concerns, or an owner, end it.' });
      }
      if (!(await stores.delegations.end(delegation.id, now))) {
        return refused({ code: 'delegation/unknown', message: 'It has ended already.' });
      }
      await audit(stores, actor, delegation, 'delegation.end', now);
      return accepted({ ...delegation, endedAt: now });
    });
}

/** Those that hold now or will. */
export function listDelegations(deps: Pick<Deps, 'reading' | 'clock'>) {
  return (customerId: number): Promise<readonly Delegation[]> =>
    deps.reading.run(({ delegations }) => delegations.ofCustomer(customerId, deps.clock.now()));
}

/** Whether somebody stands in for anybody now: then routes that approve let them in, and each decision is judged by itself. */
export function isDelegate(deps: Pick<Deps, 'reading' | 'clock'>) {
  return (userId: number): Promise<boolean> =>
    deps.reading.run(async (stores) => (await stores.delegations.activeTo(userId, deps.clock.now())).length > 0);
}

export interface ApprovingIn {
  readonly customerId: number;
  readonly companyId: number;
  readonly userId: number;
}

/** In whose place somebody approves in a company now. */
export function standsInFor(deps: Pick<Deps, 'reading' | 'clock'>) {
  return ({ customerId, companyId, userId }: ApprovingIn): Promise<readonly Pick<User, 'id' | 'name'>[]> =>
    deps.reading.run(async (stores) => {
      const user = await stores.users.find(userId);
      const absent = await absentBehind(stores, user, { customerId, companyId }, deps.clock.now());
      return absent.map(({ id, name }) => ({ id, name }));
    });
}

/** By which right somebody approves: their own role, or in the place of somebody absent. */
export interface ApprovalRight {
  readonly onBehalfOf: Pick<User, 'id' | 'name'> | null;
}

/** The right by which somebody approves in a company now; undefined for none. */
export function approvalRight(deps: Pick<Deps, 'reading' | 'clock'>) {
  return (where: ApprovingIn): Promise<ApprovalRight | undefined> =>
    deps.reading.run(async (stores) => (await rightToApprove(stores, where, null, deps.clock.now())).right);
}

/**
 * The right by which a user approves what somebody asked for. Their own role comes first. A delegation lends the power of
 * the absent person, who has none over what they asked for themselves.
 */
export async function rightToApprove(
  stores: AccountStores,
  { customerId, companyId, userId }: ApprovingIn,
  requestedBy: number | null,
  now: number,
): Promise<{
  readonly right: ApprovalRight | undefined;
  /** Only whoever asked could lend it. */ readonly isOwn: boolean;
}> {
  const user = await stores.users.find(userId);
  if (user !== undefined && (await approves(stores, user, { customerId, companyId }))) {
    return { right: { onBehalfOf: null }, isOwn: false };
  }
  const absent = await absentBehind(stores, user, { customerId, companyId }, now);
  const other = absent.find(({ id }) => id !== requestedBy);
  return other === undefined
    ? { right: undefined, isOwn: absent.length > 0 }
    : { right: { onBehalfOf: { id: other.id, name: other.name } }, isOwn: false };
}

/** Who approved something, and the absent person in whose place; null for their own right. */
export interface Approved {
  readonly userId: number;
  readonly onBehalfOf: number | null;
}

/** Whether what somebody approved in a company still counts. */
export function approvalStands(deps: Pick<Deps, 'reading'>) {
  return (company: Company, approved: Approved): Promise<boolean> =>
    deps.reading.run((stores) => mayStillApprove(stores, company, approved));
}

/**
 * Whether the right by which something was approved is still there: somebody who left, or who may no longer approve in
 * the company, releases nothing. An absence that is over takes nothing back that was approved during it.
 */
export async function mayStillApprove(
  stores: AccountStores,
  company: Company,
  { userId, onBehalfOf }: Approved,
): Promise<boolean> {
  const user = await stores.users.find(userId);
  if (user === undefined) return false;
  if (onBehalfOf === null) return approves(stores, user, company);
  const absent = await stores.users.find(onBehalfOf);
  return absent !== undefined && (await reads(stores, user, company)) && approves(stores, absent, company);
}

type Company = Omit<ApprovingIn, 'userId'>;

/** Whoever lends approving to this user in this company: both reach it, and the absent person may still approve. */
async function absentBehind(
  stores: AccountStores,
  user: User | undefined,
  company: Company,
  now: number,
): Promise<readonly User[]> {
  if (user === undefined || !(await reads(stores, user, company))) return [];
  const absent = new Map<number, User>();
  for (const { userId } of await stores.delegations.activeTo(user.id, now)) {
    const one = await stores.users.find(userId);
    if (one !== undefined && (await approves(stores, one, company))) absent.set(one.id, one);
  }
  return [...absent.values()];
}

const approves = (stores: AccountStores, user: User, company: Company) =>
  roleMay(user.role, 'pays.approve') && isThere(stores, user, company);

const reads = (stores: AccountStores, user: User, company: Company) =>
  seesRuns(user.role) && isThere(stores, user, company);

/** Approving concerns whole runs, so a role for some departments stands in for nobody. */
function seesRuns(role: Role): boolean {
  return roleMay(role, 'pays.read') && departmentsOf(role) === null;
}

async function isThere(stores: AccountStores, user: User, { customerId, companyId }: Company): Promise<boolean> {
  return user.customerId === customerId && user.isActive && reachesCompany(stores, user, companyId);
}

/** Whether somebody arranges an absence: their own, or anybody's where they manage users and approve themselves. */
async function mayArrange(
  stores: AccountStores,
  customerId: number,
  absentId: number,
  actorId: number | null,
): Promise<boolean> {
  if (actorId === null) return false;
  if (actorId === absentId) return true;
  const user = await stores.users.find(actorId);
  return user?.customerId === customerId && user.isActive && managesApprovers(user.role);
}

/** Whoever manages users and approves nothing must not lend themselves the right to. */
function managesApprovers(role: Role): boolean {
  return roleMay(role, 'users.manage') && roleMay(role, 'pays.approve');
}

async function audit(stores: AccountStores, actor: Actor, delegation: Delegation, action: string, now: number) {
  const { id, customerId, userId, delegateId, startsAt, endsAt } = delegation;
  await recordAudit(stores, { ...actor, customerId }, now, {
    action,
    recordType: 'delegation',
    recordId: String(id),
    details: {
      ...{ user_id: String(userId), delegate_id: String(delegateId) },
      ...{ starts_at: `${utcTimestamp(startsAt)}Z`, ends_at: `${utcTimestamp(endsAt)}Z` },
    },
  });
}
