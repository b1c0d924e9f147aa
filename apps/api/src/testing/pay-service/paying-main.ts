import { openService } from '@anz-payroll/composition';
import { addDays, civilDate } from 'payroll-core';
import { testKeys } from '@anz-payroll/persistence-typeorm/testing';
import { testSettings } from '@anz-payroll/http-kit/testing';

/**
 * A process that creates pays until it is killed: one request after the other for all these employees, a line for each
 * that was acknowledged. Its pays carry a department of their own, `<word>-<number>`. Arguments: address of the
 * database, customer, company, employees, a word.
 */
async function main(url: string, customerId: number, companyId: number, employeeIds: readonly number[], word: string) {
  const { pays } = await openService({ ...testSettings(), databaseUrl: url, ...testKeys });
  process.stdout.write('ready\n');
  for (let request = 0; ; request++) {
    const payDepartment = `${word}-${request}`;
    const hours = [{ description: 'Ordinary', units: 'hours', value: '38', rate: String(30 + (request % 7)) }];
    const made = await pays.createPays({
      customerId,
      companyId,
      identifierType: 'employee_id',
      payDate: addDays(civilDate('2026-07-05'), 7 * (request % 40)),
      items: employeeIds.map((employeeId) => ({ employeeId, payDepartment, hours })),
    });
    if (!made.ok) throw new Error(`Request ${request} was refused: ${made.error.message}`);
    process.stdout.write(`made ${payDepartment}\n`);
  }
}

const [url = '', customerId = '', companyId = '', employees = '', word = ''] = process.argv.slice(2);
void main(url, Number(customerId), Number(companyId), employees.split(',').map(Number), word);
