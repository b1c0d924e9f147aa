import type { BusinessNumber, Client, Clients } from 'partner-checkout';
import { In } from 'typeorm';
import { addRecord } from '../accounts/add-record';
import { findRecord } from '../accounts/find-record';
import { saveRecord } from '../accounts/save-record';
import { irdNumberPlace } from '../companies/company-mapper';
import type { Transaction } from '../database';
import { ClientTable } from './checkout-tables';

export function bindClients(tx: Transaction): Clients {
  return {
    add: (client) => addRecord(tx, ClientTable, client),
    ofReseller: (resellerId, customerId) => findRecord(tx, ClientTable, { resellerId, customerId }),
    ofCustomer: (customerId) => findRecord(tx, ClientTable, { customerId }),
    touch: (client) => saveRecord(tx, ClientTable, client),
    withBusinessNumber: (number) => withBusinessNumber(tx, number),
  };
}

/** Companies belong to another room; of their table only the two numbers are looked up here. */
async function withBusinessNumber(tx: Transaction, { abn, irdNumber }: BusinessNumber): Promise<readonly Client[]> {
  const found = new Set<number>();
  if (abn !== null) {
    const sql = 'SELECT c.id FROM checkout_clients c JOIN companies k ON k.id = c.company_id WHERE k.abn = ?';
    for (const { id } of await tx.query<{ id: number }>(sql, [abn])) found.add(id);
  }
  if (irdNumber !== null) {
    const sql =
      'SELECT c.id FROM checkout_clients c JOIN companies k ON k.id = c.company_id WHERE k.ird_number_hash = ?';
    const hash = tx.vault.lookupHash(irdNumber, irdNumberPlace);
    for (const { id } of await tx.query<{ id: number }>(sql, [hash])) found.add(id);
  }
  if (found.size === 0) return [];
  return tx.manager.find(ClientTable, { where: { id: In([...found]) }, order: { id: 'ASC' } });
}
