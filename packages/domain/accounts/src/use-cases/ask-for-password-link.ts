import type { AccountsDependencies } from './accounts-dependencies';
import { emailKeyOf } from '../domain/email-address';
import { admitGuess, resetLimits, settleGuess } from '../domain/guess-throttle';
import { recordAudit } from './record-audit';
import { hasPasswordsOff } from './sign-on-of';

export interface AskForPasswordLink {
  readonly email: string;
  /** Where the request comes from. */
  readonly address: string;
  readonly requestId: string;
}

/**
 * Mails a link that sets a new password to whoever has this address. The caller is told nothing: not whether there is such
 * a user, nor whether they asked too often.
 */
export function askForPasswordLink(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets' | 'wakeMail'>) {
  return async ({ email, address, requestId }: AskForPasswordLink): Promise<void> => {
    const emailKey = emailKeyOf(email).slice(0, 254);
    const keys = [
      { key: deps.secrets.digest(`reset account ${emailKey}`), limit: resetLimits.account },
      { key: deps.secrets.digest(`reset address ${address}`), limit: resetLimits.address },
    ];
    await deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      for (const { key, limit } of keys) {
        const admission = admitGuess(await stores.guessLogs.hold(key), now, limit);
        if (admission.kind !== 'admitted') return;
        await stores.guessLogs.put(key, settleGuess(admission.log, now, false));
      }
      const found = await stores.users.findByEmail(emailKey);
      const mayHave = found?.isActive === true && !(await hasPasswordsOff(stores, emailKey));
      const user = mayHave ? found : undefined;
      if (user !== undefined) await stores.emails.add({ kind: 'password-reset', userId: user.id, facts: {} }, now);
      const actor = {
        customerId: user?.customerId ?? null,
        userId: user?.id ?? null,
        clientId: null,
        requestId,
        address,
      };
      await recordAudit(stores, actor, now, {
        action: 'user.ask-password-link',
        recordType: 'user',
        recordId: user === undefined ? null : String(user.id),
      });
    });
    deps.wakeMail();
  };
}
