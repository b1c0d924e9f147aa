import type { AccountsUseCases, AuditEntry } from '@anz-payroll/accounts';
import {
  AnyValue,
  QueryWholeNumber,
  Text,
  TimestampText,
  toTimestamp,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { answerList, bearer, route, type Route } from '@anz-payroll/http-kit/route';

class AuditLogQuery {
  @QueryWholeNumber({ optional: true, min: 1, description: 'Only entries with a smaller `sequence`.' })
  before?: number;
  @QueryWholeNumber({ optional: true, min: 1, max: 500, default: 100 }) limit?: number;
}

class AuditLogEntry {
  @WholeNumber({ description: "The entry's place in the account's log, from 1 without gaps." }) sequence!: number;
  @TimestampText() at!: string;
  @WholeNumber({ nullable: true }) user_id!: number | null;
  @Text({ nullable: true }) client_id!: string | null;
  @Text() request_id!: string;
  @Text({
    nullable: true,
    description: 'The address that the request came from; null for entries of earlier versions.',
  })
  address!: string | null;
  @Text({
    nullable: true,
    description: 'Who did it at the command line of the service; null for whatever came over HTTP.',
  })
  operator!: string | null;
  @Text({ example: 'client.rotate-secret' }) action!: string;
  @Text() record_type!: string;
  @Text({ nullable: true }) record_id!: string | null;
  @AnyValue({ type: 'object', additionalProperties: { type: 'string' } }) details!: Readonly<Record<string, string>>;
  @Text({ description: 'The hash of the entry before this one; empty for the first.' }) previous_hash!: string;
  @Text({
    description:
      'A keyed hash (HMAC-SHA-256; SHA-256 in entries of earlier versions) over this entry and the hash before it.',
  })
  hash!: string;
}

export const readAuditLogRoute = (accounts: AccountsUseCases): Route =>
  route({
    method: 'GET',
    path: '/api/audit-log',
    operation: 'read-audit-log',
    may: 'audit.read',
    summary: "The account's audit log, newest first",
    description: 'Every write, and every read of tax and bank numbers. For users with the owner role.',
    tag: 'Accounts',
    auth: bearer(['payroll.read']),
    rate: 'default',
    request: { query: AuditLogQuery },
    responses: { 200: answerList(AuditLogEntry, 'The entries.') },
    errors: { 403: 'The role of the user does not allow it' },
    async handle({ query, context }) {
      const { principal } = context;
      const page = { limit: query.limit ?? 100, ...(query.before === undefined ? {} : { before: query.before }) };
      const entries = await accounts.readAuditLog(principal.customerId, page);
      return { status: 200, body: entries.map(toAuditLogEntry) };
    },
  });

function toAuditLogEntry(entry: AuditEntry): AuditLogEntry {
  return {
    sequence: entry.sequence,
    at: toTimestamp(entry.at),
    user_id: entry.userId,
    client_id: entry.clientId,
    request_id: entry.requestId,
    address: entry.address,
    operator: entry.operator,
    action: entry.action,
    record_type: entry.recordType,
    record_id: entry.recordId,
    details: entry.details,
    previous_hash: entry.previousHash,
    hash: entry.hash,
  };
}
