import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import { admitGuess, invitationLimit, settleGuess } from '../domain/guess-throttle';
import type { AccountStores } from '../ports/account-stores';

/**
 * Whether an account may invite an address once more: nobody is written to as often as somebody else likes. It counts by
 * account, so that none uses up what another has. What is answered counts the invitation, when it is queued.
 */
export async function admitInvitation(
  { secrets }: Pick<AccountsDependencies, 'secrets'>,
  { guessLogs }: Pick<AccountStores, 'guessLogs'>,
  { customerId, emailKey }: { readonly customerId: number; readonly emailKey: string },
  now: number,
): Promise<Result<() => Promise<void>, AccountsRefusal>> {
  const key = secrets.digest(`invitation ${customerId} ${emailKey}`);
  const admission = admitGuess(await guessLogs.hold(key), now, invitationLimit);
  if (admission.kind !== 'admitted') {
    return refused({
      code: 'user/invited-often',
      message: 'That address was invited several times just now. Wait an hour, or a day if it was more than that.',
      path: 'email',
    });
  }
  return accepted(() => guessLogs.put(key, settleGuess(admission.log, now, false)));
}
