/** Who approves in the place of somebody absent. */
export interface Delegates {
  /** Whether this user stands in for anybody now. */
  isDelegate(userId: number): Promise<boolean>;
}
