import { operatorTokenName, type Connection, type Grant, type Grants } from '@anz-payroll/accounts';
import { In, IsNull } from 'typeorm';
import type { Transaction } from '../database';
import { endUnconsented } from '../outbox/unconsented-deliveries';
import { nextVersion, updateRows } from '../rows';
import { CustomerTable, GrantTable, OAuthClientTable, TokenTable, type GrantRow } from './account-tables';
import { addRecord } from './add-record';
import { fromCompanyText, toCompanyText } from './company-text';
import { findRecord, findRecords } from './find-record';
import { fromScopeText, toScopeText } from './scope-text';

export function bindGrants(tx: Transaction): Grants {
  const revoke: Grants['revoke'] = async (id, at, because) => {
    const changes = { revokedAt: at, revokedBecause: because, version: nextVersion };
    if ((await updateRows(tx, GrantTable, { id, revokedAt: IsNull() }, changes)) !== 1) return false;
    const { customerId } = await tx.repository(GrantTable).findOneByOrFail({ id });
    await endUnconsented(tx, { customerId }, at);
    return true;
  };
  return {
    add: async ({ scopes, companyIds, ...grant }) => {
      const texts = { scopes: toScopeText(scopes), companyIds: toCompanyText(companyIds) };
      return toGrant(await addRecord(tx, GrantTable, { ...grant, ...texts }));
    },
    find: async (id) => {
      const row = await findRecord(tx, GrantTable, { id });
      return row && toGrant(row);
    },
    ofClients: async (ids) => {
      const where = { clientRecordId: In([...ids]) };
      return ids.length === 0 ? [] : (await findRecords(tx, GrantTable, where)).map(toGrant);
    },
    revoke,
    revokeAllOfUser: async (userId, at, because) => {
      const where = { userId, revokedAt: IsNull() };
      const rows = await tx.repository(GrantTable).find({ select: { id: true }, where, order: { id: 'ASC' } });
      for (const { id } of rows) await revoke(id, at, because);
      return rows.length;
    },
    liveForPartner: (partnerId, now) => live(tx, 'client.customerId', partnerId, now),
    liveForCustomer: async (customerId, now) => [
      ...(await live(tx, 'issued.customerId', customerId, now)),
      ...(await handedOut(tx, customerId, now)),
    ],
  };
}

interface ConnectionRow {
  readonly grantId: number;
  readonly clientName: string;
  readonly clientId: string;
  readonly customerName: string;
}

/** Grants that are not revoked, of a client that is not, with a refresh token that is still good. */
async function live(
  tx: Transaction,
  side: 'client.customerId' | 'issued.customerId',
  customerId: number,
  now: number,
): Promise<readonly Connection[]> {
  const query = tx.repository(GrantTable).createQueryBuilder('issued');
  const goodToken = query
    .subQuery()
    .select('token.id')
    .from(TokenTable, 'token')
    .where('token.grantId = issued.id AND token.refreshUsedAt IS NULL AND token.refreshExpiresAt > :now');
  const { entities, raw } = await query
    .innerJoin(
      OAuthClientTable.options.name,
      'client',
      'client.id = issued.clientRecordId AND client.revokedAt IS NULL',
    )
    .innerJoin(CustomerTable.options.name, 'customer', 'customer.id = issued.customerId')
    .addSelect(['client.name AS clientName', 'client.clientId AS clientId', 'customer.name AS customerName'])
    .where(`${side} = :customerId AND issued.revokedAt IS NULL AND EXISTS ${goodToken.getQuery()}`, { customerId, now })
    .orderBy('issued.id')
    .getRawAndEntities<ConnectionRow>();
  return entities.map((row, n) => {
    const { clientName, clientId, customerName } = raw[n]!;
    return { grant: toGrant(row), clientName, clientId, customerName };
  });
}

/** Tokens that the operator handed out: they have no application and cannot be refreshed. */
async function handedOut(tx: Transaction, customerId: number, now: number): Promise<readonly Connection[]> {
  const query = tx.repository(GrantTable).createQueryBuilder('issued');
  const goodToken = query
    .subQuery()
    .select('token.id')
    .from(TokenTable, 'token')
    .where('token.grantId = issued.id AND token.accessRevokedAt IS NULL AND token.accessExpiresAt > :now');
  const rows = await query
    .where({ customerId, clientRecordId: IsNull(), revokedAt: IsNull() })
    .andWhere(`EXISTS ${goodToken.getQuery()}`, { now })
    .orderBy('issued.id')
    .getMany();
  const customer = await tx.repository(CustomerTable).findOneBy({ id: customerId });
  return rows.map((row) => ({
    grant: toGrant(row),
    clientName: operatorTokenName,
    clientId: '',
    customerName: customer?.name ?? '',
  }));
}

function toGrant(row: GrantRow): Grant {
  return { ...row, scopes: fromScopeText(row.scopes), companyIds: fromCompanyText(row.companyIds) };
}
