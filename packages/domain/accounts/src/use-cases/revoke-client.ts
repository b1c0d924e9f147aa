import { accepted, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { ownClient } from './own-client';
import { recordAudit } from './record-audit';

/** Ends a client: it can authenticate no more, and every token it holds is refused from now on. */
export function revokeClient(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (
    command: { readonly customerId: number; readonly clientId: string },
    actor: Actor,
  ): Promise<Result<null, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const found = await ownClient(stores, command.customerId, command.clientId);
      if (!found.ok) return found;
      const now = deps.clock.now();
      await stores.clients.save({ ...found.value, revokedAt: now });
      await recordAudit(stores, actor, now, {
        action: 'client.revoke',
        recordType: 'client',
        recordId: found.value.clientId,
      });
      return accepted(null);
    });
}
