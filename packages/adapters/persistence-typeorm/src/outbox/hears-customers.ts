/**
 * A partner hears of a customer while the customer's authorisation of one of its applications lives: neither grant nor
 * application revoked, and a token that is still good.
 */
const liveGrant = `g.revoked_at IS NULL AND k.revoked_at IS NULL AND EXISTS (
  SELECT 1 FROM oauth_tokens t WHERE t.grant_id = g.id AND t.refresh_used_at IS NULL AND t.refresh_expires_at > ?)`;

export const hearsCustomers = {
  /** Ids of partners that hear of a customer; asks for the customer and the moment. */
  partnersOf: `SELECT k.customer_id FROM oauth_grants g JOIN oauth_clients k ON k.id = g.client_record_id
    WHERE g.customer_id = ? AND ${liveGrant}`,
  /** Ids of customers a partner hears of; asks for the partner and the moment. */
  customersOf: `SELECT g.customer_id FROM oauth_grants g JOIN oauth_clients k ON k.id = g.client_record_id
    WHERE k.customer_id = ? AND ${liveGrant}`,
};
