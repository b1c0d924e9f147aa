import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReadinessProbe } from '@anz-payroll/http-kit/observability';
import { parseDatabaseUrl } from '@anz-payroll/persistence-typeorm';

/** With less, SQLite soon refuses every commit, and with it most reads: what they show is noted in the audit log. */
const LEAST_ROOM_BYTES = 1024 * 1024;

/** Whether there is room where an embedded database writes; the disk of a database server is not seen from here. */
export function diskProbes(databaseUrl: string): readonly ReadinessProbe[] {
  const address = parseDatabaseUrl(databaseUrl);
  if (address.engine !== 'sqlite' || address.file === ':memory:') return [];
  const folder = dirname(address.file);
  return [
    {
      name: 'no room on the disk of the database',
      async check() {
        const { blocks, bavail, bsize } = await statfs(folder);
        // A file system that counts nothing says that it has no blocks.
        if (blocks > 0 && bavail * bsize < LEAST_ROOM_BYTES) throw new Error('The disk is full');
      },
    },
  ];
}
