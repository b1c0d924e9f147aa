import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The folder that a service writes its e-mails to instead of sending them. */
export interface Mailbox {
  readonly folder: string;
  /** Everything that was sent to this address so far, in the order it was queued. */
  to(address: string): Promise<readonly Email[]>;
  remove(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-mail-'));
  return {
    folder,
    to: async (address) => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      const number = (name: string) => Number(/letter-(\d+)/.exec(name)?.[1] ?? 0);
      const emails = await Promise.all(
        names
          .sort((a, b) => number(a) - number(b))
          .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
      );
      return emails.filter((email) => email.to?.some((one) => one.address === address));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The path and query of the first link to this page in the e-mail. */
export function linkIn(email: Email | undefined, page: string): string {
  const found = new RegExp(`https?://[^\\s/]+(${page}\\?token=[\\w-]+)`).exec(email?.text ?? '')?.[1];
  if (found === undefined) throw new Error(`The e-mail has no link to ${page}: ${email?.text}`);
  return found;
}
