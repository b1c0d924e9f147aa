import { readSettings, settingsTable } from '.';

const own = {
  NODE_ENV: 'production',
  DEMO_SEED: 'off',
  ENCRYPTION_KEYS: `k1:${'A'.repeat(43)}=`,
  LOOKUP_KEY: 'x'.repeat(32),
};

const mailed = { SMTP_URL: 'smtp://u:p@mail.example:587', MAIL_FROM: 'Payroll <pay@payroll.example>' };

describe('settings', () => {
  test('an empty environment runs a fresh clone', () => {
    const result = readSettings({});
    expect(result).toMatchObject({
      ok: true,
      settings: { port: 3000, databaseUrl: 'sqlite:data/payroll.sqlite', rateLimits: true, demoSeed: true },
    });
  });

  test.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '3000x', 'a whole number'],
    ['DATABASE_URL', 'postgres://u:hunter2@h/d', 'an address that starts with sqlite: or mysql:'],
    ['REDIS_URL', '127.0.0.1:6379', 'redis: or rediss:'],
    ['RATE_LIMITS', 'maybe', 'on or off'],
    ['ENCRYPTION_KEYS', 'k1:short', 'id:key pairs'],
    ['ENCRYPTION_KEYS', `a:${'A'.repeat(43)}=,a:${'B'.repeat(43)}=`, 'id:key pairs'],
    ['LOOKUP_KEY', 'short', 'at least 32 characters'],
    ['NODE_ENV', 'staging', 'one of development, test, production'],
    ['PUBLIC_URL', 'https://pay.example?a=hunter2', 'without a user, a query or a fragment'],
    ['PUBLIC_URL', 'https://pay.example/#top', 'without a user, a query or a fragment'],
    ['PUBLIC_URL', 'https://ann:hunter2@pay.example', 'without a user, a query or a fragment'],
    ['PUBLIC_URL', 'https:', 'an address that starts with http: or https:'],
    ['WEB_APP_URL', 'https://', 'an address with a host'],
    ['WEB_APP_URL', 'https:app.example', 'an address with a host'],
    ['SMTP_URL', 'smtp://', 'an address with a host'],
    ['SMTP_URL', 'smtp:mail.example:587', 'an address with a host'],
    ['SMTP_URL', 'smtp://mail.example:99999', 'an address with a host'],
    ['REDIS_URL', 'redis://:hunter2@', 'an address with a host'],
    ['AUDIT_HEADS', 'mailto:auditor', 'an e-mail address after mailto:'],
    ['MAIL_FROM', 'Payroll', 'an e-mail address'],
    ['MAIL_FROM', 'Payroll <nobody>', 'an e-mail address'],
    ['LOG_LEVEL', 'loud', 'one of error'],
  ])('%s=%s stops the start with one line that names it, the mistake and an example', (variable, value, want) => {
    const result = readSettings({ [variable]: value });
    if (result.ok) throw new Error('accepted');
    expect(result.problems).toHaveLength(1);
    expect(result.problems[0]).toContain(variable);
    expect(result.problems[0]).toContain(want);
    expect(result.problems[0]).toContain(`for example ${variable}=`);
    expect(result.problems[0]).not.toContain('\n');
    expect(result.problems[0]).not.toContain('hunter2');
  });

  test.each([
    ['PUBLIC_URL', 'https://pay.example/', 'publicUrl', 'https://pay.example'],
    ['PUBLIC_URL', 'https://pay.example:8443/au', 'publicUrl', 'https://pay.example:8443/au'],
    ['SMTP_URL', 'smtp://u:p%40x@mail.example:587', 'smtpUrl', 'smtp://u:p%40x@mail.example:587'],
    [
      'SMTP_URL',
      'smtps://me@pay.example:p@ss@[2001:db8::1]:465',
      'smtpUrl',
      'smtps://me@pay.example:p@ss@[2001:db8::1]:465',
    ],
    ['REDIS_URL', 'redis://:secret@10.0.0.1:6379/2', 'redisUrl', 'redis://:secret@10.0.0.1:6379/2'],
    ['AUDIT_HEADS', 'mailto:auditor@pay.example', 'auditHeads', 'mailto:auditor@pay.example'],
    ['MAIL_FROM', 'pay@localhost', 'mailFrom', 'pay@localhost'],
    ['MAIL_FROM', '"Pay, Roll" <pay@pay.example>', 'mailFrom', '"Pay, Roll" <pay@pay.example>'],
  ] as const)('%s=%s is taken', (variable, value, name, read) => {
    const result = readSettings({ [variable]: value });
    expect(result.ok && result.settings[name]).toBe(read);
  });

  test('production takes own secrets', () => {
    expect(readSettings(own)).toMatchObject({ ok: true, settings: { mode: 'production' } });
  });

  test.each(['DEMO_SEED', 'ENCRYPTION_KEYS', 'LOOKUP_KEY'])('production refuses the default of %s', (variable) => {
    const result = readSettings({ ...own, [variable]: undefined });
    expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining(`${variable} is unsafe`)] });
  });

  test.each([
    ['WEBHOOK_ALLOW_PRIVATE_TARGETS', 'true'],
    ['RATE_LIMITS', 'off'],
  ])('production refuses %s=%s', (variable, value) => {
    expect(readSettings({ ...own, [variable]: value }).ok).toBe(false);
    expect(readSettings({ [variable]: value }).ok).toBe(true);
  });

  test('production refuses the published development value even when it is written out', () => {
    const written = { ...own, LOOKUP_KEY: settingsTable.lookupKey.fallback };
    expect(readSettings(written).ok).toBe(false);
  });

  test('keys keep their order: the first encrypts, all decrypt', () => {
    const result = readSettings({ ENCRYPTION_KEYS: `new:${'B'.repeat(43)}=,old:${'A'.repeat(43)}=` });
    expect(result).toMatchObject({ ok: true, settings: { encryptionKeys: { current: 'new' } } });
  });

  const published = 'ZGV2ZWxvcG1lbnQta2V5LW5vdC1hLXNlY3JldC0hISE=';
  const key = `${'A'.repeat(43)}=`;
  test.each([
    ['ENCRYPTION_KEYS', `mine:${published}`],
    ['ENCRYPTION_KEYS', `mine:${key},old:${published}`],
    // The same 32 bytes: the last two bits of the last sign mean nothing.
    ['ENCRYPTION_KEYS', `mine:${published.replace(/E=$/, 'F=')}`],
    ['ENCRYPTION_KEYS', `mine:${key},old:${published.replace(/E=$/, 'H=')}`],
    ['BACKUP_KEY', published.replace(/E=$/, 'G=')],
    ['LOOKUP_KEY', published],
    ['LOOKUP_KEY', `dev:${published}`],
    ['LOOKUP_KEY', 'development-key-not-a-secret-!!!'],
    ['LOOKUP_KEY', ' Development-Secret-not-for-production-use '],
    ['INTEGRITY_KEY', 'development-secret-not-for-production-use'],
    ['BACKUP_KEY', published],
    ['METRICS_TOKEN', published.slice(0, -1)],
    ['PUBLIC_URL', 'http://payroll.example'],
    ['PUBLIC_URL', 'http://127.0.0.1.example'],
    ['PUBLIC_URL', 'HTTP://user@payroll.example:8080/'],
    ['LODGEMENT_GATEWAY_URL', 'http://gateway.example/stp'],
    ['FUND_REGISTRY_URL', 'http://10.0.0.8/usi'],
    ['ADDRESS_PROVIDER_URL', 'http://[2001:db8::1]/suggest'],
    ['WEB_APP_URL', 'http://app.example'],
    ['AUDIT_HEADS', 'http://auditor.example/heads'],
  ])('production refuses %s=%s by what it is', (variable, value) => {
    const result = readSettings({ ...own, [variable]: value });
    expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining(`${variable} `)] });
    if (!result.ok && /KEY|TOKEN/.test(variable)) expect(result.problems.join()).not.toContain(value);
  });

  test.each([
    ['PUBLIC_URL', { HOST: '0.0.0.0' }],
    ['PUBLIC_URL', { HOST: '::' }],
    ['METRICS_PORT', { HOST: '0.0.0.0', PUBLIC_URL: 'https://payroll.example', METRICS_PORT: '9464' }],
    ['SMTP_STARTTLS', { ...mailed, SMTP_STARTTLS: 'when-offered' }],
    ['MAIL_FROM', { ...mailed, MAIL_FROM: undefined }],
    ['MAIL_FROM', { ...mailed, MAIL_FROM: 'pay@localhost' }],
  ])('production refuses %s beside %j', (variable, values) => {
    const result = readSettings({ ...own, ...values });
    expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining(`${variable} is unsafe`)] });
  });

  test.each([
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://payroll.example' },
    { PUBLIC_URL: 'http://localhost:8080', HOST: '0.0.0.0' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://p.example', METRICS_PORT: '9464', METRICS_TOKEN: 'm'.repeat(32) },
    { METRICS_PORT: '9464' },
    mailed,
    { ...mailed, SMTP_URL: 'smtp://127.0.0.1:25', SMTP_STARTTLS: 'when-offered' },
    { MAIL_FROM: 'Payroll <no-reply@localhost>' },
    { AUDIT_HEADS: 'mailto:auditor@example.com' },
  ])('production takes %j', (values) => {
    expect(readSettings({ ...own, ...values })).toMatchObject({ ok: true });
  });

  test('without NODE_ENV a host beyond loopback refuses the keys and logins of the demo', () => {
    const { NODE_ENV: _production, ...mine } = own;
    for (const HOST of ['0.0.0.0', '192.0.2.7', '::', 'payroll.example']) {
      const result = readSettings({ HOST });
      expect(result).toMatchObject({
        ok: false,
        problems: ['ENCRYPTION_KEYS', 'LOOKUP_KEY', 'DEMO_SEED'].map((name) => expect.stringContaining(name)),
      });
      expect(readSettings({ ...mine, HOST }).ok).toBe(true);
      expect(readSettings({ NODE_ENV: 'development', HOST }).ok).toBe(true);
    }
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.3.2.1']) expect(readSettings({ HOST }).ok).toBe(true);
  });
});
