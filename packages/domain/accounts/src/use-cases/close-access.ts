import type { AccountStores } from '../ports/account-stores';

export type ClosingStores = Pick<AccountStores, 'sessions' | 'passwordLinks' | 'emailChanges' | 'grants'>;

/** Ends whatever lets somebody in: sessions, links, connected applications and tokens. Answers how many connections ended. */
export async function closeAccess(
  { sessions, passwordLinks, emailChanges, grants }: ClosingStores,
  userId: number,
  now: number,
): Promise<number> {
  await sessions.endAllOfUser(userId, now);
  await passwordLinks.useAllOfUser(userId, now);
  await emailChanges.endAllOfUser(userId, now);
  return grants.revokeAllOfUser(userId, now, 'user-closed');
}
