import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { browser, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(120_000);

describe('payslips by e-mail', () => {
  let web: WebService;
  let owner: Browser;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'payslip-mail-'));
    web = await startWebService(undefined, { MAIL_FOLDER: folder });
    owner = await web.signIn();
  });
  afterAll(async () => {
    await web.close();
    await rm(folder, { recursive: true, force: true });
  });

  const call = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${web.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${web.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([path, answer.status]).toEqual([path, expect.any(Number)]);
    return (await answer.json()) as readonly { readonly id: number; readonly pay_run_id: number }[];
  };

  /** The service sends by itself, a moment later; the demo's employees get invitations besides. */
  const payslipEmail = async (known: ReadonlySet<string> = new Set()): Promise<string> => {
    for (let tries = 0; tries < 200; tries += 1) {
      const names = (await readdir(folder)).filter((file) => file.endsWith('.eml') && !known.has(file));
      for (const name of names) {
        if (/^Subject: .*payslip/im.test(await readFile(join(folder, name), 'utf8'))) return name;
      }
      await web.service.mail.sendDue();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('No e-mail was written');
  };

  test('who has an address gets a link, which opens that payslip and no other', async () => {
    const employees = '/api/company/1/employees/update?identifier_type=employee_number';
    await call('PATCH', employees, [{ number: 'AU-001', email_address: 'amelia@saltbush.example' }]);
    const items = ['AU-001', 'AU-002'].map((employee_number) => ({
      employee_number,
      hours: [{ description: 'Ordinary time', units: 'hours', value: 76 }],
    }));
    const made = await call(
      'PUT',
      '/api/company/1/pays/create?identifier_type=employee_number&pay_date=2026-11-12',
      items,
    );
    const run = `/companies/1/pays/runs/${made[0]!.pay_run_id}`;
    const sent = await owner.submit(await (await owner.get(run)).text(), `${run}/payslips/email`, {});
    // On to the run's page, which says once what became of it: loading it again e-mails nobody again.
    expect([sent.status, sent.headers.get('location')]).toEqual([303, run]);
    const page = await (await owner.get(run)).text();
    expect(page).toContain('1 person gets an e-mail');
    expect(page).toContain('No e-mail address: Bashir Bello');
    expect(await (await owner.get(run)).text()).not.toContain('1 person gets an e-mail');
    const email = (await readFile(join(folder, await payslipEmail()), 'utf8'))
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    expect(email).toContain('amelia@saltbush.example');
    expect(email).not.toContain('application/pdf');
    const token = /payslip\?token=([\w-]{43})/.exec(email)?.[1] ?? '';
    const anybody = browser(web.url);
    const opened = await anybody.get(`/payslip?token=${token}`);
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('Amelia Archer')]);
    const pdf = await anybody.get(`/payslip?token=${token}&as=pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await anybody.get(`/payslip?token=${token.slice(0, -1)}_`)).status).toBe(404);

    // Where the company wants it, the PDF goes with the e-mail, under the person's name.
    const before = new Set(await readdir(folder));
    const goesWithIt = /a link that works for 30\s+days, and the payslip itself as a PDF/;
    expect(await (await owner.get(run)).text()).not.toMatch(goesWithIt);
    await call('PATCH', '/api/company/1', { attach_payslips: true });
    expect(await (await owner.get(run)).text()).toMatch(goesWithIt);
    const again = await owner.submit(await (await owner.get(run)).text(), `${run}/payslips/email`, {});
    expect(again.status).toBe(303);
    expect(await (await owner.get(run)).text()).toContain('1 person gets an e-mail with the payslip attached');
    const attached = await readFile(join(folder, await payslipEmail(before)), 'latin1');
    expect(attached).toContain('Content-Type: application/pdf');
    expect(attached).toMatch(/filename="?payslip-Amelia-Archer-2026-11-12-\d+\.pdf/);
    const [, base64 = ''] = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(attached) ?? [];
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('who is paid in arrears gets it, too, and once however often the form is sent', async () => {
    const { id: company } = await web.call<{ id: number }>('PUT', '/api/company/create', {
      ...{ legal_name: 'Arrears', abn: '51824753556', weekly_pay_date_offset: 3 },
    });
    const person = auEmployee({
      ...{ first_name: 'Ari', last_name: 'Rears', pay_period: 'WEEKLY', pay_rate_per_hour: '30' },
      ...{ email_address: 'ari@arrears.example', has_claimed_tax_free_threshold: true, has_stsl_liability: false },
    });
    await web.call('PUT', `/api/company/${company}/employees/create`, [person]);
    const run = await web.call<{ pay_run_id: number; pay_run_end_date: string; pay_date: string }>(
      ...(['POST', `/api/company/${company}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-11' }] as const),
    );
    expect(run.pay_date > run.pay_run_end_date).toBe(true);
    await web.call('POST', `/api/company/${company}/pay-runs/${run.pay_run_id}/process`);
    const address = `/companies/${company}/pays/runs/${run.pay_run_id}`;
    const page = await (await owner.get(address)).text();
    const send = () => owner.submit(page, `${address}/payslips/email`, {});
    const before = new Set(await readdir(folder));
    expect((await send()).status).toBe(303);
    expect(await (await owner.get(address)).text()).toContain('1 person gets an e-mail');
    expect((await send()).status).toBe(303);
    expect(await (await owner.get(address)).text()).toContain('The payslips of this run are e-mailed.');
    await payslipEmail(before);
    await web.service.mail.sendDue();
    const names = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.filter((text) => text.includes('ari@arrears.example'))).toHaveLength(1);
  });
});
