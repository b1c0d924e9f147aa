import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene } from './testing/pay-service';

jest.setTimeout(240_000);

type Row = Record<string, string | number | null>;

/**
 * Somebody who can write to the database changes one row, and somebody else asks for what would use it. The request is
 * refused with the name of the row, and nothing is written.
 */
describe.each(testEngines)('rows that were changed past the service on $engine', (engine) => {
  let scene: AustralianScene;
  let people: readonly number[];
  let runId: number;
  let pendingRunId: number;
  beforeAll(async () => {
    scene = await australianScene(engine);
    const { employer } = scene;
    const standing = { pay_rate_per_hour: '30', standard_hours_per_day: '7.6', standard_days_per_week: 5 };
    const weekly = { ...standing, pay_period: 'WEEKLY' };
    people = [await scene.hire({ number: 'E-1', ...weekly }), await scene.hire({ number: 'E-2', ...weekly })];
    for (const id of people) {
      const account = { bsb: '062-000', account_number: `1000${id}`, account_name: 'A' };
      expect((await employer.call('POST', `/api/employees/${id}/bank-accounts`, account)).status).toBe(201);
    }
    const bank = { bank_bsb: '062-000', bank_account_number: '12345678', direct_entry_user_id: '301500' };
    await employer.call('PATCH', `/api/company/${employer.au}`, { ...bank, financial_institution: 'CBA' });
    const template = { description: 'Tools', amount: '12.50', allowance_category: 'TD', auto_apply_to_pay: true };
    await created('allowances', { ...template, employee_ids: people });
    const group = await created('pay-rate-groups', { name: 'Night', employee_ids: people });
    await created(`pay-rate-groups/${group}/rates`, { description: 'Late', units: 'hours', rate: '41.10' });
    const [pay] = await scene.pays(
      people.map((employee_id) => ({ employee_id, hours })),
      '2026-11-13',
    );
    const [row] = await read('SELECT pay_run_id FROM pays WHERE id = ?', [pay?.id ?? 0]);
    runId = Number(row?.['pay_run_id']);
    expect((await employer.call('POST', files(), { kind: 'bank' })).status).toBe(201);
    const next = { pay_period: 'WEEKLY', pay_date: '2026-11-20' };
    const open = await employer.call('POST', `/api/company/${employer.au}/pay-runs`, next);
    pendingRunId = Number((open.body as Row)['pay_run_id']);
    expect(await read('SELECT id FROM pays WHERE pay_run_id = ?', [pendingRunId])).toHaveLength(2);
    expect(await scene.api.database.verify()).toEqual([]);
  });
  afterAll(() => scene.close());

  const hours = [{ description: 'Ordinary', units: 'hours', value: '38', rate: '30' }];
  const files = () => `/api/company/${scene.employer.au}/pay-runs/${runId}/payment-files`;
  const read = (sql: string, values: readonly (string | number)[] = []) =>
    scene.api.database.reading((tx) => tx).run((tx) => tx.query<Row>(sql, values));
  const write = (sql: string, values: readonly (string | number | null)[] = []) =>
    scene.api.database.unitOfWork((tx) => tx).run((tx) => tx.execute(sql, values));
  async function created(path: string, body: object): Promise<number> {
    const answer = await scene.employer.call('POST', `/api/company/${scene.employer.au}/${path}`, body);
    expect(answer.status).toBe(201);
    return Number((answer.body as Row)['id']);
  }
  const counts = async () =>
    Promise.all(['pays', 'pay_ledger', 'payment_files', 'lodgements'].map((table) => read(`SELECT * FROM ${table}`)));

  const paying = () => scene.employer.pay('au', [{ employee_id: people[0], hours }], '?pay_date=2026-11-16');
  const payingByNumber = () =>
    scene.employer.pay(
      'au',
      [{ employee_number: 'E-1', hours }],
      '?pay_date=2026-11-16&identifier_type=employee_number',
    );
  const payingByRate = () => {
    const late = [{ description: 'Late', units: 'hours', value: '4', rate_description: 'Late' }];
    return scene.employer.pay('au', [{ employee_id: people[0], hours: late }], '?pay_date=2026-11-16');
  };
  const filing = () => scene.employer.call('POST', files(), { kind: 'bank' });
  const processing = () =>
    scene.employer.call('POST', `/api/company/${scene.employer.au}/pay-runs/${pendingRunId}/process`);
  const reporting = () =>
    scene.employer.call('POST', `/api/single-touch/${scene.employer.au}/submit-stp-pays`, { pay_run_id: runId });

  test.each<[string, string, string, () => Promise<{ readonly status: number; readonly body: unknown }>]>([
    [
      'a rate in the record',
      'employees',
      `details = REPLACE(details, '"pay_rate_per_hour":"', '"pay_rate_per_hour":"9')`,
      paying,
    ],
    ['a bank account of the employer', 'companies', `details = REPLACE(details, '062-000', '062-001')`, filing],
    [
      'the numbers of employees',
      'employees',
      `number_key = CASE number_key WHEN 'e-1' THEN 'e-9' ELSE 'e-1' END`,
      payingByNumber,
    ],
    ['an allowance of everybody', 'company_allowances', `amount = '99.00'`, paying],
    ['whose allowance it is', 'company_allowance_employees', 'employee_id = employee_id + 100', paying],
    ['a rate of a group', 'pay_rates', `rate = '99.00'`, payingByRate],
    ['a pay that waits', 'pays', `net = '99.00'`, processing],
    ['what a pay is calculated from', 'pays', `grounds = REPLACE(grounds, '30', '31')`, processing],
    ['how many pays a run has', 'pay_runs', 'pending_count = pending_count + 1', processing],
    ['which pays a file covers', 'payment_file_pays', 'live_key = NULL', filing],
    ['a net amount', 'pays', `net = '99.00'`, filing],
    ['whether it was reported', 'pays', `stp_status = 'accepted'`, reporting],
  ])('%s: the request that would use it is refused', async (_, table, set, ask) => {
    const before = await read(`SELECT * FROM ${table}`);
    try {
      await write(`UPDATE ${table} SET ${set}`);
      const stored = await counts();
      const { status, body } = await ask();
      expect({ status, body }).toEqual({
        status: 409,
        body: { detail: expect.stringMatching(/^Stored data cannot be used \(.*Nothing was done\./) as string },
      });
      expect(await counts()).toEqual(stored);
      expect(await scene.api.database.verify()).not.toEqual([]);
    } finally {
      await putBack(table, before);
    }
  });

  test('a pay that was taken out of its file is not paid again', async () => {
    const before = await read('SELECT * FROM payment_file_pays');
    await write('DELETE FROM payment_file_pays');
    expect((await filing()).status).toBe(409);
    await putBack('payment_file_pays', before);
    const sets = await read('SELECT * FROM row_sets');
    const file = await read('SELECT * FROM payment_files');
    // The whole file with its code.
    await write('DELETE FROM payment_file_pays');
    await write('DELETE FROM payment_files');
    await write(`DELETE FROM row_sets WHERE name = 'payment-file'`);
    expect((await filing()).status).toBe(409);
    await insertAgain('payment_files', file);
    await insertAgain('payment_file_pays', before);
    await putBack('row_sets', sets);
  });

  async function putBack(table: string, rows: readonly Row[]): Promise<void> {
    await insertAgain(table, rows);
    expect(await scene.api.database.verify()).toEqual([]);
  }

  async function insertAgain(table: string, rows: readonly Row[]): Promise<void> {
    await write(`DELETE FROM ${table}`);
    for (const row of rows) {
      const names = Object.keys(row);
      await write(
        `INSERT INTO ${table} (${names.map((name) => `\`${name}\``).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        Object.values(row),
      );
    }
  }
});
