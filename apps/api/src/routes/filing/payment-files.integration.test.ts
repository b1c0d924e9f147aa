import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

const bank = {
  ...{
    bank_bsb: '062-184',
    bank_account_number: '10203040',
    direct_entry_user_id: '301500',
    financial_institution: 'CBA',
    email_address: 'pay@wattle.example',
    phone: '02 9000 0000',
  },
};
const account = { account_name: 'Jo Baker', bsb: '062-184', account_number: '55667788' };

interface Made {
  readonly id: number;
  readonly file_name: string;
  readonly pay_ids: readonly number[];
  readonly left_out: readonly { readonly pay_id: number; readonly reason: string }[];
}
interface Paid {
  readonly id: number;
  readonly net: number;
  readonly pay_run_id: number;
}

interface Changed {
  readonly id: number;
  readonly warnings: readonly { readonly code: string }[];
}

/** Each pay is in exactly one standing file, whoever asks how often. */
describe.each(testEngines)('payment files on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let people: readonly number[];
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    const changed = await employer.call('PATCH', `/api/company/${employer.au}`, bank);
    if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
    people = await employer.hireAll('au', [
      { pay_method: 'DIRECT BANK ENTRY' },
      { pay_method: 'DIRECT BANK ENTRY' },
      { pay_method: 'CASH' },
    ]);
    for (const id of people.slice(0, 2)) {
      const added = await employer.call('PUT', `/api/employees/${id}/bank-accounts`, [account]);
      if (added.status >= 300) throw new Error(JSON.stringify(added.body));
    }
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const company = () => `/api/company/${employer.au}`;
  const pay = async (employeeId: number, day: string, rate: string): Promise<Paid> => {
    const rows = [{ description: 'Ordinary time', units: 'hours', value: 1, rate }];
    const made = await employer.pay('au', [{ employee_id: employeeId, hours: rows }], `?pay_date=${day}`);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return (made.body as Paid[])[0]!;
  };
  const make = (runId: number, more: object = {}) =>
    employer.call('POST', `${company()}/pay-runs/${runId}/payment-files`, { kind: 'bank', ...more });
  const content = async (id: number) =>
    (await employer.call('GET', `${company()}/payment-files/${id}/content`)).body as string;

  const changedIn = async (id: number) => {
    const listed = (await employer.call('GET', `${company()}/payment-files`)).body as (Made & {
      changed_pays: unknown;
    })[];
    return listed.find((file) => file.id === id)?.changed_pays;
  };

  test('a second file holds only what is new; a copy is the same; a cancellation frees the pays', async () => {
    const first = await pay(people[0]!, '2026-11-04', '500');
    const cash = await pay(people[2]!, '2026-11-04', '500');
    const nothing = await pay(people[1]!, '2026-11-04', '0');
    const run = first.pay_run_id;
    const one = await make(run);
    expect(one.status).toBe(201);
    const made = one.body as Made;
    expect(made.pay_ids).toEqual([first.id]);
    expect(made.left_out).toEqual([
      { pay_id: nothing.id, reason: 'The net is 0.' },
      { pay_id: cash.id, reason: 'Not paid into a bank account.' },
    ]);
    const written = await content(made.id);
    expect(written).toContain('55667788');

    const again = await make(run, { pay_ids: [first.id] });
    expect(again.status).toBe(409);
    expect(JSON.stringify(again.body)).toContain(`Already in file ${made.id}.`);

    // Whoever asks again for the whole run hears of the file, beside those who are paid in cash.
    const whole = await make(run);
    expect([whole.status, whole.body]).toEqual([
      409,
      {
        detail: [
          `Pay ${first.id}: Already in file ${made.id}.`,
          `Pay ${nothing.id}: The net is 0.`,
          `Pay ${cash.id}: Not paid into a bank account.`,
        ].join(' '),
      },
    ]);

    const second = await pay(people[1]!, '2026-11-04', '700');
    const two = (await make(run)).body as Made;
    expect(two.pay_ids).toEqual([second.id]);
    expect(await content(made.id)).toBe(written);

    const cancelled = await employer.call('POST', `${company()}/payment-files/${made.id}/cancel`, {
      reason: 'Not sent',
    });
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', cancel_reason: 'Not sent' } });
    expect(await content(made.id)).toBe(written);
    expect(((await make(run)).body as Made).pay_ids).toEqual([first.id]);
    const listed = (await employer.call('GET', `${company()}/payment-files`)).body as (Made & { status: string })[];
    const standing = listed.filter(({ status }) => status === 'standing').flatMap(({ pay_ids }) => pay_ids);
    expect([...standing].sort((a, b) => a - b)).toEqual([first.id, second.id].sort((a, b) => a - b));
  });

  test('a payment that the bank returned is paid again, and nobody else is', async () => {
    const [first, second] = [await pay(people[0]!, '2026-05-06', '500'), await pay(people[1]!, '2026-05-06', '700')];
    const run = first.pay_run_id;
    const made = (await make(run)).body as Made;
    const back = (pay_ids: readonly number[]) =>
      employer.call('POST', `${company()}/payment-files/${made.id}/cancel`, { reason: 'Account closed', pay_ids });
    expect((await back([first.id, 999_999])).status).toBe(404);
    expect((await make(run)).status).toBe(409);

    const returned = await back([first.id]);
    expect(returned).toMatchObject({
      status: 200,
      body: { status: 'standing', pay_ids: [first.id, second.id], returned_pay_ids: [first.id], cancel_reason: null },
    });
    const next = (await make(run)).body as Made;
    expect(next.pay_ids).toEqual([first.id]);
    expect(next.left_out).toEqual([{ pay_id: second.id, reason: `Already in file ${made.id}.` }]);
    // The same answer of the bank entered twice pays nobody a third time.
    expect((await back([first.id])).status).toBe(200);
    expect((await make(run)).status).toBe(409);

    const lines = (await content(next.id)).split(/\r?\n/).filter((line) => line.startsWith('1'));
    expect(lines.map((line) => Number(line.slice(20, 30)))).toEqual([Math.round(first.net * 100)]);
    const noted = await api.database
      .reading((tx) => tx)
      .run((tx) =>
        tx.query<{ details: string }>(`SELECT details FROM audit_entries WHERE action = 'payments-returned'`, []),
      );
    expect(noted.length).toBeGreaterThan(0);
  });

  test('a name in other letters keeps nobody else from being paid, and has a plain one beside it', async () => {
    const [wang] = await employer.hireAll('au', [
      { pay_method: 'DIRECT BANK ENTRY', first_name: '小明', last_name: '王' },
    ]);
    const own = { ...account, account_name: '王小明', account_number: '66778899' };
    expect((await employer.call('PUT', `/api/employees/${wang}/bank-accounts`, [own])).status).toBeLessThan(300);
    const others = await pay(people[0]!, '2026-06-10', '500');
    const theirs = await pay(wang!, '2026-06-10', '500');
    const one = (await make(others.pay_run_id)).body as Made;
    expect([one.pay_ids, one.left_out]).toEqual([
      [others.id],
      [{ pay_id: theirs.id, reason: expect.stringContaining('reported_last_name') }],
    ]);
    const name = (reported_last_name: string) =>
      employer.call('PATCH', `${company()}/employees/update`, [
        { id: wang, reported_first_name: 'Xiaoming', reported_last_name },
      ]);
    expect((await name('王')).status).toBe(422);
    expect((await name('Wang')).status).toBeLessThan(300);
    const read = await employer.call('GET', `/api/employees/${wang}`);
    expect(read.body).toMatchObject({ last_name: '王', reported_last_name: 'Wang' });
    const two = (await make(others.pay_run_id)).body as Made;
    expect(two.pay_ids).toEqual([theirs.id]);
    expect(await content(two.id)).toContain('Xiaoming Wang');
  });

  // SAFF: the names of sender, payer and employer. Payday Filing File Upload Specification: the contact, of 20 letters.
  test('a company whose name has no plain letters is told so, and a contact of other letters is the company', async () => {
    const named = (country: 'au' | 'nz', body: object) =>
      employer.call('PATCH', `/api/company/${employer[country]}`, body);
    const member = { default_employee_fund_usi: 'STA0100AU', default_employee_fund_member_number: '1' };
    const [id] = await employer.hireAll('au', [{ start_date: '2026-01-05', ...member }]);
    const paid = await pay(id!, '2026-08-12', '3000');
    const file = () => employer.call('GET', `${company()}/pay-runs/${paid.pay_run_id}/super-file`);
    const was = ((await employer.call('GET', company())).body as { legal_name: string }).legal_name;
    await named('au', { legal_name: '海鮮酒家' });
    expect(await file()).toMatchObject({ status: 400, body: { detail: expect.stringContaining('legal_name') } });
    await named('au', { legal_name: 'Seafood Pty Ltd', bank_account_name: '海鮮酒家' });
    const row = String((await file()).body)
      .split('\r\n')[3]!
      .split(',');
    // The columns of sender, payer, account and employer.
    expect([6, 13, 16, 31].map((column) => row[column])).toEqual(Array.from({ length: 4 }, () => 'Seafood Pty Ltd'));
    await named('au', { legal_name: was, bank_account_name: null });

    const contact = { phone: '09 300 0000', email_address: 'pay@rimu.example', contact_name: '王小明' };
    expect((await named('nz', { ...contact, legal_name: 'Rimu Limited' })).status).toBe(200);
    const worker = await employer.hire('nz');
    const rows = [{ description: 'Ordinary time', units: 'hours', value: 1, rate: 30 }];
    await employer.pay('nz', [{ employee_id: worker, hours: rows }], '?pay_date=2026-08-12');
    const filing = `/api/company/${employer.nz}/payday-filing?from=2026-08-12&to=2026-08-12`;
    expect(String((await employer.call('GET', filing)).body).split(',')[6]).toBe('Rimu Limited');
  });

  test('a pay of a later day is not paid with the others, and they are not paid on its day', async () => {
    const due = await pay(people[0]!, '2026-09-02', '500');
    const later = await pay(people[1]!, '2026-09-04', '300');
    expect(later.pay_run_id).toBe(due.pay_run_id);
    const run = due.pay_run_id;
    const dayOf = async (id: number) => (await content(id)).slice(74, 80);

    const read = await employer.call('GET', `${company()}/pay-runs/${run}/bank-file`);
    expect([read.status, (read.body as { detail: string }).detail]).toEqual([
      409,
      'The pays of this run have the pay dates 2026-09-02, 2026-09-04, and a bank file pays on one day. Make a payment file for each of them, or say payment_date.',
    ]);
    const said = await employer.call('GET', `${company()}/pay-runs/${run}/bank-file?payment_date=2026-09-03`);
    expect([said.status, (said.body as string).slice(74, 80)]).toEqual([200, '030926']);

    const one = (await make(run)).body as Made;
    expect([one.pay_ids, one.left_out]).toEqual([
      [due.id],
      [{ pay_id: later.id, reason: 'Its pay date is 2026-09-04: make the next file for it.' }],
    ]);
    expect(await dayOf(one.id)).toBe('020926');
    const two = (await make(run)).body as Made;
    expect([two.pay_ids, await dayOf(two.id)]).toEqual([[later.id], '040926']);
    // Saved beside each other, none takes the place of the other.
    expect(two.file_name).not.toBe(one.file_name);
  });

  test('files made at the same time hold each pay once', async () => {
    const made = [await pay(people[0]!, '2026-10-07', '500'), await pay(people[1]!, '2026-10-07', '600')];
    const run = made[0]!.pay_run_id;
    const answers = await Promise.all(Array.from({ length: 6 }, () => make(run)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const held = answers.filter(({ status }) => status === 201).flatMap(({ body }) => (body as Made).pay_ids);
    expect([...held].sort((a, b) => a - b)).toEqual(made.map(({ id }) => id).sort((a, b) => a - b));
  });

  test('a corrected pay is not paid again', async () => {
    const wrong = await pay(people[0]!, '2026-09-02', '500');
    const file = (await make(wrong.pay_run_id)).body as Made;
    const rows = [{ description: 'Ordinary time', units: 'hours', value: 1, rate: '550' }];
    const path = `${company()}/pays/${wrong.id}/correction`;
    expect((await employer.call('POST', `${path}?confirm_paid=false`, { hours: rows })).status).toBe(409);
    const corrected = await employer.call('POST', path, { hours: rows });
    expect(corrected.status).toBe(201);
    const { replacement } = corrected.body as { replacement: Changed };
    expect(corrected.body).toMatchObject({ pay: { id: wrong.id, status: 'voided' } });
    expect(replacement.warnings.map(({ code }) => code)).toContain('payment-file/pay-changed');
    expect(await changedIn(file.id)).toEqual([
      { pay_id: wrong.id, change: 'corrected', replaced_by_pay_id: replacement.id },
    ]);
    // The money of the replacement left with the pay that it corrects.
    const again = await employer.call('DELETE', `${company()}/pays/${replacement.id}?confirm_paid=false`);
    expect(again).toMatchObject({ status: 409, body: { detail: expect.stringContaining(`bank file ${file.id}`) } });
    const refused = await make(wrong.pay_run_id);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain(`It corrects pay ${wrong.id}, which is in file ${file.id}`);
  });

  const standing = async () => {
    const listed = (await employer.call('GET', `${company()}/payment-files`)).body as (Made & { status: string })[];
    return listed.filter(({ status }) => status === 'standing').flatMap(({ pay_ids }) => pay_ids);
  };

  test('a copy after a change is what was paid, and what was changed is not paid again', async () => {
    const paid = await pay(people[0]!, '2026-07-08', '500');
    const file = (await make(paid.pay_run_id)).body as Made;
    const written = await content(file.id);
    const rows = [{ description: 'Ordinary time', units: 'hours', value: 1, rate: '900' }];
    const path = `${company()}/pays/${paid.id}`;
    expect(await employer.call('PUT', `${path}?confirm_paid=false`, { hours: rows })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining(`Pay ${paid.id} is in bank file ${file.id}`) },
    });
    const rebuilt = await employer.call('PUT', path, { hours: rows });
    expect(rebuilt.status).toBe(200);
    expect((rebuilt.body as Changed).warnings.map(({ code }) => code)).toContain('payment-file/pay-changed');
    // The warning belongs to the answer; it is not stored with the pay.
    expect(((await employer.call('GET', path)).body as Changed).warnings.map(({ code }) => code)).not.toContain(
      'payment-file/pay-changed',
    );
    expect(await changedIn(file.id)).toEqual([{ pay_id: paid.id, change: 'changed', replaced_by_pay_id: null }]);
    expect(await content(file.id)).toBe(written);
    expect((await make(paid.pay_run_id)).status).toBe(409);
    const asked = await employer.call('DELETE', `${path}?confirm_paid=false`);
    expect(asked).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Send confirm_paid=true') } });
    // What the tax office knows is another matter.
    expect((await employer.call('DELETE', `${path}?confirm_reported=true&confirm_paid=false`)).status).toBe(409);
    const gone = await employer.call('DELETE', path);
    expect(gone).toMatchObject({
      status: 200,
      body: {
        warnings: [{ code: 'payment-file/pay-changed', message: expect.stringContaining(`bank file ${file.id}`) }],
      },
    });
    expect(await changedIn(file.id)).toEqual([{ pay_id: paid.id, change: 'deleted', replaced_by_pay_id: null }]);
    expect(await content(file.id)).toBe(written);
    // Another pay is another payment.
    const fresh = await pay(people[0]!, '2026-07-08', '500');
    expect(((await make(paid.pay_run_id)).body as Made).pay_ids).toEqual([fresh.id]);
    // A file that was cancelled paid nobody, so that nothing is asked.
    const unused = await pay(people[0]!, '2026-08-12', '500');
    const cancelled = (await make(unused.pay_run_id)).body as Made;
    await employer.call('POST', `${company()}/payment-files/${cancelled.id}/cancel`, { reason: 'Not sent' });
    expect((await employer.call('DELETE', `${company()}/pays/${unused.id}`)).status).toBe(204);
  });

  test('a pay in a super file asks as well, and names every file that holds it', async () => {
    const fund = { usi: 'STA0100AU', member_number: '12345' };
    const added = await employer.call('POST', `/api/employees/${people[0]!}/super-funds`, fund);
    if (added.status >= 300) throw new Error(JSON.stringify(added.body));
    const paid = await pay(people[0]!, '2026-06-03', '1500');
    const bankFile = (await make(paid.pay_run_id, { pay_ids: [paid.id] })).body as Made;
    const superFile = await make(paid.pay_run_id, { kind: 'super', pay_ids: [paid.id] });
    if (superFile.status !== 201) throw new Error(JSON.stringify(superFile.body));
    expect(await employer.call('DELETE', `${company()}/pays/${paid.id}?confirm_paid=false`)).toMatchObject({
      status: 409,
      body: {
        detail: expect.stringContaining(`bank file ${bankFile.id} and super file ${(superFile.body as Made).id}`),
      },
    });
  });

  test('files of everything and of single pays, deletions and corrections at the same time: each pay in one file', async () => {
    for (const day of ['2026-07-08', '2026-07-15', '2026-07-22']) {
      const all = [
        await pay(people[0]!, day, '500'),
        await pay(people[1]!, day, '600'),
        await pay(people[0]!, day, '70'),
      ];
      const [first, second, third] = all as [Paid, Paid, Paid];
      const run = first.pay_run_id;
      const rows = [{ description: 'Ordinary time', units: 'hours', value: 1, rate: '650' }];
      const [gone, corrected, ...made] = await Promise.all([
        employer.call('DELETE', `${company()}/pays/${third.id}?confirm_paid=true`),
        employer.call('POST', `${company()}/pays/${second.id}/correction?confirm_paid=true`, { hours: rows }),
        make(run),
        make(run, { pay_ids: [first.id] }),
        make(run, { pay_ids: [second.id] }),
        make(run),
      ]);
      expect(gone.status).toBeLessThan(300);
      expect(corrected.status).toBe(201);
      for (const { status } of made) expect([201, 404, 409]).toContain(status);
      await make(run);
      const { id: replacement } = (corrected.body as { replacement: Paid }).replacement;
      const held = await standing();
      const times = (id: number) => held.filter((one) => one === id).length;
      expect(times(first.id)).toBe(1);
      // The money of a corrected pay left once: as it was, or as it is.
      expect(times(second.id) + times(replacement)).toBe(1);
      expect(times(third.id)).toBeLessThan(2);
      // Whatever came first, a pay that is gone is in no file that is made from now on.
      const later = await make(run);
      expect(later.status).toBe(409);
    }
  });
});
