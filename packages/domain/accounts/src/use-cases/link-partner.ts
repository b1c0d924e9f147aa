import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { PartnerLink } from '../domain/partner-link';
import { recordAudit } from './record-audit';

export interface LinkPartner {
  readonly resellerId: number;
  readonly endCustomerId: number;
}

/** Ties an end customer to the reseller that signed it up. Linking again to the same reseller changes nothing. */
export function linkPartner(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (
    { resellerId, endCustomerId }: LinkPartner,
    actor: Actor,
  ): Promise<Result<PartnerLink, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const reseller = await stores.customers.find(resellerId);
      if (reseller?.isReseller !== true) {
        return refused({ code: 'customer/not-reseller', message: `Customer ${resellerId} is not a reseller.` });
      }
      if (resellerId === endCustomerId || (await stores.customers.find(endCustomerId)) === undefined) {
        return refused({ code: 'customer/unknown', message: `There is no end customer ${endCustomerId}.` });
      }
      const link = await stores.partnerLinks.add({ resellerId, endCustomerId, createdAt: now });
      if (link === undefined) {
        const existing = await stores.partnerLinks.ofEndCustomer(endCustomerId);
        return existing?.resellerId === resellerId
          ? accepted(existing)
          : refused({ code: 'customer/invalid', message: `Customer ${endCustomerId} already has a reseller.` });
      }
      await recordAudit(stores, { ...actor, customerId: endCustomerId }, now, {
        action: 'partner.link',
        recordType: 'customer',
        recordId: String(endCustomerId),
        details: { reseller: String(resellerId) },
      });
      return accepted(link);
    });
}
