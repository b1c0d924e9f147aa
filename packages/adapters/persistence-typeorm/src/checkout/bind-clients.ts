import type { BusinessNumber, Client, Clients } from '@anz-payroll/partner-checkout';
import { In } from 'typeorm';
import { addRecord } from '../accounts/add-record';
import { findRecord } from '../accounts/find-record';
import { saveRecord } from '../accounts/save-record';
import { irdNumberPlace } from '../companies/company-mapper';
import type { Transaction } from '../database';
import { bindIdempotency } from '../idempotency';
import { ClientTable } from './checkout-tables';

export function bindClients(tx: Transaction, clock: { now(): number }): Clients {
  return {
    add: (client) => addRecord(tx, ClientTable, client),
    ofReseller: (resellerId, customerId) => findRecord(tx, ClientTable, { resellerId, customerId }),
    ofCustomer: (customerId) => findRecord(tx, ClientTable, { customerId }),
    touch: (client) => saveRecord(tx, ClientTable, client),
    withBusinessNumber: (number) => withBusinessNumber(tx, number),
    hold: (number) => hold(tx, clock, number),
  };
}

/**
 * A number that no company has yet has no row to lock, so the row of a key stands for it: the unique index lets one unit
 * of work have it at a time. Nothing is kept there, and whoever forgets old keys may forget it.
 */
async function hold(tx: Transaction, clock: { now(): number }, { abn, irdNumber }: BusinessNumber): Promise<void> {
  // On SQLite units of work run one at a time anyway.
  if (tx.forUpdate === '') return;
  const key = abn ?? (irdNumber === null ? undefined : tx.vault.lookupHash(irdNumber, irdNumberPlace));
  if (key === undefined) return;
  await bindIdempotency(tx, clock).begin({ scope: 'business-number', key, fingerprint: '-'.repeat(43) });
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
