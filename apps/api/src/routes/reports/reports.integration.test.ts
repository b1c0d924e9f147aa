import fc from 'fast-check';
import { add, decimal, subtract, toFixed, whole, type Decimal } from 'payroll-core/money';
import { readCsv } from '@anz-payroll/kernel';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

type Cells = Readonly<Record<string, string | number | null>>;
interface ReportAnswer {
  readonly columns: readonly { readonly name: string; readonly kind: string }[];
  readonly rows: readonly Cells[];
  readonly totals: Cells | null;
  readonly notes: readonly string[];
}
interface PayAnswer {
  readonly id: number;
  readonly pay_run_id: number;
  readonly employee_id: number;
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly super: number;
  readonly kiwisaver_employee_amount?: number;
  readonly deductions: readonly { readonly amount: number }[];
}

/** Rows of a pay with cents that do not come out even. */
const cents = fc.integer({ min: 1, max: 30_000 }).map((n) => n / 100);
const hoursOf = fc.integer({ min: 100, max: 7600 }).map((n) => n / 100);
const payRows = (country: 'au' | 'nz') =>
  fc.record({
    hours: fc
      .array(fc.record({ value: hoursOf, rate: fc.integer({ min: 2400, max: 9999 }).map((n) => n / 100) }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((rows) => rows.map((row, i) => ({ description: `Work ${i}`, units: 'hours', ...row }))),
    allowances: fc.array(cents, { maxLength: 2 }).map((amounts) =>
      amounts.map((amount, i) => ({
        description: i === 0 ? 'Laundry' : 'Tools',
        amount,
        units: 1,
        is_taxable: i === 0,
        allowance_category: i === 0 ? 'LD' : 'TD',
      })),
    ),
    deductions: fc.array(cents, { maxLength: 2 }).map((amounts) =>
      amounts.map((amount, i) => ({
        description: i === 0 ? '=Union & sons' : 'Child support',
        amount,
        classification: i === 0 ? 'UNION_FEES' : 'CHILD_SUPPORT_DEDUCTION',
      })),
    ),
    bonuses: fc
      .array(cents, { maxLength: 1 })
      .map((amounts) => amounts.map((amount) => ({ description: 'Bonus', amount }))),
    ...(country === 'au'
      ? {
          pay_sacrifices: fc.array(cents, { maxLength: 2 }).map((amounts) =>
            amounts.map((amount, i) => ({
              description: i === 0 ? 'Own super' : 'Car lease',
              amount,
              is_super: i === 0,
            })),
          ),
        }
      : {}),
  });

const exact = (amounts: readonly (number | string | null)[]): string =>
  toFixed(
    amounts.reduce<Decimal>((sum, amount) => add<Decimal>(sum, decimal(String(amount ?? 0))), whole(0)),
    2,
  );
const dates = ['2026-09-04', '2026-09-18', '2026-10-02'];
const rounds = Number(process.env['REPORT_ROUNDS'] ?? '1');

describe.each(testEngines)('reports on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  const pays: Record<'au' | 'nz', PayAnswer[]> = { au: [], nz: [] };

  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    for (const country of ['au', 'nz'] as const) {
      const people = await employer.hireAll(country, [
        { number: `${country}-1`, first_name: 'Ana', last_name: '=SUM(A1)' },
        { number: `${country}-2`, first_name: 'Ben', last_name: 'Brown' },
        { number: `${country}-3`, first_name: 'Cy', last_name: 'Chu' },
      ]);
      const drawn = fc.sample(payRows(country), { numRuns: people.length * dates.length * rounds, seed: 20261115 });
      for (const [i, date] of dates.entries()) {
        const departments = ['Bakery', undefined, 'Shop'];
        const items = people.map((employee_id, j) => ({
          employee_id,
          pay_department: departments[j],
          ...drawn[i * people.length + j],
        }));
        const made = await employer.pay(country, items, `?pay_date=${date}`);
        expect([made.status, made.status === 201 ? '' : made.body]).toEqual([201, '']);
      }
      const listed = await employer.call('GET', `/api/company/${employer[country]}/pays?from=2026-07-01&to=2026-12-31`);
      pays[country] = listed.body as PayAnswer[];
      expect(pays[country]).toHaveLength(9);
    }
  });
  afterAll(() => api.close());

  const period = '?from=2026-09-01&to=2026-10-31';
  const report = async (country: 'au' | 'nz', name: string, query = period): Promise<ReportAnswer> => {
    const answer = await employer.call('GET', `/api/company/${employer[country]}/reports/${name}${query}`);
    expect([name, answer.status]).toEqual([name, 200]);
    return answer.body as ReportAnswer;
  };
  const column = ({ rows }: ReportAnswer, name: string) => exact(rows.map((row) => row[name] ?? null));

  test.each(['au', 'nz'] as const)('%s: the summary is the sum of the pays, however it is grouped', async (country) => {
    for (const group of ['employee', 'department', 'pay_date']) {
      const summary = await report(country, 'payroll-summary', `${period}&group_by=${group}`);
      expect(summary.rows).toHaveLength(3);
      for (const name of ['gross', 'tax', 'net'] as const) {
        const ofPays = exact(pays[country].map((pay) => pay[name]));
        expect([group, name, column(summary, name)]).toEqual([group, name, ofPays]);
        expect(exact([summary.totals?.[name] ?? null])).toBe(ofPays);
      }
    }
  });

  test.each(['au', 'nz'] as const)('%s: the summary is what the ledger has for the year', async (country) => {
    const year = await report(country, 'year-to-date', '?to=2026-12-31');
    const summary = await report(country, 'payroll-summary');
    for (const name of ['gross', 'tax', 'net'])
      expect([name, column(year, name)]).toEqual([name, column(summary, name)]);
  });

  test.each(['au', 'nz'] as const)(
    '%s: in the detail, what was earned less what was taken is the net',
    async (country) => {
      const detail = await report(country, 'payroll-detail');
      for (const { id, net, gross } of pays[country]) {
        const own = detail.rows.filter(({ pay_id }) => pay_id === String(id));
        const sum = (name: string) => exact(own.map((row) => row[name] ?? null));
        expect(toFixed(subtract<Decimal>(decimal(sum('earned')), decimal(sum('taken'))), 2)).toBe(exact([net]));
        expect(sum('paid')).toBe(exact([net]));
        const sacrificed = exact(
          own.filter(({ line }) => String(line).startsWith('sacrifice')).map(({ taken }) => taken ?? null),
        );
        expect(toFixed(subtract<Decimal>(decimal(sum('earned')), decimal(sacrificed)), 2)).toBe(exact([gross]));
      }
    },
  );

  test.each(['au', 'nz'] as const)(
    '%s: each payday of the journal balances and holds what is owed',
    async (country) => {
      const journal = await report(country, 'journal');
      for (const date of dates) {
        const day = journal.rows.filter((row) => row['date'] === date);
        expect(day.length).toBeGreaterThan(3);
        expect(exact(day.map(({ debit }) => debit ?? null))).toBe(exact(day.map(({ credit }) => credit ?? null)));
      }
      const net = journal.rows.filter(({ account }) => account === 'Net wages payable');
      expect(exact(net.map(({ credit }) => credit ?? null))).toBe(exact(pays[country].map((pay) => pay.net)));
    },
  );

  test('deductions, super and what is to be reported are those of the pays', async () => {
    const deductions = await report('au', 'deductions');
    const fees = deductions.rows.filter(({ classification }) => classification !== 'Salary sacrifice');
    expect(exact(fees.map(({ amount }) => amount ?? null))).toBe(
      exact(pays.au.flatMap((pay) => pay.deductions.map(({ amount }) => amount))),
    );
    const contributions = await report('au', 'super');
    expect(column(contributions, 'amount')).toBe(exact(pays.au.map((pay) => pay.super)));
    expect(column(contributions, 'outstanding')).toBe(column(contributions, 'amount'));
    const stp = await report('au', 'stp-reconciliation');
    expect(column(stp, 'difference_gross')).toBe(exact(pays.au.map((pay) => pay.gross)));
    const kiwisaver = await report('nz', 'kiwisaver');
    expect(column(kiwisaver, 'kiwisaver_employee')).toBe(
      exact(pays.nz.map((pay) => pay.kiwisaver_employee_amount ?? 0)),
    );
    const tax = await report('au', 'payroll-tax');
    expect(tax.rows.map(({ month }) => month)).toEqual(['2026-09', '2026-10']);
  });

  test('what somebody was paid stays in the year to date when the record is deleted', async () => {
    for (const country of ['au', 'nz'] as const) {
      const [id] = await employer.hireAll(country, [
        { number: `${country}-gone`, first_name: 'Di', last_name: 'Dunn' },
      ]);
      const made = await employer.pay(
        country,
        [{ employee_id: id, hours: [{ description: 'Work', units: 'hours', value: 10, rate: 30 }] }],
        '?pay_date=2026-10-09',
      );
      expect(made.status).toBe(201);
      const year = async () => {
        const path = `/api/company/${employer[country]}/reports/year-to-date?to=2026-12-31`;
        return ((await employer.call('GET', path)).body as ReportAnswer).totals;
      };
      const before = await year();
      expect((await employer.call('DELETE', `/api/employees/${id}`)).status).toBe(204);
      expect([country, await year()]).toEqual([country, before]);
      // The other tests count the pays of three.
      const [pay] = made.body as PayAnswer[];
      await employer.call('DELETE', `/api/company/${employer[country]}/pays/${pay!.id}?confirm_reported=true`);
    }
  });

  test('a payday that is filed agrees until a pay is corrected', async () => {
    const states = async () =>
      (await report('nz', 'payday-reconciliation')).rows.map(({ state, difference }) => [state, difference]);
    expect(await states()).toEqual(dates.map(() => ['Not filed', expect.any(Number)]));
    const company = `/api/company/${employer.nz}`;
    await employer.call('PATCH', company, { email_address: 'pay@x.example', phone: '03 555 0123' });
    await employer.call('POST', `${company}/payday-filing/filed`, { from: '2026-09-01', to: '2026-10-31' });
    expect(await states()).toEqual(dates.map(() => ['Filed', 0]));
  });

  test.each(['text/csv', 'application/xml', 'application/json;q=0'])(
    'what cannot be sent as %s is JSON, and says so',
    async (accept) => {
      const report = `/api/company/${employer.au}/reports/deductions${period}`;
      const paths = ['/api/company', `/api/company/${employer.au}/employees`, `/api/company/${employer.au}/pays`];
      for (const path of [...paths, ...(accept === 'text/csv' ? [] : [report])]) {
        const sent = await employer.call('GET', path, undefined, { Accept: accept });
        expect([path, sent.status, sent.headers.get('content-type')]).toEqual([
          path,
          200,
          'application/json; charset=utf-8',
        ]);
        expect(typeof sent.body).toBe('object');
      }
    },
  );

  test('the dashboard tells what was entered or changed lately of paydays long ago, and of those no more', async () => {
    const other = await api.employer();
    const details = { email_address: 'pay@x.example', phone: '03 555 0123', contact_name: 'Jo' };
    await other.call('PATCH', `/api/company/${other.nz}`, details);
    const ids = { au: await other.hire('au'), nz: await other.hire('nz') };
    let token = await other.token(['payroll.write']);
    const send = async (expected: number, method: string, path: string, body: unknown) => {
      const { status, body: answer } = await other.callAs(token, method, path, body);
      expect([status, status === expected ? '' : answer]).toEqual([expected, '']);
      return answer;
    };
    const item = (country: 'au' | 'nz', value: string) => ({
      ...{ employee_id: ids[country], hours: [{ description: 'Ordinary', units: 'hours', value }] },
    });
    const pay = async (country: 'au' | 'nz', day: string) =>
      (await send(201, 'PUT', `/api/company/${other[country]}/pays/create?pay_date=${day}`, [
        item(country, '38'),
      ])) as PayAnswer[];
    const due = async (country: 'au' | 'nz') => {
      const read = await api.service.reports.readDashboard({ customerId: other.customerId, companyId: other[country] });
      if (!read.ok) throw new Error(read.error.message);
      return read.value.due.filter(({ kind }) => kind !== 'tax').map(({ dueOn, says }) => [dueOn, says]);
    };
    const [filed] = await pay('nz', '2026-11-12');
    await send(200, 'POST', `/api/company/${other.nz}/payday-filing/filed`, { from: '2026-11-12', to: '2026-11-12' });
    for (const country of ['au', 'nz'] as const) await pay(country, '2026-11-05');
    const now = api.service.clock.now();
    api.setNow(Date.UTC(2027, 2, 10));
    try {
      token = await other.token(['payroll.write']);
      // What nobody reported in time, four months ago, is as it was left.
      expect([await due('au'), await due('nz')]).toEqual([[], []]);
      const path = `/api/company/${other.nz}/pays/${filed!.id}/correction?confirm_reported=true`;
      await send(201, 'POST', path, item('nz', '42'));
      await pay('nz', '2026-11-18');
      expect(await due('nz')).toEqual([
        // Two working days after Wednesday 18 November 2026: Friday. Tax Administration Act 1994 (NZ) s 23E.
        ['2026-11-20', 'File the payday 2026-11-18 with Inland Revenue'],
        ['2027-03-10', 'Amend the payday 2026-11-12 with Inland Revenue'],
      ]);
      await pay('au', '2026-11-12');
      const [stp, ...funds] = await due('au');
      expect(stp).toEqual(['2026-11-12', 'Report 1 pay through Single Touch Payroll']);
      expect(funds.map(([, says]) => says)).toEqual(['Super of 1 pay at the funds']);
    } finally {
      api.setNow(now);
    }
  });

  test('CSV has every row, and nothing that a spreadsheet would run', async () => {
    const path = `/api/company/${employer.au}/reports/deductions${period}`;
    const { body } = await employer.call('GET', path, undefined, { Accept: 'text/csv' });
    const rows = readCsv(String(body)) ?? [];
    const fees = rows.filter(({ cells }) => cells[1] === "'=Union & sons");
    expect(fees.length).toBeGreaterThan(0);
    expect(rows.flatMap(({ cells }) => cells).filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);
    const pdf = await fetch(`${api.url}${path}`, {
      headers: { Accept: 'application/pdf', Authorization: `Bearer ${await employer.token(['payroll.read'])}` },
    });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('the journal for another ledger uses the company’s accounts, debits above zero and credits below', async () => {
    const company = `/api/company/${employer.au}`;
    const saved = await employer.call('PATCH', `${company}/journal-accounts`, { wages: '6-1000' });
    expect(saved.body).toMatchObject({ wages: '6-1000', tax_payable: '825' });
    expect((await employer.call('PATCH', `${company}/journal-accounts`, { wages: '=1' })).status).toBe(400);
    for (const layout of ['xero', 'myob', 'quickbooks']) {
      const { body } = await employer.call('GET', `${company}/journal-files/${layout}${period}`);
      const [head, ...rows] = readCsv(String(body)) ?? [];
      expect(rows.some(({ cells }) => cells.includes('6-1000'))).toBe(true);
      const at = (name: RegExp) => head?.cells.findIndex((cell) => name.test(cell)) ?? -1;
      const sum = (index: number) =>
        exact(rows.map(({ cells }) => (cells[index] === '' ? '0' : (cells[index] ?? '0'))));
      if (layout === 'xero') expect(sum(at(/Amount/))).toBe('0.00');
      else expect(sum(at(/^Debit/))).toBe(sum(at(/^Credit/)));
    }
  });

  test('a report of everybody says so where it is asked for one employee', async () => {
    const one = `${period}&employee_id=${pays.nz[0]!.employee_id}`;
    const note = expect.stringContaining('This report is of everybody');
    const summary = await report('nz', 'payroll-summary', one);
    expect([summary.rows.length, summary.notes]).toEqual([3, expect.arrayContaining([note])]);
    expect((await report('nz', 'payroll-summary')).notes).not.toContainEqual(note);
    // These are of one employee, and are not said to be of everybody.
    expect((await report('nz', 'leave-account', one)).notes).not.toContainEqual(note);
    const detail = await report('nz', 'payroll-detail', one);
    const everybody = await report('nz', 'payroll-detail');
    expect(detail.notes).not.toContainEqual(note);
    expect([
      new Set(detail.rows.map((row) => row['employee'])).size,
      detail.rows.length < everybody.rows.length,
    ]).toEqual([1, true]);
  });

  test('refusals name what was asked for', async () => {
    const ask = (country: 'au' | 'nz', rest: string) =>
      employer.call('GET', `/api/company/${employer[country]}/reports${rest}`);
    expect(await ask('nz', '/super')).toMatchObject({
      status: 400,
      body: { detail: 'Super due and paid is not a report of this company’s country.' },
    });
    expect((await ask('au', '/payroll-summary?from=2026-11-02&to=2026-11-01')).status).toBe(400);
    expect((await ask('au', '/payroll-summary?from=2020-01-01&to=2026-11-01')).status).toBe(400);
    expect((await ask('au', '/horoscope')).status).toBe(422);
    expect((await ask('au', '')).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'super', period: 'range' })]),
    );
  });
});
