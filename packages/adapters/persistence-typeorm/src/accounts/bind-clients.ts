import { webOrigins, type OAuthClient, type OAuthClients } from '@anz-payroll/accounts';
import { In } from 'typeorm';
import { isCode } from '../columns';
import type { Transaction } from '../database';
import { readRows } from '../hot-sql';
import { endUnconsented } from '../outbox/unconsented-deliveries';
import { deleteRows, insertUnlessThere, nextVersion, updateRows } from '../rows';
import { ClientOriginTable, KeyRefusalTable, OAuthClientTable } from './account-tables';
import { addRecord } from './add-record';
import { findRecord, findRecords } from './find-record';
import { saveRecord } from './save-record';

export function bindClients(tx: Transaction): OAuthClients {
  const byClientId = tx.together(async (clientIds: readonly string[]) => {
    const found = await readRows(tx, OAuthClientTable, { where: { clientId: In([...clientIds]) } });
    return new Map(found.map((client) => [client.clientId, client]));
  });
  return {
    add: async (client) => {
      const added = await addRecord(tx, OAuthClientTable, client);
      await addOrigins(tx, added);
      return added;
    },
    find: (id) => findRecord(tx, OAuthClientTable, { id }),
    // A client id comes from outside and may be any text.
    findByClientId: async (clientId) => (isCode(clientId) ? byClientId(clientId) : undefined),
    ofCustomer: (customerId) => findRecords(tx, OAuthClientTable, { customerId }),
    publicOfOrigin: async (origin) => {
      if (!isCode(origin)) return [];
      const found = await tx
        .repository(OAuthClientTable)
        .createQueryBuilder('client')
        .innerJoin(ClientOriginTable.options.name, 'listed', 'listed.clientRecordId = client.id')
        .where('listed.origin = :origin AND client.revokedAt IS NULL', { origin })
        .orderBy('client.id')
        .getMany();
      return found.filter(({ isPublic }) => isPublic).map(({ clientId }) => clientId);
    },
    use: async (id, lastUsedAt) => {
      await updateRows(tx, OAuthClientTable, { id }, { lastUsedAt, version: nextVersion });
    },
    refuse: async (clientRecordId, reason, at, quietMs) => {
      const where = { clientRecordId, reason };
      const locked = () => tx.repository(KeyRefusalTable).findOne({ where, ...tx.rowLock });
      let row = await locked();
      if (row === null) {
        await insertUnlessThere(tx, KeyRefusalTable, { ...where, notedAt: 0, unnoted: 0 });
        row = await locked();
      }
      const { notedAt = 0, unnoted = 0 } = row ?? {};
      const isDue = at - notedAt >= quietMs;
      const next = isDue ? { notedAt: at, unnoted: 0 } : { unnoted: unnoted + 1 };
      await updateRows(tx, KeyRefusalTable, where, next);
      return isDue ? unnoted + 1 : undefined;
    },
    save: async (client) => {
      await saveRecord(tx, OAuthClientTable, client);
      await deleteRows(tx, ClientOriginTable, { clientRecordId: client.id });
      await addOrigins(tx, client);
      if (client.revokedAt !== null) await endUnconsented(tx, { partnerId: client.customerId }, client.revokedAt);
    },
  };
}

async function addOrigins(tx: Transaction, { id, redirectUris }: OAuthClient): Promise<void> {
  for (const origin of webOrigins(redirectUris)) {
    await insertUnlessThere(tx, ClientOriginTable, { clientRecordId: id, origin });
  }
}
