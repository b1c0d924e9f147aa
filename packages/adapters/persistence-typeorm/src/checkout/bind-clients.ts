import type { BusinessNumber, Client, Clients } from '@anz-payroll/partner-checkout';
import { In, type FindOptionsWhere } from 'typeorm';
import { addRecord } from '../accounts/add-record';
import { findRecord } from '../accounts/find-record';
import { saveRecord } from '../accounts/save-record';
import { irdNumberColumn } from '../companies/company-mapper';
import { CompanyTable, type CompanyRow } from '../companies/company-tables';
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
  if (tx.engine === 'sqlite') return;
  const key = abn ?? (irdNumber === null ? undefined : tx.encryption.lookupHash(irdNumber, irdNumberColumn));
  if (key === undefined) return;
  await bindIdempotency(tx, clock).begin({ scope: 'business-number', key, fingerprint: '-'.repeat(43) });
}

async function withBusinessNumber(tx: Transaction, { abn, irdNumber }: BusinessNumber): Promise<readonly Client[]> {
  const having: FindOptionsWhere<CompanyRow>[] = [];
  if (abn !== null) having.push({ abn });
  if (irdNumber !== null) having.push({ irdNumberHash: tx.encryption.lookupHash(irdNumber, irdNumberColumn) });
  if (having.length === 0) return [];
  const companies = await tx.repository(CompanyTable).find({ select: { id: true }, where: having });
  const companyId = In(companies.map(({ id }) => id));
  return tx.repository(ClientTable).find({ where: { companyId }, order: { id: 'ASC' } });
}
