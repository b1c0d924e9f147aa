import { createInterface } from 'node:readline';
import { openDatabaseWith } from '../../database';
import { probeSchema } from '../probe-schema';
import { testKeys } from '../test-keys';

/** Opens and closes each database it is told the address of on standard input, until it is told to end. */
async function main(): Promise<void> {
  console.log('waiting');
  for await (const url of createInterface({ input: process.stdin })) {
    if (url === 'end') process.exit(0);
    const database = await openDatabaseWith(probeSchema, { ...testKeys, url });
    await database.close();
    console.log(`opened ${url}`);
  }
}

void main();
