import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { ClientWithSecret } from './create-client';
import { ownClient } from './own-client';
import { recordAudit } from './record-audit';

/** Gives the client a new secret; the old one stops working with the answer. */
export function rotateClientSecret(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (
    command: { readonly customerId: number; readonly clientId: string },
    actor: Actor,
  ): Promise<Result<ClientWithSecret, AccountsRefusal>> => {
    const secret = deps.secrets.random();
    return deps.unitOfWork.run(async (stores) => {
      const found = await ownClient(stores, command.customerId, command.clientId);
      if (!found.ok) return found;
      if (found.value.isPublic) {
        return refused({
          code: 'client/public',
          message: 'A public application has no secret. It proves itself by PKCE.',
        });
      }
      const next = { ...found.value, secretHash: deps.secrets.digest(secret) };
      await stores.clients.save(next);
      await recordAudit(stores, actor, deps.clock.now(), {
        action: 'client.rotate-secret',
        recordType: 'client',
        recordId: next.clientId,
      });
      return accepted({ client: { ...next, version: next.version + 1 }, secret });
    });
  };
}
