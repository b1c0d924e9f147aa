import type { Housekeeping } from '@anz-payroll/accounts';
import { In, IsNull, LessThan, type EntitySchema, type FindOptionsWhere } from 'typeorm';
import type { Transaction } from '../database';
import { deleteRows } from '../rows';
import {
  AuthorizationCodeTable,
  AuthorizationRequestTable,
  GuessLogTable,
  SessionTable,
  TokenTable,
  type TokenRow,
} from './account-tables';
import { EmailChangeTable, PasswordLinkTable, SignInChallengeTable } from './sign-in-tables';

export function bindHousekeeping(tx: Transaction): Housekeeping {
  return {
    deleteEnded: async (before, limit) => {
      const expired = { expiresAt: LessThan(before) };
      return (
        (await deleteSome(tx, AuthorizationCodeTable, expired, limit)) +
        (await deleteSome(tx, TokenTable, endedTokens(before), limit)) +
        (await deleteSome(tx, AuthorizationRequestTable, expired, limit)) +
        (await deleteSome(tx, SessionTable, expired, limit)) +
        (await deleteSome(tx, PasswordLinkTable, expired, limit)) +
        (await deleteSome(tx, EmailChangeTable, expired, limit)) +
        (await deleteSome(tx, SignInChallengeTable, expired, limit)) +
        (await deleteGuessLogs(tx, before, limit))
      );
    },
  };
}

/** A token row ends with its refresh token, or with its access token where it has no other. */
function endedTokens(before: number): FindOptionsWhere<TokenRow>[] {
  const accessExpiresAt = LessThan(before);
  return [
    { accessExpiresAt, refreshExpiresAt: IsNull() },
    { accessExpiresAt, refreshExpiresAt: LessThan(before) },
  ];
}

async function deleteSome<Row extends { readonly id: number }>(
  tx: Transaction,
  table: EntitySchema<Row>,
  where: FindOptionsWhere<Row> | FindOptionsWhere<Row>[],
  limit: number,
): Promise<number> {
  const found = await tx
    .repository<{ readonly id: number }>(table)
    .find({ select: { id: true }, where, order: { id: 'ASC' }, take: limit });
  if (found.length === 0) return 0;
  return deleteRows<{ readonly id: number }>(tx, table, { id: In(found.map(({ id }) => id)) });
}

async function deleteGuessLogs(tx: Transaction, before: number, limit: number): Promise<number> {
  const countedAt = LessThan(before);
  const found = await tx
    .repository(GuessLogTable)
    .find({ select: { keyHash: true }, where: { countedAt }, take: limit });
  if (found.length === 0) return 0;
  return deleteRows(tx, GuessLogTable, { countedAt, keyHash: In(found.map(({ keyHash }) => keyHash)) });
}
