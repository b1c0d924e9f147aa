import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import { beginSession, type SignedIn, type SigningBrowser } from './begin-session';
import type { AccountStores } from '../ports/account-stores';
import { emailKeyOf } from '../domain/email-address';
import { admitGuess, guessLimits, settleGuess, type GuessLimit, type GuessLog } from '../domain/guess-throttle';
import { knownDevice } from '../domain/known-device';
import { passwordLength } from '../domain/password';
import { recordAudit } from './record-audit';
import { hasPasswordsOff } from './sign-on-of';
import type { User } from '../domain/user';

export interface SignIn extends SigningBrowser {
  readonly email: string;
  readonly password: string;
}

interface GuessKey {
  readonly key: string;
  readonly limit: GuessLimit;
}

/** How often and how long one asks again while guesses of the same moment are judged. */
const WAIT_MS = 50;
const MOST_WAITS = 200;

/**
 * Signs a user in by e-mail address and password. The guess is counted before it is judged, so parallel guesses are
 * counted too; right ones of the same moment wait for one another and all count as right. A known and an unknown address
 * give the same answer after the same work.
 */
export function signIn(deps: AccountsDependencies) {
  return async (command: SignIn): Promise<Result<SignedIn, AccountsRefusal>> => {
    const emailKey = emailKeyOf(command.email).slice(0, 254);
    if (await deps.reading.run((stores) => hasPasswordsOff(stores, emailKey))) {
      return refused({ code: 'password/off', message: 'Addresses of this domain sign in by single sign-on.' });
    }
    const admission = await admit(deps, command, emailKey);
    if (admission.kind === 'refused') return throttled(admission.retryAfterMs);
    const { at, keys } = admission;
    const user = admission.user?.isActive === true ? admission.user : undefined;
    const password = command.password.slice(0, passwordLength.most * 2);
    const isRight = await deps.passwords.verify(password, user?.passwordHash ?? null);
    const actor = {
      customerId: user?.customerId ?? null,
      userId: user?.id ?? null,
      clientId: null,
      requestId: command.requestId,
      address: command.address,
    };
    const act = { recordType: 'user', recordId: user === undefined ? null : String(user.id) };
    if (user === undefined || !isRight) {
      await deps.unitOfWork.run(async (stores) => {
        await settle(stores, keys, at, false);
        await recordAudit(stores, actor, deps.clock.now(), { ...act, action: 'user.sign-in-refused' });
      });
      return refused({ code: 'sign-in/refused', message: 'The e-mail address or the password is not right.' });
    }
    const outcome = await deps.unitOfWork.run(async (stores) => {
      await settle(stores, keys, at, true);
      return beginSession(deps, stores, user, 'password', command, deps.clock.now());
    });
    deps.wakeMail();
    return accepted(outcome);
  };
}

type Admitted =
  | {
      readonly kind: 'admitted';
      readonly at: number;
      readonly keys: readonly string[];
      readonly user: User | undefined;
    }
  | { readonly kind: 'refused'; readonly retryAfterMs: number };

async function admit(deps: AccountsDependencies, command: SignIn, emailKey: string): Promise<Admitted> {
  for (let waits = 0; waits < MOST_WAITS; waits++) {
    const at = deps.clock.now();
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Admitted | { readonly kind: 'wait' }> => {
      const user = await stores.users.findByEmail(emailKey);
      const known = knownDevice(command.device, user, deps.secrets, deps.sign);
      const keys = keysOf(known, emailKey, command.address).map(({ key, limit }) => ({
        key: deps.secrets.digest(key),
        limit,
      }));
      const counted = await countGuess(stores, keys, at);
      return counted === undefined ? { kind: 'admitted', at, keys: keys.map(({ key }) => key), user } : counted;
    });
    if (outcome.kind !== 'wait') return outcome;
    await deps.wait(WAIT_MS);
  }
  return { kind: 'refused', retryAfterMs: 1000 };
}

/** Always in this order, so that two guesses never wait for each other's keys. */
function keysOf(device: string | undefined, emailKey: string, address: string): readonly GuessKey[] {
  if (device !== undefined) return [{ key: `device ${device}`, limit: guessLimits.device }];
  return [
    { key: `account ${emailKey} address ${address}`, limit: guessLimits.accountAndAddress },
    { key: `account ${emailKey}`, limit: guessLimits.account },
    { key: `address ${address}`, limit: guessLimits.address },
  ];
}

/** Counts one guess against every key, or none of them; answers undefined when it may be judged. */
async function countGuess(
  { guessLogs }: AccountStores,
  keys: readonly GuessKey[],
  now: number,
): Promise<{ readonly kind: 'refused'; readonly retryAfterMs: number } | { readonly kind: 'wait' } | undefined> {
  const counted: (readonly [key: string, log: GuessLog])[] = [];
  for (const { key, limit } of keys) {
    const admission = admitGuess(await guessLogs.hold(key), now, limit);
    if (admission.kind !== 'admitted') return admission;
    counted.push([key, admission.log]);
  }
  for (const [key, log] of counted) await guessLogs.put(key, log);
  return undefined;
}

async function settle(
  { guessLogs }: AccountStores,
  keys: readonly string[],
  at: number,
  isRight: boolean,
): Promise<void> {
  for (const key of keys) await guessLogs.put(key, settleGuess(await guessLogs.hold(key), at, isRight));
}

function throttled(retryAfterMs: number): { readonly ok: false; readonly error: AccountsRefusal } {
  const seconds = Math.ceil(retryAfterMs / 1000);
  const wait = seconds <= 60 ? 'a minute' : seconds <= 3600 ? `${Math.ceil(seconds / 60)} minutes` : 'some hours';
  return refused({
    code: 'sign-in/throttled',
    message: `Too many attempts. Wait ${wait} and try again, or ask for a link that sets a new password.`,
    retryAfterMs,
  });
}
