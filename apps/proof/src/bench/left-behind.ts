/** What a bench has made and will remove: processes, folders, databases. A run that is stopped removes it as well. */
const removals = new Set<() => Promise<void>>();

/** Answers the removal itself; it does its work once. */
export function removeLater(remove: () => Promise<void>): () => Promise<void> {
  const once = async (): Promise<void> => {
    if (removals.delete(once)) await remove();
  };
  removals.add(once);
  return once;
}

/** The newest first: processes before the database that they use. */
export async function removeLeftBehind(): Promise<void> {
  for (const remove of [...removals].reverse()) await remove();
}
