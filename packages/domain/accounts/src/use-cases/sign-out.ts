import type { AccountsDependencies } from './accounts-dependencies';

/** Ends the session behind this cookie on the server, not only in the browser. */
export function signOut(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (secret: string): Promise<void> => {
    const hash = deps.secrets.digest(secret);
    await deps.unitOfWork.run((stores) => stores.sessions.end(hash, deps.clock.now()));
  };
}
