import { emailQueueContract } from '@anz-payroll/mail/testing';
import { openTestDatabase, testEngines } from '../testing';
import { bindLetters, letterQueue } from '.';

for (const engine of testEngines) {
  emailQueueContract(engine.engine, async () => {
    const database = await openTestDatabase(engine);
    return {
      queue: letterQueue(database.unitOfWork((tx) => tx)),
      add: (letter, now) =>
        database.unitOfWork((tx) => bindLetters(tx, { now: () => now })).run((letters) => letters.add(letter)),
      close: () => database.remove(),
    };
  });
}
