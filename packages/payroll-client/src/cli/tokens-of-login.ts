import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { refreshedTokens, renewedTokens, type TokenSource } from '../oauth';
import { pause } from '../pause';
import { UsageProblem } from './command';
import { readCredentials, told, writeCredentials, type Credentials } from './credentials';

/** Three requests and their tries, each with its time limit. */
const LONGEST_RENEWAL_MS = 15 * 60_000;

/**
 * The tokens of a login that several commands use at the same time (`payroll forward` in one window, `payroll pays` in another). A refresh token works
 * once, and a second use ends the connection: one command renews, the others wait and read what it stored.
 */
export function tokensOfLogin(file: string, { tokens }: Credentials): Required<TokenSource> {
  return renewedTokens(tokens, (last) =>
    alone(`${file}.lock`, async () => {
      const kept = readCredentials(file);
      if (kept === undefined) throw new UsageProblem('Nobody is logged in any more; run payroll login');
      if (kept.tokens.accessToken !== last.accessToken) return kept.tokens;
      const next = await refreshedTokens(kept.application, kept.tokens.refreshToken);
      writeCredentials(file, { application: kept.application, tokens: next });
      return next;
    }),
  );
}

/** One command at a time. That the file can be made also says, before a refresh token is used, that the next one can be kept. */
async function alone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  while (!taken(lock)) {
    if (isLeftBehind(lock)) rmSync(lock, { force: true });
    else await pause(50);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock: string): boolean {
  return told(`${lock} cannot be written`, () => {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      // On a full disk the file is made and stays empty.
      rmSync(lock, { force: true });
      throw error;
    }
  });
}

/** By a command that was killed, or longer ago than any renewal takes. */
function isLeftBehind(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST_RENEWAL_MS) return true;
    const owner = Number(readFileSync(lock, 'utf8'));
    // 0 while it is being written.
    return owner !== 0 && !isRunning(owner);
  } catch {
    // Gone meanwhile.
    return false;
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
