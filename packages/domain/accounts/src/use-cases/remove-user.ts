import { accepted, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import { changedMeanwhile, type AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { EmployeeAccess } from '../domain/employee-access';
import type { Passkey } from '../domain/passkey';
import type { SecondFactor } from '../domain/second-factor';
import type { User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';
import { closeAccess } from './close-access';
import { keepAnOwner } from './keep-an-owner';
import { mayManage } from './may-manage';
import { ownUser } from './own-user';
import { recordAudits, type AuditNote } from './record-audit';

/**
 * Takes somebody off the account: whatever let them in ends at once, and their e-mail address is free for another
 * account. The record stays, so that the audit log can still name who did what. The pay of other employers that they see
 * by the same login is not this account's to take: a login for that alone goes on, as one of the first such employer.
 */
export function removeUser(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>) {
  return async (
    command: {
      readonly userId: number;
      /** Left out by the operator. */
      readonly customerId?: number;
      /** Whether the caller is willing to remove the user as it is stored; without it, any. */
      readonly mayTouch?: (stored: User) => boolean;
    },
    actor: Actor,
  ): Promise<Result<null, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const { userId } = command;
      const found = await ownUser(stores, userId, command.customerId);
      if (!found.ok) return found;
      const user = found.value;
      if (command.mayTouch?.(user) === false) return changedMeanwhile('user');
      const allowed = await mayManage(stores, actor, user.role);
      if (!allowed.ok) return allowed;
      // The operator must be able to shut anybody out.
      const kept = command.customerId === undefined ? undefined : await keepAnOwner(stores, user, removed(user, now));
      if (kept?.ok === false) return kept;
      const own = await ownOfPerson(stores, user);
      const ended = await closeUserAccount(stores, user, now);
      const going = await keepLogin(stores, user, own);
      const act = {
        action: 'user.remove',
        recordType: 'user',
        recordId: String(userId),
        details: { ended_connections: String(ended) },
      };
      const note = { actor: { ...actor, customerId: user.customerId }, at: now, act };
      await recordAudits(stores, going === undefined ? [note] : [note, keptNote(going, actor, now)]);
      return accepted(null);
    });
}

/** What a person keeps when one account removes them: jobs with other employers, and what they show when they sign in. */
interface OwnOfPerson {
  readonly jobs: readonly EmployeeAccess[];
  readonly factor: SecondFactor | undefined;
  readonly passkeys: readonly Passkey[];
}

async function ownOfPerson(stores: AccountStores, { id, customerId, signedOnAt }: User): Promise<OwnOfPerson> {
  const jobs = (await stores.employeeAccess.ofUser(id)).filter((job) => job.customerId !== customerId);
  // What was added while the account's provider signed them in may be somebody else's: the way to other pay is their own.
  if (signedOnAt !== null) return { jobs, factor: undefined, passkeys: [] };
  return { jobs, factor: await stores.secondFactors.find(id), passkeys: await stores.passkeys.ofUser(id) };
}

/** The same address, password, app and passkeys, of an employee and nothing more. */
async function keepLogin(
  stores: AccountStores,
  user: User,
  { jobs, factor, passkeys }: OwnOfPerson,
): Promise<User | undefined> {
  const [first] = jobs;
  if (first === undefined) return undefined;
  const { id: _, version: __, ...before } = user;
  const kept = await stores.users.add({
    ...before,
    customerId: first.customerId,
    role: 'employee',
    signedOnAt: null,
    signedOnAs: null,
  });
  if (kept === undefined) return undefined;
  const userId = kept.id;
  for (const { id: _id, version: _version, ...job } of jobs) await stores.employeeAccess.add({ ...job, userId });
  if (factor !== undefined) {
    const { id: _id, version: _version, ...secret } = factor;
    await stores.secondFactors.add({ ...secret, userId });
  }
  for (const { id: _id, version: _version, ...key } of passkeys) await stores.passkeys.add({ ...key, userId });
  return kept;
}

/** In the log of the employer who has the login now. Who removed it elsewhere, and from where, is not theirs to read. */
function keptNote({ id, customerId }: User, { requestId }: Actor, at: number): AuditNote {
  return {
    actor: { customerId, userId: null, clientId: null, requestId },
    at,
    act: { action: 'user.keep', recordType: 'user', recordId: String(id), details: {} },
  };
}

/** Ends everything that the user has; the name stays for the audit log. Answers how many connections ended. */
export async function closeUserAccount(stores: AccountStores, user: User, now: number): Promise<number> {
  await stores.users.save(removed(user, now));
  await stores.companyAccess.replace(user.id, []);
  for (const { id } of await stores.employeeAccess.ofUser(user.id)) await stores.employeeAccess.remove(id);
  await stores.secondFactors.remove(user.id);
  for (const { id } of await stores.passkeys.ofUser(user.id)) await stores.passkeys.remove(id);
  for (const { id, userId, delegateId } of await stores.delegations.ofCustomer(user.customerId, now)) {
    if ([userId, delegateId].includes(user.id)) await stores.delegations.end(id, now);
  }
  return closeAccess(stores, user.id, now);
}

function removed(user: User, now: number): User {
  return {
    ...user,
    isActive: false,
    passwordHash: null,
    signedOnAt: null,
    signedOnAs: null,
    removedAt: now,
    emailKey: `removed ${user.id}`,
  };
}
