import { settingsTable, unreadVariables } from '.';

test('a name that is almost a setting is told with the setting', () => {
  const environment = {
    BACKUP_KEYS: 'x',
    AUDIT_HEAD: 'file:heads',
    RATE_LIMIT: 'off',
    DATABSE_URL: 'sqlite:x',
    smtp_url: 'smtp://x',
  };
  expect(unreadVariables(environment)).toEqual([
    'AUDIT_HEAD is no setting and has no effect; there is AUDIT_HEADS',
    'BACKUP_KEYS is no setting and has no effect; there is BACKUP_KEY',
    'DATABSE_URL is no setting and has no effect; there is DATABASE_URL',
    'RATE_LIMIT is no setting and has no effect; there is RATE_LIMITS',
    'smtp_url is no setting and has no effect; there is SMTP_URL',
  ]);
});

test('a name that begins as ours do is told', () => {
  expect(unreadVariables({ LODGEMENT_GATEWAY_PASSWORD: 'x', RATE_REPORTS_PER_MINUTE: '5' })).toEqual([
    'LODGEMENT_GATEWAY_PASSWORD is no setting and has no effect; .env.example lists every setting',
    'RATE_REPORTS_PER_MINUTE is no setting and has no effect; .env.example lists every setting',
  ]);
});

test('variables of other programs are nothing to tell, and no value is repeated', () => {
  const others = {
    ...{
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'x',
      MAIL: '/var/mail/root',
      NODE_OPTIONS: '',
      NODE_EXTRA_CA_CERTS: 'x',
    },
    ...{ OTEL_BSP_SCHEDULE_DELAY: '5', REDIS_PORT: 'tcp://10.0.0.1:6379', REDIS_SERVICE_HOST: '10.0.0.1' },
    ...{
      MAIL_SERVICE_HOST: 'x',
      SMTP_PORT_25_TCP_ADDR: 'x',
      MYSQL_PASSWORD: 'x',
      npm_config_port: '1',
      BACKUP_KEYS: '',
    },
    ...Object.fromEntries(Object.values(settingsTable).map(({ variable, example }) => [variable, example])),
  };
  expect(unreadVariables(others)).toEqual([]);
  expect(unreadVariables({ BACKUP_KEYS: 'a-secret' }).join()).not.toContain('a-secret');
});
