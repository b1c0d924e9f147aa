import { openDatabaseWith } from '../../database';
import { updateVersioned } from '../../rows';
import { probeSchema, ProbeTable } from '../probe-schema';
import { testKeys } from '../test-keys';

/** Adds one to a record, so many times, as fast as it can: `count-up-main <url> <id> <times>`. */
async function main([url, id, times]: readonly string[]): Promise<void> {
  const database = await openDatabaseWith(probeSchema, { ...testKeys, url: url! });
  console.log('open');
  const unit = database.unitOfWork((tx) => tx);
  for (let n = 0; n < Number(times); n++) {
    await unit.run(async (tx) => {
      const row = await tx.manager.getRepository(ProbeTable).findOneByOrFail({ id: Number(id) });
      await updateVersioned(tx, ProbeTable, row, { at: row.at! + 1 });
    });
  }
  await database.close();
  console.log('done');
}

void main(process.argv.slice(2));
