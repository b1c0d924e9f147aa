import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from './testing/pay-service';

jest.setTimeout(240_000);

const ROUNDS = 8;

const account = (n: number) => ({ account_name: 'Jo Baker', bsb: '062-184', account_number: String(55_667_700 + n) });
const hours = (rate: number) => [{ description: 'Ordinary time', units: 'hours', value: 1, rate: String(rate) }];

const day = (month: number, n: number) => `2026-${String(month).padStart(2, '0')}-${String(1 + n).padStart(2, '0')}`;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Stored data that only this service writes is never called changed, whatever is written and read at the same moment. */
describe.each(testEngines)('many who write and read one company on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let people: readonly number[];
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    const bank = {
      bank_bsb: '062-184',
      bank_account_number: '10203040',
      direct_entry_user_id: '301500',
      financial_institution: 'CBA',
    };
    const changed = await employer.call('PATCH', `/api/company/${employer.au}`, bank);
    if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
    people = await employer.hireAll('au', [
      { pay_method: 'DIRECT BANK ENTRY' },
      { pay_method: 'DIRECT BANK ENTRY' },
      { pay_method: 'DIRECT BANK ENTRY' },
    ]);
    for (const id of people) {
      const added = await employer.call('PUT', `/api/employees/${id}/bank-accounts`, [account(0)]);
      if (added.status >= 300) throw new Error(JSON.stringify(added.body));
    }
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  test('no answer says that stored data was changed past the service, and none is a fault of it', async () => {
    const company = `/api/company/${employer.au}`;
    const [first, second] = people as [number, number];
    const answers: Answer[] = [];
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
      const answer = (await employer.call(method, path, body)) as Answer;
      answers.push({ ...answer, body: { asked: `${method} ${path}`, said: answer.body } });
      return answer;
    };
    const writers: ((n: number) => Promise<unknown>)[] = [
      (n) => call('PUT', `/api/employees/${first}/bank-accounts`, [account(n)]),
      (n) =>
        call('POST', `${company}/allowances`, { description: `Allowance ${n}`, amount: 5, allowance_category: 'LD' }),
      (n) => call('POST', `${company}/awards`, { name: `Award ${n}` }),
      (n) =>
        call('POST', `${company}/timesheets`, [{ employee_id: second, date: day(9, n), start: '09:00', end: '17:00' }]),
      async (n) => {
        const paid = await call('PUT', `${company}/pays/create?pay_date=${day(10, n)}`, [
          ...people.map((employee_id) => ({ employee_id, hours: hours(500) })),
          ...people.map((employee_id) => ({ employee_id, hours: hours(60) })),
        ]);
        const pays = paid.body as readonly { readonly id: number; readonly pay_run_id: number }[];
        const files = `${company}/pay-runs/${pays[0]!.pay_run_id}/payment-files`;
        await Promise.all(
          pays.flatMap(({ id }, place) => [
            call('POST', files, { kind: 'bank', pay_ids: [id] }),
            place % 2 === 0
              ? call('DELETE', `${company}/pays/${id}?confirm_paid=true`)
              : call('PUT', `${company}/pays/${id}?confirm_paid=true`, { hours: hours(510) }),
          ]),
        );
      },
    ];
    const reads = [
      `${company}/pays`,
      `${company}/payment-files`,
      `${company}/allowances`,
      `${company}/pay-rates`,
      `${company}/timesheets?from=${day(9, 0)}&to=${day(9, 29)}`,
      `/api/employees/${second}?include=balances`,
      `/api/employees/${first}/bank-accounts`,
      `/api/employees/${first}/pay-rates`,
    ];
    let isWriting = true;
    const reading = reads.map(async (path) => {
      while (isWriting) await call('GET', path);
    });
    const writing = writers.map(async (write) => {
      for (let n = 0; n < ROUNDS; n++) await write(n);
    });
    await Promise.all(writing);
    isWriting = false;
    await Promise.all(reading);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(3 * ROUNDS);
    const wrong = answers.filter(
      ({ status, body }) => status >= 500 || JSON.stringify(body).includes('Stored data cannot be used'),
    );
    expect(wrong).toEqual([]);
    for (const path of reads) expect((await employer.call('GET', path)).status).toBe(200);
  });
});
