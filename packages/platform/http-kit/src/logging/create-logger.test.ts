import { Writable } from 'node:stream';
import fc from 'fast-check';
import { createLogger, redact, redactText, withRequestId } from '.';

function written(log: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const chunks: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
  log(createLogger('debug', destination));
  return chunks
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('what must never be in a log', () => {
  // 123 456 782 is the tax office's published example of a valid TFN; 49-091-850 is Inland Revenue's example number.
  const planted = {
    first_name: 'Aroha',
    lastName: 'Ngata',
    employee_format_name: 'Ngata, Aroha',
    date_of_birth: '1990-04-01',
    email_address: 'aroha@example.nz',
    phone_mobile: '+64 21 555 0100',
    kin_notes: 'her sister',
    address1: '1 Queen Street',
    tax_file_number: '123456782',
    ird_number: '49091850',
    primary_bank_account_number: '12-3140-0171323-50',
    primary_bank_bsb: '062-000',
    client_secret: 'cs_live_value',
    access_token: 'at_value',
    refreshToken: 'rt_value',
    authorization: 'Bearer abc.def',
    password: 'hunter2',
    cookie: 'sid=1',
    code: 'authcode',
  };

  test.each(Object.entries(planted))('%s by its key', (key, value) => {
    expect(redact({ [key]: value })).toEqual({ [key]: '[redacted]' });
    expect(JSON.stringify(redact({ deep: [{ [key]: value }] }))).not.toContain(value);
  });

  test.each([
    ['a bearer token', 'sent Bearer abcDEF123.x-y~z to them', 'abcDEF123'],
    ['basic credentials', 'Authorization: Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
    ['a tax file number', 'bad value 123456782 in column', '123456782'],
    ['a tax file number in groups', 'bad value 123 456 782.', '456'],
    ['an IRD number', 'no employee with IRD 49-091-850', '091'],
    ['an NZ bank account', "Duplicate entry '12-3140-0171323-50' for key", '0171323'],
    ['a BSB with account', 'paid to 062-000 12345678', '12345678'],
    ['an e-mail address', 'could not mail aroha@example.nz today', 'aroha'],
    ['a password in an address', 'connect mysql://root:hunter2@db:3306/payroll failed', 'hunter2'],
    ['a code in an address', 'GET /callback?code=abc123&state=xyz', 'abc123'],
    ['a long token', `token=${'a1B2'.repeat(11)}`, 'a1B2a1B2'],
    ['a hash', `key ${'0f'.repeat(32)}`, '0f0f0f0f'],
  ])('%s in free text', (_, text, secret) => {
    expect(redactText(text)).toContain('[redacted]');
    expect(redactText(text)).not.toContain(secret);
  });

  test('an error gives neither its message nor its properties nor its cause away', () => {
    const error = Object.assign(new Error('Duplicate 123456782', { cause: new Error('Bearer abc123') }), {
      sql: 'INSERT 49091850',
      password: 'hunter2',
    });
    const text = JSON.stringify(written((logger) => logger.error('failed', { error })));
    for (const secret of ['123456782', '49091850', 'abc123', 'hunter2']) expect(text).not.toContain(secret);
    expect(text).toContain('create-logger.test.ts');
  });

  test('any nine digits, however they are grouped', () => {
    const separator = fc.constantFrom('', ' ', '-');
    fc.assert(
      fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), separator, (number, by) => {
        const digits = String(number);
        const grouped = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(by);
        expect(redactText(`value ${grouped} refused`)).toBe('value [redacted] refused');
      }),
    );
  });
});

describe('what a log is for stays readable', () => {
  test.each([
    'pay date 2026-11-15 for company 42',
    'POST /api/company/{company_id}/employees/create answered 422 in 12.5 ms',
    'request 3f2b8c1e-9d4a-4c55-8b7e-0a1b2c3d4e5f',
    'listening on http://127.0.0.1:3000',
    'au.payg-schedule-1.withhold-weekly',
    'at serveRequest (/srv/app/apps/api/dist/http/serve/serve-request.js:61:20)',
  ])('%s', (text) => expect(redactText(text)).toBe(text));

  test('codes of programs', () => {
    const fields = { error: { code: 'ECONNREFUSED' }, refusal: { code: 'lifecycle/already-terminated' } };
    expect(redact(fields)).toEqual(fields);
  });

  test('ids, counts and flags', () => {
    const fields = { company_id: 42, duration_ms: 12.5, rows: 10_000, has_email: true, ip: '203.0.113.7' };
    expect(redact(fields)).toEqual(fields);
  });
});

describe('a log line', () => {
  test('is one JSON object with time, level, message and fields', () => {
    const [line] = written((logger) => logger.info('hello', { company_id: 7, message: 'mine' }));
    expect(line).toMatchObject({ level: 'info', message: 'hello', company_id: 7, field_message: 'mine' });
    expect(line?.['timestamp']).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('carries the request it belongs to', async () => {
    const lines: Record<string, unknown>[] = [];
    await Promise.all(
      ['a', 'b'].map((id) =>
        withRequestId(id, async () => {
          await new Promise((resolve) => setImmediate(resolve));
          lines.push(...written((logger) => logger.warn(id)));
        }),
      ),
    );
    expect(lines.map((line) => [line['message'], line['request_id']]).sort()).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });

  test('survives circles and odd values', () => {
    const circle: Record<string, unknown> = {
      big: 10n,
      when: new Date(0),
      bytes: new Uint8Array(4),
      nothing: undefined,
    };
    circle['self'] = circle;
    expect(written((logger) => logger.info('odd', circle))).toHaveLength(1);
  });
});
