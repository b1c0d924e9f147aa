import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { recordAudit } from './record-audit';

export interface RevokeConnection {
  /** The customer that asks: the one the grant is for, or the partner that owns the application. */
  readonly askedBy: number;
  readonly grantId: number;
  /** Only where this user gave it. */
  readonly ofUser?: number;
}

/** Ends a grant and every code and token that came from it. A connection of others is reported as not there. */
export function revokeConnection(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async ({ askedBy, grantId, ofUser }: RevokeConnection, actor: Actor): Promise<Result<null, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const grant = await stores.grants.find(grantId);
      const clientRecordId = grant?.clientRecordId ?? null;
      const client = clientRecordId === null ? undefined : await stores.clients.find(clientRecordId);
      const isCustomer = grant?.customerId === askedBy;
      const isOthers = ofUser !== undefined && grant?.userId !== ofUser;
      if (
        grant === undefined ||
        isOthers ||
        (!isCustomer && client?.customerId !== askedBy) ||
        grant.revokedAt !== null
      ) {
        return refused({ code: 'connection/unknown', message: 'There is no such connection.' });
      }
      await stores.grants.revoke(grantId, now, isCustomer ? 'customer' : 'partner');
      await recordAudit(stores, { ...actor, customerId: grant.customerId }, now, {
        action: 'connection.revoke',
        recordType: 'connection',
        recordId: String(grantId),
      });
      return accepted(null);
    });
}
