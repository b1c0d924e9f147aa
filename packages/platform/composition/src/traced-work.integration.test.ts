import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@anz-payroll/configuration';
import { demoLogins } from '@anz-payroll/demo-seed';
import type { SpanAttributes, Tracer } from '@anz-payroll/kernel';
import { openService } from '.';

jest.setTimeout(120_000);

/** Notes what it is told. */
function recordingTracer(): Tracer & {
  readonly told: { readonly name: string; readonly attributes: SpanAttributes }[];
} {
  const told: { name: string; attributes: SpanAttributes }[] = [];
  return {
    told,
    request: () => {
      throw new Error('no request is made here');
    },
    span: async (name, work, about) => {
      const result = await work();
      told.push({ name, attributes: about?.(result) ?? {} });
      return result;
    },
    child: async (name, work) => {
      const result = await work();
      told.push({ name, attributes: {} });
      return result;
    },
    childEnded: (name, _seconds, attributes = {}) => void told.push({ name, attributes }),
  };
}

test('the demo and an email are told as units of work, commits, calculations, lodgements and emails, by counts and kinds alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-traced-'));
  const tracer = recordingTracer();
  const read = readSettings({
    DATABASE_URL: `sqlite:${join(folder, 'payroll.sqlite')}`,
    LODGEMENT_FOLDER: join(folder, 'lodged'),
    MAIL_FOLDER: join(folder, 'mail'),
  });
  if (!read.ok) throw new Error(read.problems.join('; '));
  const service = await openService(read.settings, { tracer });
  try {
    await service.database.migrate();
    expect(await service.seedDemo()).toMatchObject({ kind: 'seeded' });
    const { email } = demoLogins.owner;
    await service.accounts.askForPasswordLink({ email, address: '127.0.0.1', requestId: 'test' });
    expect(await service.mail.sendDue()).toMatchObject({ failed: 0 });
  } finally {
    await service.close();
    await rm(folder, { recursive: true });
  }
  const names = new Set(tracer.told.map(({ name }) => name));
  expect([...names].sort()).toEqual(['calculate pays', 'commit', 'lodge', 'send email', 'unit of work']);
  const calculated = tracer.told.filter(({ name }) => name === 'calculate pays');
  for (const { attributes } of calculated) expect(attributes).toEqual({ 'payroll.pays': expect.any(Number) as number });
  for (const { attributes } of tracer.told.filter(({ name }) => name === 'lodge')) {
    expect(attributes).toEqual({ 'payroll.outcome': expect.stringMatching(/^[a-z-]+$/) as string });
  }
});
