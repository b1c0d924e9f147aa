import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import { checkPassword } from '../domain/password';
import { readPasswordLink } from './read-password-link';
import { recordAudit } from './record-audit';
import { hasPasswordsOff } from './sign-on-of';
import type { User } from '../domain/user';

export interface SetPassword {
  readonly linkSecret: string;
  readonly password: string;
  readonly requestId: string;
  readonly address?: string | null;
}

/**
 * Sets a password by a link. Whoever was signed in as that user is signed out everywhere, and applications and tokens that
 * act as the user end, as does a new e-mail address that waits: whoever had the former password may have connected them.
 */
export function setPassword(deps: AccountsDependencies) {
  const readLink = readPasswordLink(deps);
  return async ({
    linkSecret,
    password,
    requestId,
    address = null,
  }: SetPassword): Promise<Result<User, AccountsRefusal>> => {
    const holder = await readLink(linkSecret);
    if (holder === undefined) return spent();
    const checked = checkPassword(password, holder.emailKey);
    if (!checked.ok) return checked;
    const passwordHash = await deps.passwords.hash(checked.value);
    const hash = deps.secrets.digest(linkSecret);
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const user = await stores.users.find(holder.id);
      if (user?.isActive !== true || !(await stores.passwordLinks.use(hash, now))) return spent();
      if (await hasPasswordsOff(stores, user.emailKey)) {
        return refused({
          code: 'password/off',
          message:
            'Addresses of this domain sign in by single sign-on, on the sign-in page. There is no password to set.',
        });
      }
      await stores.users.save({ ...user, passwordHash });
      await stores.passwordLinks.useAllOfUser(user.id, now);
      await stores.emailChanges.endAllOfUser(user.id, now);
      await stores.sessions.endAllOfUser(user.id, now);
      const connections = await stores.grants.revokeAllOfUser(user.id, now, 'new-password');
      if (user.passwordHash !== null) {
        await stores.emails.add({ kind: 'password-changed', userId: user.id, facts: {} }, now);
      }
      const actor = { customerId: user.customerId, userId: user.id, clientId: null, requestId, address };
      await recordAudit(stores, actor, now, {
        action: 'user.set-password',
        recordType: 'user',
        recordId: String(user.id),
        details: { ended_connections: String(connections) },
      });
      return accepted({ ...user, passwordHash, version: user.version + 1 });
    });
  };
}

function spent(): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({
    code: 'password-link/spent',
    message: 'This link was used already or has expired. Ask for a new one.',
  });
}
