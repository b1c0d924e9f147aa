import { randomUUID } from 'node:crypto';
import { createEmployees } from '@anz-payroll/employee-lifecycle';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { bindAnnouncements, bindEmployees, openDatabase, type Transaction } from '@anz-payroll/persistence-typeorm';
import { testKeys } from '@anz-payroll/persistence-typeorm/testing';

/**
 * A process that creates employees until it is killed: batches of 250, a line for each that was acknowledged. Arguments:
 * address of the database, company, a word that makes its numbers its own.
 */
async function main(url: string, companyId: number, word: string): Promise<never> {
  const database = await openDatabase({ url, ...testKeys });
  const clock = { now: () => Date.now() };
  const bind = (tx: Transaction) => bindEmployees(tx, { announcements: bindAnnouncements(tx, clock) });
  const create = createEmployees({
    unitOfWork: database.unitOfWork(bind),
    reading: database.reading(bind),
    clock,
    licences: { of: async () => ({ isActive: true, employeeCap: null }) },
    funds: { look: async () => 'unavailable' },
    batchIds: { next: randomUUID },
  });
  process.stdout.write('ready\n');
  for (let batch = 0; ; batch++) {
    const items = Array.from({ length: 250 }, (_, n) => auEmployee({ number: `${word}-${batch}-${n}` }));
    const made = await create({ companyId, items });
    if (!made.ok || made.value.failed > 0) throw new Error(`Batch ${batch} was refused`);
    process.stdout.write(`batch ${batch}\n`);
  }
}

const [url = '', companyId = '', word = ''] = process.argv.slice(2);
void main(url, Number(companyId), word);
