import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, or says why not. `mkdir` with `recursive` tries without end where a folder that is
 * there takes none inside it and says that nothing is there, as /proc does; the process can then not even stop.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (await isFolder(folder)) return;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder), mode);
    await makeLast(folder, mode);
  }
}

/** Once more and no further: another process may have made it meanwhile. */
async function makeLast(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (!(await isFolder(folder))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true;
}
