import type { AccountStores } from '../ports/account-stores';

/** Ends whatever lets somebody in: sessions, links, connected applications and tokens. Answers how many connections ended. */
export async function closeAccess(
  { sessions, passwordLinks, grants }: Pick<AccountStores, 'sessions' | 'passwordLinks' | 'grants'>,
  userId: number,
  now: number,
): Promise<number> {
  await sessions.endAllOfUser(userId, now);
  await passwordLinks.useAllOfUser(userId, now);
  return grants.revokeAllOfUser(userId, now, 'user-closed');
}
