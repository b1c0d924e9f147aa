import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import type { Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

/** An import is held to the rules of the API for one person, and tells the same. */
describe.each(testEngines)('Imports of people on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let company: number;

  beforeAll(async () => {
    const register = join(mkdtempSync(join(tmpdir(), 'funds-')), 'usi.txt');
    writeFileSync(register, 'STA0100AU\nHOS0100AU\n');
    web = await startWebService(engine, { RATE_LIMITS: 'off', FUND_REGISTRY_FILE: register });
    owner = await web.signIn();
    const made = await web.call<{ id: number }>('PUT', '/api/company/create', {
      legal_name: 'Wattle',
      abn: '51824753556',
    });
    company = made.id;
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const hire = async (number: string): Promise<number> => {
    const path = `/api/company/${company}/employees/create`;
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', path, [auEmployee({ number })]);
    return hired!.employee.id;
  };
  const listOf = (id: number, list: string) =>
    web.call<Readonly<Record<string, unknown>>[]>('GET', `/api/employees/${id}/${list}`);
  const updates = (id: number) =>
    web.service.database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ body: string }>('SELECT body FROM events ORDER BY id', []))
      .then((rows) => rows.map(({ body }) => JSON.parse(body) as { type: string; entity: { id: number } }))
      .then((events) => events.filter(({ type, entity }) => type === 'employee.updated' && entity.id === id).length);
  /** The status of the import, or what stands in the alert of the page. */
  const bring = async (csv: string): Promise<number | string> => {
    const address = `/companies/${company}/people/import`;
    const looked = await owner.submit(await (await owner.get(address)).text(), address, { csv });
    const page = await looked.text();
    if (looked.status !== 200) return /<div class="alert"[^]*?<\/div>/.exec(page)?.[0] ?? page;
    return (await owner.submit(page, address, { csv, confirm: 'import' })).status;
  };

  test('an allowance that the company has under the same description is refused, as by the API', async () => {
    await web.call('POST', `/api/company/${company}/allowances`, {
      ...{ description: 'Tool money', amount: '12', allowance_category: 'TD' },
    });
    const id = await hire('IMP-A');
    const head = 'number,allowance_description,allowance_amount,allowance_allowance_category';
    expect(await bring(`${head}\nIMP-A,tool MONEY,15,TD`)).toContain(
      'Line 2, allowance_description: description is already used by company allowance',
    );
    expect(await listOf(id, 'allowances')).toEqual([]);
    expect(await bring(`${head}\nIMP-A,Laundry,15,LD`)).toBe(303);
    expect(await listOf(id, 'allowances')).toMatchObject([{ description: 'Laundry', amount: 15 }]);
  });

  test('a fund that is not in the register is refused at its cell, for those who are there and those who are new', async () => {
    const id = await hire('IMP-F');
    const head = 'number,fund_usi,fund_member_number';
    expect(await bring(`${head}\nIMP-F,XXX0100AU,M1`)).toContain(
      'Line 2, fund_usi: XXX0100AU is not in the register of super funds.',
    );
    expect(await listOf(id, 'super-funds')).toEqual([]);
    expect(await bring(`${head}\nIMP-F,sta0100au,M1`)).toBe(303);
    expect(await listOf(id, 'super-funds')).toMatchObject([{ usi: 'STA0100AU', member_number: 'M1' }]);
    const person: Readonly<Record<string, unknown>> = auEmployee({ number: 'IMP-NEW' });
    const line = Object.entries(person).filter(([, value]) => value !== null && typeof value !== 'object');
    const names = line.map(([name]) => name).join(',');
    const cells = line.map(([, value]) => `"${String(value)}"`).join(',');
    expect(await bring(`${names},fund_usi\n${cells},XXX0100AU`)).toContain('Line 2, fund_usi: XXX0100AU');
    expect(await bring(`${names},fund_usi\n${cells},HOS0100AU`)).toBe(303);
  });

  test('other lists are told as one employee.updated, and the same ones as none', async () => {
    const id = await hire('IMP-E');
    const before = await updates(id);
    const head = 'number,bank_bsb,bank_account_number,bank_account_name,rate_description,rate_rate';
    const line = 'IMP-E,062-000,87654321,A Able,Nights,60';
    expect(await bring(`${head}\n${line}`)).toBe(303);
    expect(await updates(id)).toBe(before + 1);
    expect(await bring(`${head}\n${line}`)).toBe(303);
    expect(await updates(id)).toBe(before + 1);
    expect(await bring(`${head},city\n${line}1,Hobart`)).toBe(303);
    expect(await updates(id)).toBe(before + 2);
  });
});
