import { demoLogins } from '@anz-payroll/demo-seed';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    owner = browser(web.url);
    await owner.submit(await (await owner.get('/sign-in')).text(), '/sign-in', demoLogins.owner);
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

  /** The service sends by itself, a moment later. */
  const firstEmail = async (): Promise<string> => {
    for (let tries = 0; tries < 200; tries += 1) {
      const [name] = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
      if (name !== undefined) return name;
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
    const page = await sent.text();
    expect([sent.status, page]).toEqual([200, expect.stringContaining('1 person gets an e-mail')]);
    expect(page).toContain('No e-mail address: Bashir Bello');
    const letter = (await readFile(join(folder, await firstEmail()), 'utf8'))
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    expect(letter).toContain('amelia@saltbush.example');
    expect(letter).not.toContain('application/pdf');
    const token = /payslip\?token=([\w-]{43})/.exec(letter)?.[1] ?? '';
    const anybody = browser(web.url);
    const opened = await anybody.get(`/payslip?token=${token}`);
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('Amelia Archer')]);
    const pdf = await anybody.get(`/payslip?token=${token}&as=pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await anybody.get(`/payslip?token=${token.slice(0, -1)}_`)).status).toBe(404);
  });
});
