/** In a request a member that is null was left out as much as one that is not there. */
export function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
