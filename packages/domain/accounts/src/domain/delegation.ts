/** Somebody who approves in the place of an absent person. It lends the approving alone, and cannot be passed on. */
export interface Delegation {
  readonly id: number;
  readonly customerId: number;
  /** Who is absent. */
  readonly userId: number;
  /** Who approves in their place. */
  readonly delegateId: number;
  readonly startsAt: number;
  /** The first moment at which it does not hold any more. */
  readonly endsAt: number;
  readonly createdBy: number;
  readonly createdAt: number;
  /** When it was ended early. */
  readonly endedAt: number | null;
  readonly version: number;
}

/** Longer than any leave that is planned; what lasts is a role. */
export const longestDelegationMs = 366 * 86_400_000;

export function isDelegationActive(delegation: Delegation, at: number): boolean {
  const { startsAt, endsAt, endedAt } = delegation;
  return startsAt <= at && at < endsAt && (endedAt === null || at < endedAt);
}
