import { readSettings, settingsTable } from '.';

const own = {
  NODE_ENV: 'production',
  DEMO_SEED: 'off',
  ENCRYPTION_KEYS: `k1:${'A'.repeat(43)}=`,
  LOOKUP_KEY: 'x'.repeat(32),
};

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

  test('keys keep their order: the first seals, all open', () => {
    const result = readSettings({ ENCRYPTION_KEYS: `new:${'B'.repeat(43)}=,old:${'A'.repeat(43)}=` });
    expect(result).toMatchObject({ ok: true, settings: { encryptionKeys: { current: 'new' } } });
  });
});
