import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { writeEmail } from '../emails/write-email';
import { folderTransport, smtpTransport } from '..';

const from = 'Payroll <no-reply@pay.example>';
const link = `https://pay.example/set-password?token=${'x'.repeat(43)}`;
const email = writeEmail(
  {
    kind: 'trial-welcome',
    userId: 1,
    facts: { company: 'Kōwhai & Sons', partner: 'Roster Co', ends_on: '2026-12-15' },
  },
  { name: 'Moana Tūī', address: 'moana@kowhai.example' },
  { signIn: 'https://pay.example/sign-in', setPassword: link },
);

/** What another program reads in the message. */
async function expectToRead(raw: Buffer | string): Promise<void> {
  const read = await PostalMime.parse(raw);
  expect(read.from).toMatchObject({ name: 'Payroll', address: 'no-reply@pay.example' });
  expect(read.to).toMatchObject([{ name: 'Moana Tūī', address: 'moana@kowhai.example' }]);
  expect(read.subject).toBe('Your payroll trial for Kōwhai & Sons');
  expect(read.messageId).toBe('<email-7@pay.example>');
  expect(read.text?.replaceAll('\r\n', '\n')).toContain(`Set your password:\n${link}\n`);
  expect(read.html).toContain(`href="${link}"`);
  expect(read.html).toContain('Kōwhai &amp; Sons');
  expect(read.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
}

describe('emails by SMTP, to a real server', () => {
  const received: { readonly raw: Buffer; readonly user: unknown; readonly to: readonly string[] }[] = [];
  let behaviour: 'takes' | 'refuses the recipient' | 'fails for now' = 'takes';
  let server: SMTPServer;
  let port: number;
  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'payroll' && password === 'open sesame' ? done(null, { user: username }) : done(new Error('no')),
      onRcptTo: (_address, _session, done) => {
        if (behaviour === 'takes') return done();
        const responseCode = behaviour === 'fails for now' ? 451 : 550;
        return done(Object.assign(new Error('not here'), { responseCode }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ raw: Buffer.concat(chunks), user: session.user, to });
          done();
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  beforeEach(() => {
    behaviour = 'takes';
    received.length = 0;
  });
  const at = (login: string) =>
    smtpTransport({ url: `smtp://${login}@127.0.0.1:${port}`, requireStartTls: false, from });

  test('nothing is sent to a server without STARTTLS where that is required', async () => {
    const before = received.length;
    const strict = smtpTransport({
      url: `smtp://payroll:open%20sesame@127.0.0.1:${port}`,
      requireStartTls: true,
      from,
    });
    await expect(strict.send(email, 'email-8')).rejects.toThrow(/STARTTLS|TLS/);
    strict.close();
    expect(received).toHaveLength(before);
  });

  test('the message arrives whole, signed in, for its recipient alone', async () => {
    const transport = at('payroll:open%20sesame');
    await transport.send(email, 'email-7');
    transport.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ user: 'payroll', to: ['moana@kowhai.example'] });
    await expectToRead(received[0]!.raw);
  });

  test.each([
    ['a recipient that is refused', 'payroll:open%20sesame', 'refuses the recipient', { responseCode: 550 }],
    ['a server that fails for now', 'payroll:open%20sesame', 'fails for now', { responseCode: 451 }],
    ['a wrong password', 'payroll:guess', 'takes', { code: 'EAUTH' }],
  ] as const)('%s is an error, and nothing is sent', async (_, login, how, error) => {
    behaviour = how;
    await expect(at(login).send(email, 'email-7')).rejects.toMatchObject(error);
    expect(received).toEqual([]);
  });

  test('a server that is away is an error', async () => {
    const away = smtpTransport({ url: 'smtp://127.0.0.1:1', requireStartTls: false, from });
    await expect(away.send(email, 'email-7')).rejects.toMatchObject({ code: expect.any(String) });
  });
});

describe('emails as files', () => {
  test('each is one .eml file that other programs read, for its owner alone', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'payroll-mail-')), 'mail');
    try {
      const transport = folderTransport({ folder, from });
      await transport.send(email, 'email-7');
      await transport.send(email, 'email-7');
      expect(await readdir(folder)).toEqual(['email-7.eml']);
      await expectToRead(await readFile(join(folder, 'email-7.eml')));
      expect((await stat(join(folder, 'email-7.eml'))).mode & 0o077).toBe(0);
    } finally {
      await rm(join(folder, '..'), { recursive: true, force: true });
    }
  });
});
