import { execFile } from 'node:child_process';
import { mkdir, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** More than a run ever writes; pages that nobody wrote cost nothing. */
const ROOM = '4g';

/** A disk of its own that can be made full, so that writes really fail for want of space. */
export interface SmallDisk {
  readonly folder: string;
  /** Undefined where a disk can be filled. */
  readonly whyNever: string | undefined;
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** A tmpfs where mounting is permitted; elsewhere a folder that is never full. */
export async function makeSmallDisk(folder: string): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  const whyNever = await mountOn(folder);
  if (whyNever !== undefined) {
    return { folder, whyNever, fill: nothing, free: nothing, remove: nothing };
  }
  return {
    folder,
    whyNever,
    fill: async () => {
      // The limit comes down to what is used, which fills the disk without writing a byte. Somebody may write between
      // the look and the limit, which the system then refuses.
      for (let tries = 0; ; tries++) {
        const { blocks, bfree, bsize } = await statfs(folder);
        try {
          return await resize(folder, String((blocks - bfree) * bsize));
        } catch (error) {
          if (tries === 20) throw error;
        }
      }
    },
    free: () => resize(folder, ROOM),
    // Lazily: whoever still has a file open there, this program too, keeps nothing else alive.
    remove: async () => {
      await run('umount', ['-l', folder]);
    },
  };
}

async function mountOn(folder: string): Promise<string | undefined> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${ROOM},mode=755`, 'tmpfs', folder]);
    return undefined;
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() ?? '';
    return said === '' ? 'mount is not permitted here' : said.split('\n')[0]!;
  }
}

async function resize(folder: string, size: string): Promise<void> {
  await run('mount', ['-o', `remount,size=${size}`, folder]);
}

async function nothing(): Promise<void> {
  await Promise.resolve();
}
