import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { emailKeyOf, isEmailAddress } from '../domain/email-address';
import type { EmployeeAccess } from '../domain/employee-access';
import { canSignIn, type User } from '../domain/user';
import { checkUserName, userNameOfEmployee } from '../domain/user-name';
import type { AccountStores } from '../ports/account-stores';
import { admitInvitation } from './invited-often';
import { ownCompanies } from './own-companies';
import { recordAudit } from './record-audit';
import { closeUserAccount } from './remove-user';
import { isSignedInByAccount } from './sign-on-of';

type Deps = Pick<AccountsDependencies, 'unitOfWork' | 'reading' | 'clock' | 'secrets' | 'wakeMail'>;

export interface InviteEmployee {
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  /** As the employee record has them. */
  readonly name: string;
  readonly email: string | null;
  /** As the employer calls itself, for the e-mail. */
  readonly companyName: string;
}

export interface InvitedEmployee {
  readonly access: EmployeeAccess;
  readonly user: User;
}

/**
 * Lets an employee see their own pay. Whoever has no login gets one and a link that sets a password; whoever has one, with
 * another employer or as somebody who works on the payroll, keeps it. Asked again, the e-mail is sent again.
 */
export function inviteEmployee(deps: Deps) {
  return async (command: InviteEmployee, actor: Actor): Promise<Result<InvitedEmployee, AccountsRefusal>> => {
    const name = checkUserName(userNameOfEmployee(command.name));
    if (!name.ok) return name;
    const email = command.email?.trim() ?? '';
    if (!isEmailAddress(email)) {
      return refused({
        code: 'employee-access/address',
        message: 'The employee has no e-mail address, so there is nowhere to send an invitation.',
        path: 'email_address',
      });
    }
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<InvitedEmployee, AccountsRefusal>> => {
      const now = deps.clock.now();
      const companies = await ownCompanies(stores, command.customerId, [command.companyId]);
      if (!companies.ok) return companies;
      const admitted = await admitInvitation(deps, stores, { ...command, emailKey: emailKeyOf(email) }, now);
      if (!admitted.ok) return admitted;
      const found = await accessOf(stores, { ...command, name: name.value, email }, now);
      if (!found.ok) return found;
      const { user, access, isFresh } = found.value;
      const facts = { company: command.companyName };
      await admitted.value();
      const kind = canSignIn(user) ? 'employee-access' : 'employee-invitation';
      await stores.emails.add({ kind, userId: user.id, facts }, now);
      await recordAudit(stores, { ...actor, customerId: command.customerId }, now, {
        action: isFresh ? 'employee.invite' : 'employee.invite-again',
        recordType: 'employees',
        recordId: String(command.employeeId),
        details: { user_id: String(user.id) },
      });
      return accepted({ user, access });
    });
    if (outcome.ok) deps.wakeMail();
    return outcome;
  };
}

async function accessOf(
  stores: AccountStores,
  { customerId, companyId, employeeId, name, email }: Omit<InviteEmployee, 'email'> & { readonly email: string },
  now: number,
): Promise<Result<InvitedEmployee & { readonly isFresh: boolean }, AccountsRefusal>> {
  const before = await stores.employeeAccess.ofEmployee(employeeId);
  if (before !== undefined) {
    const holder = await stores.users.find(before.userId);
    if (holder === undefined || canSignIn(holder)) {
      return refused({
        code: 'user/accepted',
        message: 'They have access already. A forgotten password is replaced on the sign-in page.',
      });
    }
    return holder.isActive
      ? accepted({ user: holder, access: before, isFresh: false })
      : refused({ code: 'employee-access/taken', message: 'Their login is disabled. Let them in again first.' });
  }
  const emailKey = emailKeyOf(email);
  const known = await stores.users.findByEmail(emailKey);
  if (known !== undefined && known.customerId !== customerId && (await isSignedInByAccount(stores, known))) {
    return refused({
      code: 'employee-access/taken',
      message:
        'With that e-mail address they sign in by the single sign-on of another organisation, which does not open the pay that you give them. Enter another address of theirs.',
      path: 'email_address',
    });
  }
  const user =
    known ??
    (await stores.users.add({
      customerId,
      name,
      email,
      emailKey,
      role: 'employee',
      passwordHash: null,
      signedOnAt: null,
      signedOnAs: null,
      isActive: true,
      removedAt: null,
      createdAt: now,
    }));
  if (user?.isActive !== true) {
    return refused({ code: 'employee-access/taken', message: 'The login with that e-mail address is disabled.' });
  }
  const access = await stores.employeeAccess.add({
    userId: user.id,
    customerId,
    companyId,
    employeeId,
    createdAt: now,
  });
  return access === undefined
    ? refused({
        code: 'employee-access/taken',
        message: 'Another employee of this company signs in with that e-mail address.',
        path: 'email_address',
      })
    : accepted({ user, access, isFresh: true });
}

export interface OneEmployeeAccess {
  readonly customerId: number;
  readonly employeeId: number;
}

/** From the next request on they see nothing of this job. A login that was for it alone is removed. */
export function endEmployeeAccess(deps: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return ({ customerId, employeeId }: OneEmployeeAccess, actor: Actor): Promise<Result<null, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const access = await stores.employeeAccess.ofEmployee(employeeId);
      if (access?.customerId !== customerId) {
        return refused({ code: 'employee-access/none', message: 'This employee has no access.' });
      }
      await stores.employeeAccess.remove(access.id);
      const user = await stores.users.find(access.userId);
      const others = await stores.employeeAccess.ofUser(access.userId);
      if (user?.role === 'employee' && others.length === 0) await closeUserAccount(stores, user, now);
      await recordAudit(stores, { ...actor, customerId }, now, {
        action: 'employee.end-access',
        recordType: 'employees',
        recordId: String(employeeId),
        details: { user_id: String(access.userId) },
      });
      return accepted(null);
    });
}

/** How an employee signs in, for whoever manages it. */
export interface EmployeeAccessState {
  readonly userId: number;
  readonly email: string;
  readonly status: 'active' | 'invited' | 'disabled';
  readonly since: number;
}

export function readEmployeeAccess(deps: Pick<Deps, 'reading'>) {
  return ({ customerId, employeeId }: OneEmployeeAccess): Promise<EmployeeAccessState | undefined> =>
    deps.reading.run(async (stores): Promise<EmployeeAccessState | undefined> => {
      const access = await stores.employeeAccess.ofEmployee(employeeId);
      const user = access?.customerId === customerId ? await stores.users.find(access.userId) : undefined;
      if (access === undefined || user === undefined) return undefined;
      const status = canSignIn(user) ? 'active' : user.isActive ? 'invited' : 'disabled';
      return { userId: user.id, email: user.email, status, since: access.createdAt };
    });
}

/** The jobs of whoever is signed in, with whichever employer. */
export function ownEmployments(deps: Pick<Deps, 'reading'>) {
  return (userId: number): Promise<readonly EmployeeAccess[]> =>
    deps.reading.run(({ employeeAccess }) => employeeAccess.ofUser(userId));
}
