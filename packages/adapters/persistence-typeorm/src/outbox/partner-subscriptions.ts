import { rolesThatRead, scopesThatRead, type EventEntity } from '@anz-payroll/accounts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { GrantTable, OAuthClientTable, TokenTable, UserCompanyTable, UserTable } from '../accounts/account-tables';

/** Columns or parameters of the query that say whose event it is, when it happened, and who wants to read it. */
interface EventColumns {
  readonly customer: string;
  readonly company: string;
  /** Its type, like `employee.updated`. */
  readonly type: string;
  /** When the event happened; left out while it happens. */
  readonly at?: string;
}

type Application = { readonly ownedBy: string } | { readonly clientId: string };

/**
 * The condition that an application may read the record of an event: a grant of the customer, given before the event, is
 * neither revoked nor of a revoked application and has a token that is still good; it has a scope that reads records of this
 * kind and was given for the company; and the person who gave it may sign in, reaches the company and has a role that reads
 * such records. `consentParameters` are set on the query.
 */
export function isConsented<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  application: Application,
  event: EventColumns,
  now: number,
): string {
  query.setParameters(consentParameters(now));
  const goodToken = query
    .subQuery()
    .select('token.id')
    .from(TokenTable, 'token')
    .where('token.grantId = issued.id AND token.refreshUsedAt IS NULL AND token.refreshExpiresAt > :now');
  const client =
    'ownedBy' in application
      ? `client.customerId = ${application.ownedBy}`
      : `client.clientId = ${application.clientId}`;
  const grant = query
    .subQuery()
    .select('issued.id')
    .from(GrantTable, 'issued')
    .innerJoin(
      OAuthClientTable.options.name,
      'client',
      'client.id = issued.clientRecordId AND client.revokedAt IS NULL',
    )
    .where(`${client} AND issued.customerId = ${event.customer} AND issued.revokedAt IS NULL`)
    .andWhere(`(${entities.map((entity) => reads(entity, event.type)).join(' OR ')})`)
    .andWhere(`(issued.companyIds IS NULL OR issued.companyIds LIKE REPLACE('%,#,%', '#', ${event.company}))`)
    .andWhere(`EXISTS ${goodToken.getQuery()}`)
    .andWhere(`(issued.userId IS NULL OR ${mayRead(query, 'issued.userId', event)})`);
  if (event.at !== undefined) grant.andWhere(`issued.createdAt <= ${event.at}`);
  return `EXISTS ${grant.getQuery()}`;
}

/**
 * The condition that a user may read the record of an event: may sign in, has a role that reads records of this kind, and
 * reaches the company: an owner all, a member those listed.
 */
export function mayRead<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  userId: string,
  { company, type }: Pick<EventColumns, 'company' | 'type'>,
): string {
  query.setParameters(eventPrefixes);
  const listed = query
    .subQuery()
    .select('listed.companyId')
    .from(UserCompanyTable, 'listed')
    .where(`listed.userId = person.id AND listed.companyId = ${company}`);
  const person = query
    .subQuery()
    .select('person.id')
    .from(UserTable, 'person')
    // A role of the account's own may be for some departments or hide figures; events know neither.
    .where(`person.id = ${userId} AND person.isActive = TRUE`)
    .andWhere(`(${entities.map((entity) => isReadByRole(entity, type)).join(' OR ')})`)
    .andWhere(`(person.role IN ('owner', 'auditor') OR EXISTS ${listed.getQuery()})`);
  return `EXISTS ${person.getQuery()}`;
}

/** The condition that an event is about such a record and the role of the person reads it. */
function isReadByRole(entity: EventEntity, type: string): string {
  const roles = rolesThatRead(entity).map((role) => `'${role}'`);
  return `(INSTR(${type}, :${entity}Events) = 1 AND person.role IN (${roles.join(', ')}))`;
}

const entities: readonly EventEntity[] = ['company', 'employee', 'pay'];

const scopeName = (entity: EventEntity, n: number) => `${entity}Scope${n}`;

/** How the types of events about a kind of record begin. */
const eventPrefixes = Object.fromEntries(entities.map((entity) => [`${entity}Events`, `${entity}.`]));

/** Scopes are stored as one text; no scope's name is part of another's. */
const scopeValues = Object.fromEntries(
  entities.flatMap((entity) => scopesThatRead(entity).map((scope, n) => [scopeName(entity, n), scope] as const)),
);

/** The values that the condition of `isConsented` takes beside those of the event. */
export const consentParameters = (now: number): Readonly<Record<string, string | number>> => ({
  now,
  ...eventPrefixes,
  ...scopeValues,
});

/**
 * The condition that an event is about such a record and the grant has a scope that reads it. Not with LIKE: SQLite
 * prepares a statement anew whenever a pattern is bound to it, which takes longer than all else it does for an event.
 */
function reads(entity: EventEntity, type: string): string {
  const held = scopesThatRead(entity).map((_, n) => `INSTR(issued.scopes, :${scopeName(entity, n)}) > 0`);
  return `(INSTR(${type}, :${entity}Events) = 1 AND (${held.join(' OR ')}))`;
}
