import { emailQueueContract } from '@anz-payroll/mail/testing';
import { openTestDatabase, testEngines } from '../testing';
import { bindEmails, emailQueue } from '.';

for (const engine of testEngines) {
  emailQueueContract(engine.engine, async () => {
    const database = await openTestDatabase(engine);
    return {
      queue: emailQueue(database.unitOfWork((tx) => tx)),
      add: (email, now) =>
        database.unitOfWork((tx) => bindEmails(tx, { now: () => now })).run((emails) => emails.add(email)),
      close: () => database.remove(),
    };
  });
}
