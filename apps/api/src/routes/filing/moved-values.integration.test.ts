import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

const bank = {
  bank_bsb: '062-184',
  bank_account_number: '10203040',
  direct_entry_user_id: '301500',
  financial_institution: 'CBA',
};

interface Paid {
  readonly id: number;
  readonly pay_run_id: number;
}

/** Whoever can write to the database cannot make a file pay somebody else. */
describe.each(testEngines)('bank details that were moved in the database on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let people: readonly number[];
  beforeEach(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    await employer.call('PATCH', `/api/company/${employer.au}`, bank);
    people = await employer.hireAll('au', [{ pay_method: 'DIRECT BANK ENTRY' }, { pay_method: 'DIRECT BANK ENTRY' }]);
    for (const [n, id] of people.entries()) {
      const account = { account_name: 'A', bsb: '062-184', account_number: `5566778${n}` };
      const added = await employer.call('PUT', `/api/employees/${id}/bank-accounts`, [account]);
      if (added.status >= 300) throw new Error(JSON.stringify(added.body));
    }
  });
  afterEach(() => api.close(), 60_000);

  const change = (sql: string, values: readonly (string | number)[]) =>
    api.database.unitOfWork((tx) => tx).run((tx) => tx.execute(sql, values));
  const payAll = async (): Promise<number> => {
    const rows = [{ description: 'Ordinary time', units: 'hours', value: 1, rate: '500' }];
    const items = people.map((employee_id) => ({ employee_id, hours: rows }));
    const made = await employer.pay('au', items, '?pay_date=2026-11-04');
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return (made.body as Paid[])[0]?.pay_run_id ?? 0;
  };
  const make = (runId: number) =>
    employer.call('POST', `/api/company/${employer.au}/pay-runs/${runId}/payment-files`, { kind: 'bank' });

  test('a copied account, a changed net and a taken entry are refused by name, and no file is written', async () => {
    const run = await payAll();
    const [one = 0, two = 0] = people;
    const rows = await api.database
      .reading((tx) => tx)
      .run((tx) =>
        tx.query<{ id: number; employee_id: number; sealed: string }>(
          "SELECT id, employee_id, sealed FROM employee_parts WHERE kind = 'bank-account' ORDER BY id",
        ),
      );
    const mine = rows.find(({ employee_id }) => employee_id === one);
    const theirs = rows.find(({ employee_id }) => employee_id === two);
    const refusals = async (where: RegExp) => {
      for (const answer of [
        await make(run),
        await employer.call('GET', `/api/company/${employer.au}/pay-runs/${run}/bank-file`),
      ]) {
        expect(answer.status).toBe(409);
        expect(JSON.stringify(answer.body)).toMatch(where);
      }
      const files = await employer.call('GET', `/api/company/${employer.au}/payment-files`);
      expect(files.body).toEqual([]);
    };

    await change('UPDATE employee_parts SET sealed = ? WHERE id = ?', [mine?.sealed ?? '', theirs?.id ?? 0]);
    await refusals(new RegExp(`employee_parts.sealed, id ${theirs?.id}, employee_id ${two}`));
    await change('UPDATE employee_parts SET sealed = ? WHERE id = ?', [theirs?.sealed ?? '', theirs?.id ?? 0]);

    const [net] = await api.database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ net: string }>('SELECT net FROM pays WHERE employee_id = ?', [one]));
    await change("UPDATE pays SET net = '9999.0000' WHERE employee_id = ?", [one]);
    await refusals(new RegExp(`pays, .*employee_id ${one}`));
    await change('UPDATE pays SET net = ? WHERE employee_id = ?', [String(net?.net), one]);

    await change('UPDATE employee_parts SET place = 2 WHERE id = ?', [mine?.id ?? 0]);
    await refusals(new RegExp(`employee_parts.*employee_id ${one}`));
    await change('UPDATE employee_parts SET place = 1 WHERE id = ?', [mine?.id ?? 0]);
    expect((await make(run)).status).toBe(201);
  });
});
