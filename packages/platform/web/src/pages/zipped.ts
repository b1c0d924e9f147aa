import { zipSync } from 'fflate';

/** Noon of 1 January 1980, within the first day the format knows in every time zone: the same files give the same bytes. */
const mtime = '1980-01-01T12:00:00';

/** Files in one archive. */
export function zipped(files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): Uint8Array {
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { mtime });
}
