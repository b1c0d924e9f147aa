import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { recoveryCodeCount, type SecondFactor } from '../domain/second-factor';
import type { AccountStores } from '../ports/account-stores';
import { mayManage } from './may-manage';
import { ownUser } from './own-user';
import { recordAudit } from './record-audit';
import { takeCode } from './take-code';

/** What the account page shows of it. */
export interface SecondFactorState {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

export function readSecondFactor(deps: Pick<AccountsDependencies, 'reading'>) {
  return (userId: number): Promise<SecondFactorState> =>
    deps.reading.run(async ({ secondFactors }) => {
      const factor = await secondFactors.find(userId);
      const isOn = factor !== undefined && factor.confirmedAt !== null;
      return { isOn, recoveryCodesLeft: isOn ? factor.recoveryHashes.length : 0 };
    });
}

/** A new secret for the app. It counts for nothing until a code has confirmed it. */
export function startSecondFactor(deps: AccountsDependencies) {
  return (userId: number): Promise<Result<{ readonly secret: string }, AccountsRefusal>> => {
    const secret = deps.codes.newSecret();
    return deps.unitOfWork.run(async ({ secondFactors }) => {
      const earlier = await secondFactors.find(userId);
      if (earlier !== undefined && earlier.confirmedAt !== null) return alreadyOn();
      await secondFactors.remove(userId);
      const fresh = { userId, secret, confirmedAt: null, lastStep: 0, recoveryHashes: [], createdAt: deps.clock.now() };
      await secondFactors.add(fresh);
      return accepted({ secret });
    });
  };
}

/** The first code of the app turns it on. The recovery codes are in this answer alone. */
export function confirmSecondFactor(deps: AccountsDependencies) {
  return (command: GivenCode, actor: Actor): Promise<NewRecoveryCodes> =>
    withNewRecoveryCodes(deps, async (stores, recoveryHashes, now) => {
      const factor = await stores.secondFactors.find(command.userId);
      if (factor === undefined) return notOn();
      if (factor.confirmedAt !== null) return alreadyOn();
      const taken = await takeCode(deps, stores, factor, command.code, now);
      if (!taken.ok) return taken;
      await change(stores, command.userId, { confirmedAt: now, recoveryHashes });
      await tell(stores, command.userId, actor, now, 'second-factor-on');
      return accepted(null);
    });
}

/** New recovery codes in place of those that are left; it takes a code. */
export function replaceRecoveryCodes(deps: AccountsDependencies) {
  return (command: GivenCode, actor: Actor): Promise<NewRecoveryCodes> =>
    withNewRecoveryCodes(deps, async (stores, recoveryHashes, now) => {
      const taken = await takeCodeOf(deps, stores, command.userId, command.code, now);
      if (!taken.ok) return taken;
      await change(stores, command.userId, { recoveryHashes });
      await tell(stores, command.userId, actor, now, 'recovery-codes');
      return accepted(null);
    });
}

export interface GivenCode {
  readonly userId: number;
  readonly code: string;
}

export type NewRecoveryCodes = Result<{ readonly recoveryCodes: readonly string[] }, AccountsRefusal>;

/** Only their hashes are stored. */
async function withNewRecoveryCodes(
  deps: AccountsDependencies,
  store: (
    stores: AccountStores,
    recoveryHashes: readonly string[],
    now: number,
  ) => Promise<Result<null, AccountsRefusal>>,
): Promise<NewRecoveryCodes> {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, () => deps.codes.newRecoveryCode());
  const hashes = recoveryCodes.map((one) => deps.secrets.digest(one));
  const stored = await deps.unitOfWork.run((stores) => store(stores, hashes, deps.clock.now()));
  deps.wakeMail();
  return stored.ok ? accepted({ recoveryCodes }) : stored;
}

/** Whoever turns it off shows once more that they have it. */
export function removeSecondFactor(deps: AccountsDependencies) {
  return async ({ userId, code }: GivenCode, actor: Actor): Promise<Result<null, AccountsRefusal>> => {
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<null, AccountsRefusal>> => {
      const now = deps.clock.now();
      const taken = await takeCodeOf(deps, stores, userId, code, now);
      if (!taken.ok) return taken;
      await stores.secondFactors.remove(userId);
      await tell(stores, userId, actor, now, 'second-factor-off');
      return accepted(null);
    });
    deps.wakeMail();
    return outcome;
  };
}

/** For somebody who has lost app, recovery codes or passkeys: by an owner of the account, or by the operator. They are signed out. */
export function resetSecondFactor(deps: AccountsDependencies) {
  return async (
    command: { readonly userId: number; /** Left out by the operator. */ readonly customerId?: number },
    actor: Actor,
  ): Promise<Result<null, AccountsRefusal>> => {
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<null, AccountsRefusal>> => {
      const now = deps.clock.now();
      const found = await ownUser(stores, command.userId, command.customerId);
      if (!found.ok) return found;
      const allowed = await mayManage(stores, actor, found.value.role);
      if (!allowed.ok) return allowed;
      if (actor.userId === command.userId) {
        return refused({ code: 'second-factor/own', message: 'Turn your own off with a code on your account page.' });
      }
      const passkeys = await stores.passkeys.ofUser(command.userId);
      const factor = await stores.secondFactors.find(command.userId);
      if (factor === undefined && passkeys.length === 0) return notOn();
      await stores.secondFactors.remove(command.userId);
      for (const { id } of passkeys) await stores.passkeys.remove(id);
      await stores.sessions.endAllOfUser(command.userId, now);
      await tell(stores, command.userId, { ...actor, customerId: found.value.customerId }, now, 'second-factor-off');
      return accepted(null);
    });
    deps.wakeMail();
    return outcome;
  };
}

async function takeCodeOf(
  deps: AccountsDependencies,
  stores: AccountStores,
  userId: number,
  code: string,
  now: number,
): Promise<Result<'app' | 'recovery', AccountsRefusal>> {
  const factor = await stores.secondFactors.find(userId);
  if (factor === undefined || factor.confirmedAt === null) return notOn();
  return takeCode(deps, stores, factor, code, now);
}

async function change(
  { secondFactors }: Pick<AccountStores, 'secondFactors'>,
  userId: number,
  changes: Partial<Pick<SecondFactor, 'confirmedAt' | 'recoveryHashes'>>,
): Promise<void> {
  const factor = await secondFactors.find(userId);
  if (factor !== undefined) await secondFactors.save({ ...factor, ...changes });
}

async function tell(stores: AccountStores, userId: number, actor: Actor, now: number, what: string): Promise<void> {
  await stores.emails.add({ kind: 'sign-in-changed', userId, facts: { what } }, now);
  await recordAudit(stores, actor, now, {
    action: `user.${what}`,
    recordType: 'user',
    recordId: String(userId),
  });
}

function alreadyOn(): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({ code: 'second-factor/on', message: 'There is an authenticator app already.' });
}

function notOn(): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({ code: 'second-factor/off', message: 'There is no authenticator app.' });
}
