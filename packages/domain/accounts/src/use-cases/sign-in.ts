import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { AccountStores } from '../ports/account-stores';
import { emailKeyOf } from '../domain/email-address';
import { admitGuess, forgetGuess } from '../domain/guess-throttle';
import { expiryOf } from '../domain/lifetimes';
import { passwordLength } from '../domain/password';
import { recordAudit } from './record-audit';
import type { User } from '../domain/user';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Where the guess comes from. */
  readonly address: string;
  readonly requestId: string;
}

export interface SignedIn {
  readonly user: User;
  /** The cookie's value: it exists in the clear only here. */
  readonly sessionSecret: string;
  readonly expiresAt: number;
}

/**
 * Signs a user in by e-mail address and password. The guess is counted before it is judged, so parallel guesses are
 * counted too; a known and an unknown address give the same answer after the same work.
 */
export function signIn(deps: AccountsDependencies) {
  return async (command: SignIn): Promise<Result<SignedIn, AccountsRefusal>> => {
    const emailKey = emailKeyOf(command.email).slice(0, 254);
    const keys = [`account ${emailKey}`, `address ${command.address}`].map((key) => deps.secrets.digest(key));
    const at = deps.clock.now();
    const admission = await deps.unitOfWork.run(async (stores) => {
      const retryAfterMs = await countGuess(stores, keys, at);
      return retryAfterMs > 0 ? { retryAfterMs } : { retryAfterMs, user: await stores.users.findByEmail(emailKey) };
    });
    if (admission.retryAfterMs > 0) {
      return refused({
        code: 'sign-in/throttled',
        message: 'Too many attempts. Wait a minute and try again.',
        retryAfterMs: admission.retryAfterMs,
      });
    }
    const user = admission.user?.isActive === true ? admission.user : undefined;
    const password = command.password.slice(0, passwordLength.most * 2);
    const isRight = await deps.passwords.verify(password, user?.passwordHash ?? null);
    const actor = {
      customerId: user?.customerId ?? null,
      userId: user?.id ?? null,
      clientId: null,
      requestId: command.requestId,
    };
    const act = { recordType: 'user', recordId: user === undefined ? null : String(user.id) };
    if (user === undefined || !isRight) {
      await deps.unitOfWork.run((stores) =>
        recordAudit(stores, deps.secrets, actor, deps.clock.now(), { ...act, action: 'user.sign-in-refused' }),
      );
      return refused({ code: 'sign-in/refused', message: 'The e-mail address or the password is not right.' });
    }
    const sessionSecret = deps.secrets.random();
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const expiresAt = expiryOf('session', now);
      await takeBackGuess(stores, keys, at);
      const hash = deps.secrets.digest(sessionSecret);
      await stores.sessions.add({ hash, userId: user.id, createdAt: now, expiresAt, endedAt: null });
      await recordAudit(stores, deps.secrets, actor, now, { ...act, action: 'user.sign-in' });
      return accepted({ user, sessionSecret, expiresAt });
    });
  };
}

/** Counts one guess against every key, or none of them; answers how long to wait when one is full. */
async function countGuess({ guessLogs }: AccountStores, keys: readonly string[], now: number): Promise<number> {
  const counted: [key: string, guesses: readonly number[]][] = [];
  for (const key of keys) {
    const admission = admitGuess(await guessLogs.hold(key), now);
    if (!admission.admitted) return admission.retryAfterMs;
    counted.push([key, admission.guesses]);
  }
  for (const [key, guesses] of counted) await guessLogs.put(key, guesses);
  return 0;
}

async function takeBackGuess({ guessLogs }: AccountStores, keys: readonly string[], at: number): Promise<void> {
  for (const key of keys) await guessLogs.put(key, forgetGuess(await guessLogs.hold(key), at));
}
