import type { AccountStores, SubscribedPlan } from '@anz-payroll/accounts';
import { In, IsNull } from 'typeorm';
import { DuplicateKey, type Transaction } from '../database';
import { deleteVersioned } from '../rows';
import {
  CustomerTable,
  OwnRoleTable,
  PartnerLinkTable,
  PlanTable,
  SubscriptionTable,
  UserTable,
} from './account-tables';
import { addRecord, addUnlessTaken } from './add-record';
import { bindClients } from './bind-clients';
import { findRecord, findRecords } from './find-record';
import { toUserRow, toUsers } from './own-roles-of';
import { saveRecord } from './save-record';

type People = Pick<
  AccountStores,
  'customers' | 'users' | 'ownRoles' | 'plans' | 'subscriptions' | 'partnerLinks' | 'clients'
>;

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
      add: async (user) => {
        const added = await addUnlessTaken(tx, UserTable, toUserRow(user));
        return added === undefined ? undefined : { ...user, id: added.id, version: added.version };
      },
      find: async (id) => (await toUsers(tx, await findRecords(tx, UserTable, { id })))[0],
      findByEmail: async (emailKey) => (await toUsers(tx, await findRecords(tx, UserTable, { emailKey })))[0],
      ofCustomer: async (customerId) =>
        toUsers(tx, await findRecords(tx, UserTable, { customerId, removedAt: IsNull() })),
      save: (user) => saveRecord(tx, UserTable, toUserRow(user)),
      saveUnlessTaken: async (user) => {
        try {
          await saveRecord(tx, UserTable, toUserRow(user));
          return true;
        } catch (error) {
          if (error instanceof DuplicateKey) return false;
          throw error;
        }
      },
    },
    ownRoles: {
      add: (role) => addUnlessTaken(tx, OwnRoleTable, role),
      find: (id) => findRecord(tx, OwnRoleTable, { id }),
      ofCustomer: async (customerId) =>
        (await findRecords(tx, OwnRoleTable, { customerId })).toSorted((a, b) => (a.nameKey < b.nameKey ? -1 : 1)),
      save: (role) => saveRecord(tx, OwnRoleTable, role),
      remove: (role) => deleteVersioned(tx, OwnRoleTable, role),
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
