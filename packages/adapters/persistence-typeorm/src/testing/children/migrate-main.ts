import { once } from 'node:events';
import { openDatabaseWith } from '../../database';
import { slowSchema } from '../slow-schema';
import { testKeys } from '../test-keys';

/** Migrates when told to on standard input, and prints what it ran: `migrate-main <url>`. */
async function main([url]: readonly string[]): Promise<void> {
  const options = { ...testKeys, url: url! };
  console.log('waiting');
  await once(process.stdin, 'data');
  const database = await openDatabaseWith(slowSchema, options);
  const ran = await database.migrate();
  console.log(`ran ${ran.join(' ')}`);
  await database.close();
  process.exit(0);
}

void main(process.argv.slice(2));
