import { accepted, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import { changedMeanwhile, type AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { checkClientDetails } from '../domain/check-client-details';
import type { OAuthClient } from '../domain/oauth-client';
import { ownClient } from './own-client';
import { recordAudit } from './record-audit';

export interface ChangeClient {
  readonly customerId: number;
  readonly clientId: string;
  readonly name?: string;
  /** Replaces the whole list. */
  readonly redirectUris?: readonly string[];
  /** Whether the stored application is the one that the change was made from. */
  readonly mayTouch?: (stored: OAuthClient) => boolean;
}

export function changeClient(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (command: ChangeClient, actor: Actor): Promise<Result<OAuthClient, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const found = await ownClient(stores, command.customerId, command.clientId);
      if (!found.ok) return found;
      const client = found.value;
      if (command.mayTouch?.(client) === false) return changedMeanwhile('application');
      const details = checkClientDetails(command.name ?? client.name, command.redirectUris ?? client.redirectUris);
      if (!details.ok) return details;
      const next = { ...client, ...details.value };
      await stores.clients.save(next);
      await recordAudit(stores, actor, deps.clock.now(), {
        action: 'client.update',
        recordType: 'client',
        recordId: client.clientId,
      });
      return accepted({ ...next, version: next.version + 1 });
    });
}
