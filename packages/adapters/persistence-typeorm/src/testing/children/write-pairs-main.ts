import { openDatabaseWith } from '../../database';
import { insertRow } from '../../rows';
import { probe, probeSchema, ProbeTable } from '../probe-schema';
import { testKeys } from '../test-keys';

/** Stores pairs of records until it is killed, and prints each number once its pair is committed: `<url> <from>`. */
async function main([url, from]: readonly string[]): Promise<void> {
  const database = await openDatabaseWith(probeSchema, { ...testKeys, url: url! });
  const unit = database.unitOfWork((tx) => tx);
  for (let n = Number(from); ; n++) {
    await unit.run(async (tx) => {
      await insertRow(tx, ProbeTable, probe(`${n} left`, { note: 'x'.repeat(5000) }));
      await insertRow(tx, ProbeTable, probe(`${n} right`));
    });
    process.stdout.write(`${n}\n`);
  }
}

void main(process.argv.slice(2));
