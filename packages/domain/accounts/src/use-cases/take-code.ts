import type { AccountsDependencies } from './accounts-dependencies';
import { refused, accepted, type Result } from 'payroll-core';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import { admitGuess, codeLimit, settleGuess } from '../domain/guess-throttle';
import { plainCode, stepsAround, type SecondFactor } from '../domain/second-factor';
import type { AccountStores } from '../ports/account-stores';

/**
 * Judges a code of the app or a recovery code, and spends it. Wrong ones are counted by user, from wherever they come;
 * nobody gets at the count until the unit of work ends.
 */
export async function takeCode(
  { codes, secrets }: Pick<AccountsDependencies, 'codes' | 'secrets'>,
  stores: Pick<AccountStores, 'secondFactors' | 'guessLogs'>,
  factor: SecondFactor,
  typed: string,
  now: number,
): Promise<Result<'app' | 'recovery', AccountsRefusal>> {
  const key = secrets.digest(`code of user ${factor.userId}`);
  const admission = admitGuess(await stores.guessLogs.hold(key), now, codeLimit);
  if (admission.kind !== 'admitted') {
    return refused({
      code: 'sign-in/throttled',
      message: 'Too many wrong codes. Wait a while and try again.',
      retryAfterMs: admission.kind === 'refused' ? admission.retryAfterMs : 1000,
    });
  }
  const code = plainCode(typed);
  const step = stepsAround(now).find(
    (one) => one > factor.lastStep && secrets.equal(codes.codeOf(factor.secret, one), code),
  );
  const recovery = factor.confirmedAt === null ? -1 : factor.recoveryHashes.indexOf(secrets.digest(code));
  const isRight = step !== undefined || recovery !== -1;
  await stores.guessLogs.put(key, settleGuess(admission.log, now, isRight));
  if (step !== undefined) {
    await stores.secondFactors.save({ ...factor, lastStep: step });
    return accepted('app');
  }
  if (recovery !== -1) {
    await stores.secondFactors.save({ ...factor, recoveryHashes: factor.recoveryHashes.toSpliced(recovery, 1) });
    return accepted('recovery');
  }
  return refused({ code: 'second-factor/wrong-code', message: 'That code is not right, or it was used already.' });
}
