import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@anz-payroll/kernel/folders';
import { createTransport } from 'nodemailer';
import { messageOf } from './message-of';
import type { Transport } from './transport';

export interface FolderSettings {
  readonly folder: string;
  readonly from: string;
}

/**
 * Writes each email as an `.eml` file, which mail programs open. Readable by its owner alone: a file may hold a link
 * that sets a password.
 */
export function folderTransport({ folder, from }: FolderSettings): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (email, id) => {
      const { message } = await composer.sendMail(messageOf(email, from, id));
      await makeFolder(folder, 0o700);
      const unfinished = join(folder, `${id}.part`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, `${id}.eml`));
    },
    close: () => composer.close(),
  };
}
