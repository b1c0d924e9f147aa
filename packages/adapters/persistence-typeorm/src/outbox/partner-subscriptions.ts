import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { GrantTable, OAuthClientTable, TokenTable } from '../accounts/account-tables';

/**
 * A partner is told of a customer while the customer's authorisation of one of its applications is in force: neither
 * grant nor application revoked, and a token that is still good. Each is a subquery of ids, and sets `:now`.
 */
export const partnerSubscriptions = {
  /** Ids of the partners that are told of the customer `:customerId`. */
  partnersOf: <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, now: number): string =>
    inForce(query, now).select('client.customerId').where('issued.customerId = :customerId').getQuery(),
  /** Ids of the customers that the partner `:customerId` is told of. */
  customersOf: <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, now: number): string =>
    inForce(query, now).select('issued.customerId').where('client.customerId = :customerId').getQuery(),
};

function inForce<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, now: number) {
  query.setParameters({ now });
  const goodToken = query
    .subQuery()
    .select('token.id')
    .from(TokenTable, 'token')
    .where('token.grantId = issued.id AND token.refreshUsedAt IS NULL AND token.refreshExpiresAt > :now');
  return query
    .subQuery()
    .from(GrantTable, 'issued')
    .innerJoin(
      OAuthClientTable.options.name,
      'client',
      `client.id = issued.clientRecordId AND issued.revokedAt IS NULL AND client.revokedAt IS NULL AND EXISTS ${goodToken.getQuery()}`,
    );
}
