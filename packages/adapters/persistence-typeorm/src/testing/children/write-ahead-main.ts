import { setTimeout } from 'node:timers/promises';
import { openDatabaseWith } from '../../database';
import { testKeys } from '../test-keys';
import { storeNumbers, writeAheadSchema } from '../write-ahead-schema';

/** Writes numbers, one after the other and each time beside a writer who takes long, until it is killed: `<url> <from>`. */
async function main([url, from]: readonly string[]): Promise<void> {
  const database = await openDatabaseWith(writeAheadSchema, { ...testKeys, url: url! });
  const write = database.writeAhead((tx) => tx)(storeNumbers);
  void (async () => {
    for (;;) await database.unitOfWork((tx) => tx).run(() => setTimeout(60));
  })();
  for (let n = Number(from); ; n++) {
    await write([n]);
    process.stdout.write(`${n}\n`);
  }
}

void main(process.argv.slice(2));
