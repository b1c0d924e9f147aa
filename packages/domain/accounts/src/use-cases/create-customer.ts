import { shownText } from '@anz-payroll/kernel';
import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { Customer } from '../domain/customer';
import { recordAudit } from './record-audit';

export interface CreateCustomer {
  readonly name: string;
  readonly isApiAdmin?: boolean;
  /** A reseller is an API admin too. */
  readonly isReseller?: boolean;
}

export function createCustomer(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (
    command: CreateCustomer,
    actor: Omit<Actor, 'customerId'>,
  ): Promise<Result<Customer, AccountsRefusal>> => {
    const name = shownText(command.name);
    if (name.length < 1 || name.length > 200) {
      return refused({
        code: 'customer/invalid',
        message: 'A customer needs a name of 1 to 200 characters.',
        path: 'name',
      });
    }
    const isReseller = command.isReseller ?? false;
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const customer = await stores.customers.add({
        name,
        isApiAdmin: isReseller || (command.isApiAdmin ?? false),
        isReseller,
        defaultCompanyId: null,
        createdAt: now,
      });
      await recordAudit(stores, { ...actor, customerId: customer.id }, now, {
        action: 'customer.create',
        recordType: 'customer',
        recordId: String(customer.id),
      });
      return accepted(customer);
    });
  };
}
