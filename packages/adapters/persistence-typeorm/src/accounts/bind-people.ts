import type { AccountStores, SubscribedPlan } from '@anz-payroll/accounts';
import { In, IsNull } from 'typeorm';
import type { Transaction } from '../database';
import { CustomerTable, PartnerLinkTable, PlanTable, SubscriptionTable, UserTable } from './account-tables';
import { addRecord, addUnlessTaken } from './add-record';
import { bindClients } from './bind-clients';
import { findRecord, findRecords } from './find-record';
import { saveRecord } from './save-record';

type People = Pick<AccountStores, 'customers' | 'users' | 'plans' | 'subscriptions' | 'partnerLinks' | 'clients'>;

/** Customers and what belongs to them: plain records with a version. */
export function bindPeople(tx: Transaction): People {
  return {
    customers: {
      add: (customer) => addRecord(tx, CustomerTable, customer),
      find: (id) => findRecord(tx, CustomerTable, { id }),
      save: (customer) => saveRecord(tx, CustomerTable, customer),
      all: () => findRecords(tx, CustomerTable, {}),
    },
    users: {
      add: (user) => addUnlessTaken(tx, UserTable, user),
      find: (id) => findRecord(tx, UserTable, { id }),
      findByEmail: (emailKey) => findRecord(tx, UserTable, { emailKey }),
      ofCustomer: (customerId) => findRecords(tx, UserTable, { customerId, removedAt: IsNull() }),
      save: (user) => saveRecord(tx, UserTable, user),
    },
    plans: {
      add: (plan) => addUnlessTaken(tx, PlanTable, plan),
      find: (id) => findRecord(tx, PlanTable, { id }),
      findByCode: (code) => findRecord(tx, PlanTable, { code }),
    },
    subscriptions: {
      add: (subscription) => addRecord(tx, SubscriptionTable, subscription),
      find: (id) => findRecord(tx, SubscriptionTable, { id }),
      ofCustomer: (customerId) => findRecords(tx, SubscriptionTable, { customerId }),
      subscribedPlans: (customerId) => subscribedPlans(tx, customerId),
      save: (subscription) => saveRecord(tx, SubscriptionTable, subscription),
    },
    partnerLinks: {
      add: (link) => addUnlessTaken(tx, PartnerLinkTable, link),
      ofReseller: (resellerId) => findRecords(tx, PartnerLinkTable, { resellerId }),
      ofEndCustomer: (endCustomerId) => findRecord(tx, PartnerLinkTable, { endCustomerId }),
    },
    clients: bindClients(tx),
  };
}

async function subscribedPlans(tx: Transaction, customerId: number): Promise<readonly SubscribedPlan[]> {
  const subscriptions = await findRecords(tx, SubscriptionTable, { customerId });
  const plans = await findRecords(tx, PlanTable, { id: In(subscriptions.map(({ planId }) => planId)) });
  const caps = new Map(plans.map(({ id, employeeCap }) => [id, employeeCap]));
  return subscriptions.flatMap(({ planId, startsAt, endsAt }) => {
    const employeeCap = caps.get(planId);
    return employeeCap === undefined ? [] : [{ startsAt, endsAt, employeeCap }];
  });
}
