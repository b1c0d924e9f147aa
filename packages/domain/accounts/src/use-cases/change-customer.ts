import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { Customer } from '../domain/customer';
import { recordAudit } from './record-audit';

export interface ChangeCustomer {
  readonly customerId: number;
  readonly change: Partial<Pick<Customer, 'name' | 'isApiAdmin' | 'isReseller' | 'defaultCompanyId'>>;
}

/** Changes what an operator or the service itself may change; becoming a reseller makes an API admin too. */
export function changeCustomer(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async ({ customerId, change }: ChangeCustomer, actor: Actor): Promise<Result<Customer, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const customer = await stores.customers.find(customerId);
      if (customer === undefined)
        return refused({ code: 'customer/unknown', message: `There is no customer ${customerId}.` });
      const changed = { ...customer, ...change };
      const next = { ...changed, isApiAdmin: changed.isApiAdmin || changed.isReseller };
      await stores.customers.save(next);
      await recordAudit(stores, { ...actor, customerId }, deps.clock.now(), {
        action: 'customer.update',
        recordType: 'customer',
        recordId: String(customerId),
        details: { fields: Object.keys(change).sort().join(' ') },
      });
      return accepted({ ...next, version: next.version + 1 });
    });
}
