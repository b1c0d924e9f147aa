import type { AccountsDependencies } from './accounts-dependencies';

/** The public applications, not revoked, that registered a redirect address of this web origin: their client ids. */
export function applicationsOfOrigin(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (origin: string): Promise<readonly string[]> =>
    // Browsers send nothing longer, and `null` for pages without an origin.
    origin.length > 300 || origin === 'null' ? [] : deps.reading.run(({ clients }) => clients.publicOfOrigin(origin));
}
