import { isInTheClear } from './is-loopback';
import {
  address,
  baseAddress,
  keyRing,
  oneOf,
  onOff,
  secret,
  sender,
  share,
  text,
  wholeNumber,
  workerCount,
  type KeyRing,
  type Reader,
} from './kinds';
import { developmentKeys, developmentSecret, holdsPublishedKey, isPublishedSecret } from './published-secrets';

/** One variable of the environment: how it is read, what it means, and what stands in when it is absent. */
export interface Setting<T> {
  readonly variable: string;
  readonly read: Reader<T>;
  readonly about: string;
  /** A value that would be accepted; error messages show it, `.env.example` carries it. */
  readonly example: string;
  /** Used when the variable is absent or empty. `undefined` means that the setting is optional. */
  readonly fallback: string | undefined;
  /** Why production does not start with this value; absent when every value is safe. */
  readonly unsafeInProduction?: (value: T) => string | undefined;
}

/** Keeps apart, for the compiler, what always has a value and what may be absent. */
function setting<T, const F extends string | undefined>(
  row: Setting<T> & { readonly fallback: F },
): Setting<T> & { readonly fallback: F } {
  return row;
}

const isPublic = 'the built-in development value is public; set your own';
const ownSecret = (value: string) => (isPublishedSecret(value) ? isPublic : undefined);
const encrypted = (value: string) =>
  isInTheClear(value) ? 'what is sent there can be read on its way; use https' : undefined;

/** Every setting the code reads. `.env.example` lists exactly these; a test holds them together. */
export const settingsTable = {
  mode: setting({
    variable: 'NODE_ENV',
    read: oneOf('development', 'test', 'production'),
    about: 'production refuses unsafe values below',
    example: 'development',
    fallback: 'development',
  }),
  host: setting({
    variable: 'HOST',
    read: text,
    about: 'Address to listen on',
    example: '127.0.0.1',
    fallback: '127.0.0.1',
  }),
  port: setting({
    variable: 'PORT',
    read: wholeNumber(0, 65535),
    about: 'Port of the API; 0 takes a free one',
    example: '3000',
    fallback: '3000',
  }),
  publicUrl: setting({
    variable: 'PUBLIC_URL',
    read: baseAddress,
    about:
      'Address under which clients reach this service, used in links, redirects and as OAuth issuer; default http://HOST:PORT',
    example: 'http://127.0.0.1:3000',
    fallback: undefined,
    unsafeInProduction: encrypted,
  }),
  trustProxy: setting({
    variable: 'TRUST_PROXY',
    read: wholeNumber(0, 10),
    about: 'Number of proxies in front whose X-Forwarded-For is believed',
    example: '0',
    fallback: '0',
  }),
  databaseUrl: setting({
    variable: 'DATABASE_URL',
    read: address('sqlite', 'mysql'),
    about: 'sqlite:<file> (embedded, the default) or mysql://user:password@host:3306/name',
    example: 'sqlite:data/payroll.sqlite',
    fallback: 'sqlite:data/payroll.sqlite',
  }),
  redisUrl: setting({
    variable: 'REDIS_URL',
    read: address('redis', 'rediss'),
    about: 'Rate limits counted across processes; without it each process counts for itself',
    example: 'redis://127.0.0.1:6379',
    fallback: undefined,
  }),
  encryptionKeys: setting({
    variable: 'ENCRYPTION_KEYS',
    read: keyRing,
    about: 'AES-256 keys for tax and bank numbers: id:base64 pairs, newest first; keep old ones until rotated',
    example: developmentKeys,
    fallback: developmentKeys,
    unsafeInProduction: (value: KeyRing) => (holdsPublishedKey(value) ? isPublic : undefined),
  }),
  lookupKey: setting({
    variable: 'LOOKUP_KEY',
    read: secret,
    about: 'Key of the hash by which encrypted numbers are found again',
    example: developmentSecret,
    fallback: developmentSecret,
    unsafeInProduction: ownSecret,
  }),
  integrityKey: setting({
    variable: 'INTEGRITY_KEY',
    read: secret,
    about:
      'Key of the codes that show changes of stored rows and of the audit log; default LOOKUP_KEY, so set it to the former one when that is replaced',
    example: 'a-secret-of-at-least-32-characters',
    fallback: undefined,
    unsafeInProduction: ownSecret,
  }),
  backupKey: setting({
    variable: 'BACKUP_KEY',
    read: secret,
    about: 'Encrypts backups and keys their sums; without it a backup holds names and pay in the clear',
    example: 'another-secret-of-at-least-32-characters',
    fallback: undefined,
    unsafeInProduction: ownSecret,
  }),
  auditHeads: setting({
    variable: 'AUDIT_HEADS',
    read: address('file', 'mailto', 'https', 'http'),
    about:
      'Where the heads of the audit log are noted every hour, out of reach of the database: file:<path>, mailto:<address> or https://… (POST)',
    example: 'file:data/audit-heads.jsonl',
    fallback: undefined,
    unsafeInProduction: encrypted,
  }),
  rateLimits: setting({
    variable: 'RATE_LIMITS',
    read: onOff,
    about: 'Limits per client and per address',
    example: 'on',
    fallback: 'on',
    unsafeInProduction: (value: boolean) => (value ? undefined : 'limits must be on'),
  }),
  burstRequests: setting({
    variable: 'BURST_REQUESTS',
    read: wholeNumber(1, 100_000),
    about: 'Requests one address may send within BURST_SECONDS',
    example: '60',
    fallback: '60',
  }),
  burstSeconds: setting({
    variable: 'BURST_SECONDS',
    read: wholeNumber(1, 3600),
    about: 'Length of the burst guard window',
    example: '5',
    fallback: '5',
  }),
  defaultPerMinute: setting({
    variable: 'RATE_DEFAULT_PER_MINUTE',
    read: wholeNumber(1, 100_000),
    about: 'Requests a minute per client on most endpoints',
    example: '25',
    fallback: '25',
  }),
  lookupPerMinute: setting({
    variable: 'RATE_LOOKUP_PER_MINUTE',
    read: wholeNumber(1, 100_000),
    about: 'The same for cheap lookups',
    example: '120',
    fallback: '120',
  }),
  payPerMinute: setting({
    variable: 'RATE_PAY_PER_MINUTE',
    read: wholeNumber(1, 100_000),
    about: 'The same for pay endpoints',
    example: '5',
    fallback: '5',
  }),
  calculationPerMinute: setting({
    variable: 'RATE_CALCULATION_PER_MINUTE',
    read: wholeNumber(1, 100_000),
    about: 'The same for previews and explanations of pays and for the calculator',
    example: '60',
    fallback: '60',
  }),
  terminationPerMinute: setting({
    variable: 'RATE_TERMINATION_PER_MINUTE',
    read: wholeNumber(1, 100_000),
    about: 'The same for terminating and reading a termination',
    example: '60',
    fallback: '60',
  }),
  bodyLimitKilobytes: setting({
    variable: 'BODY_LIMIT_KB',
    read: wholeNumber(1, 65_536),
    about: 'Largest request body',
    example: '8192',
    fallback: '8192',
  }),
  requestsInFlight: setting({
    variable: 'MAX_REQUESTS_IN_FLIGHT',
    read: wholeNumber(1, 100_000),
    about:
      'Past this many unanswered requests new ones get 503; while the process never idles, it works on 32 of them and the others wait',
    example: '2500',
    fallback: '2500',
  }),
  heavyRequestsPerCustomer: setting({
    variable: 'MAX_HEAVY_REQUESTS_PER_CUSTOMER',
    read: wholeNumber(1, 1_000),
    about: 'Batches, pay runs and whole-company reports that one customer has in progress at a time, in each process',
    example: '2',
    fallback: '2',
  }),
  heavyRequests: setting({
    variable: 'MAX_HEAVY_REQUESTS',
    read: wholeNumber(1, 1_000),
    about: 'The same of all customers together; those who wait take turns by customer',
    example: '8',
    fallback: '8',
  }),
  heavyWaitSeconds: setting({
    variable: 'HEAVY_REQUEST_WAIT_SECONDS',
    read: wholeNumber(0, 300),
    about: 'How long such a request waits for its turn before it gets 429',
    example: '10',
    fallback: '10',
  }),
  eventLoopDelayMs: setting({
    variable: 'MAX_EVENT_LOOP_DELAY_MS',
    read: wholeNumber(10, 60_000),
    about: 'Past this delay new requests get 503, while more than 25 are in flight',
    example: '1000',
    fallback: '1000',
  }),
  otelEndpoint: setting({
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    read: address('http', 'https'),
    about:
      'Where OpenTelemetry traces and metrics go, by OTLP over HTTP; without it nothing of OpenTelemetry is loaded. Other OTEL_ variables of its specification hold too',
    example: 'http://127.0.0.1:4318',
    fallback: undefined,
  }),
  otelProtocol: setting({
    variable: 'OTEL_EXPORTER_OTLP_PROTOCOL',
    read: oneOf('http/protobuf', 'http/json'),
    about: 'How traces and metrics are written',
    example: 'http/protobuf',
    fallback: 'http/protobuf',
  }),
  otelHeaders: setting({
    variable: 'OTEL_EXPORTER_OTLP_HEADERS',
    read: text,
    about: 'Headers for that endpoint, such as the key of a provider: name=value,name=value',
    example: 'api-key=secret',
    fallback: undefined,
  }),
  otelServiceName: setting({
    variable: 'OTEL_SERVICE_NAME',
    read: text,
    about: 'Name of this service in traces and metrics; default payroll-api and payroll-dispatcher',
    example: 'payroll-api',
    fallback: undefined,
  }),
  otelResourceAttributes: setting({
    variable: 'OTEL_RESOURCE_ATTRIBUTES',
    read: text,
    about: 'What else traces and metrics say of this service: name=value,name=value',
    example: 'deployment.environment.name=production',
    fallback: undefined,
  }),
  otelTraces: setting({
    variable: 'OTEL_TRACES_EXPORTER',
    read: oneOf('otlp', 'none'),
    about: 'none keeps traces from going to the endpoint',
    example: 'otlp',
    fallback: 'otlp',
  }),
  otelMetrics: setting({
    variable: 'OTEL_METRICS_EXPORTER',
    read: oneOf('otlp', 'none'),
    about: 'none keeps metrics from going to the endpoint',
    example: 'otlp',
    fallback: 'otlp',
  }),
  otelSampler: setting({
    variable: 'OTEL_TRACES_SAMPLER',
    read: oneOf(
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ),
    about: 'Which requests are traced; OTEL_TRACES_SAMPLER_ARG is the share for traceidratio',
    example: 'parentbased_always_on',
    fallback: 'parentbased_always_on',
  }),
  otelSamplerShare: setting({
    variable: 'OTEL_TRACES_SAMPLER_ARG',
    read: share,
    about: 'The share of requests that is traced, where the sampler takes a share',
    example: '0.1',
    fallback: undefined,
  }),
  otelMetricIntervalMs: setting({
    variable: 'OTEL_METRIC_EXPORT_INTERVAL',
    read: wholeNumber(100, 3_600_000),
    about: 'Milliseconds between two exports of metrics',
    example: '60000',
    fallback: '60000',
  }),
  otelDisabled: setting({
    variable: 'OTEL_SDK_DISABLED',
    read: onOff,
    about: 'true switches OpenTelemetry off whatever the other variables say',
    example: 'false',
    fallback: 'false',
  }),
  workers: setting({
    variable: 'WORKERS',
    read: workerCount,
    about: 'Serving processes on this machine with MySQL or MariaDB, auto for one a processor; SQLite always has one',
    example: '1',
    fallback: '1',
  }),
  batchThread: setting({
    variable: 'BATCH_THREAD',
    read: onOff,
    about:
      'A thread of its own for work for many people, started when there is some; off does it beside other requests',
    example: 'on',
    fallback: 'on',
  }),
  shutdownSeconds: setting({
    variable: 'SHUTDOWN_SECONDS',
    read: wholeNumber(0, 600),
    about: 'How long a stop waits for requests in flight',
    example: '20',
    fallback: '20',
  }),
  metricsPort: setting({
    variable: 'METRICS_PORT',
    read: wholeNumber(0, 65535),
    about: 'Prometheus metrics on a port of their own at HOST; absent means none',
    example: '9464',
    fallback: undefined,
  }),
  metricsToken: setting({
    variable: 'METRICS_TOKEN',
    read: secret,
    about: 'Bearer token that the metrics ask for; needed in production where HOST is reached from outside',
    example: 'a-token-of-at-least-32-characters-',
    fallback: undefined,
    unsafeInProduction: ownSecret,
  }),
  logLevel: setting({
    variable: 'LOG_LEVEL',
    read: oneOf('error', 'warn', 'info', 'debug', 'silent'),
    about: 'JSON log lines on standard output',
    example: 'info',
    fallback: 'info',
  }),
  demoSeed: setting({
    variable: 'DEMO_SEED',
    read: onOff,
    about: 'Fill an empty database with a demo',
    example: 'on',
    fallback: 'on',
    unsafeInProduction: (value: boolean) => (value ? 'a demo seed would open a known login; set it to off' : undefined),
  }),
  demoHistory: setting({
    variable: 'DEMO_HISTORY',
    read: onOff,
    about: 'With the demo: three months of pays, leave and filing up to today, so that every page has something to see',
    example: 'on',
    fallback: 'on',
  }),
  demoCompanies: setting({
    variable: 'DEMO_COMPANIES',
    read: wholeNumber(0, 10),
    about:
      'With the demo: so many random companies besides, of both countries in turn, with a quiet year of weekly pays each; the same ones every time',
    example: '0',
    fallback: '0',
  }),
  dispatcher: setting({
    variable: 'DISPATCHER',
    read: onOff,
    about: 'Run the webhook dispatcher inside the API process',
    example: 'on',
    fallback: 'on',
  }),
  smtpUrl: setting({
    variable: 'SMTP_URL',
    read: address('smtp', 'smtps'),
    about: 'Mail server: smtp://user:password@host:587 or smtps://…:465; without it emails become .eml files',
    example: 'smtps://user:password@mail.example.com:465',
    fallback: undefined,
  }),
  smtpStartTls: setting({
    variable: 'SMTP_STARTTLS',
    read: oneOf('required', 'when-offered'),
    about: 'Whether mail over smtp:// waits for encryption; a mail server on this machine needs none',
    example: 'required',
    fallback: 'required',
  }),
  mailFrom: setting({
    variable: 'MAIL_FROM',
    read: sender,
    about: 'Sender of the emails; production with SMTP_URL needs an address of your own',
    example: 'Payroll <no-reply@localhost>',
    fallback: 'Payroll <no-reply@localhost>',
  }),
  mailFolder: setting({
    variable: 'MAIL_FOLDER',
    read: text,
    about: 'Where emails are written as .eml files when SMTP_URL is absent',
    example: 'data/mail',
    fallback: 'data/mail',
  }),
  mailSender: setting({
    variable: 'MAIL_SENDER',
    read: onOff,
    about: 'Send emails inside the API process; off where npm run admin -- mail send does it by cron',
    example: 'on',
    fallback: 'on',
  }),
  allowPrivateTargets: setting({
    variable: 'WEBHOOK_ALLOW_PRIVATE_TARGETS',
    read: onOff,
    about: 'Deliver webhooks to private addresses; only for local trials and tests',
    example: 'false',
    fallback: 'false',
    unsafeInProduction: (value: boolean) =>
      value ? 'webhooks could reach internal systems; set it to false' : undefined,
  }),
  allowUnconfirmedRules: setting({
    variable: 'ALLOW_UNCONFIRMED_RULES',
    read: onOff,
    about:
      'The calculator goes on past the last confirmed day of a statutory figure, with a warning; pays of a company are refused all the same',
    example: 'off',
    fallback: 'off',
  }),
  webAppUrl: setting({
    variable: 'WEB_APP_URL',
    read: address('http', 'https'),
    about: 'Web app whose Pays screen the redirect helper opens; default PUBLIC_URL',
    example: 'https://app.example.com',
    fallback: undefined,
    unsafeInProduction: encrypted,
  }),
  fundRegistryUrl: setting({
    variable: 'FUND_REGISTRY_URL',
    read: address('http', 'https'),
    about: 'Register of super funds: GET <address>/<USI> answers 200 or 404; without any register every USI is taken',
    example: 'https://funds.example.com/usi',
    fallback: undefined,
    unsafeInProduction: encrypted,
  }),
  fundRegistryFile: setting({
    variable: 'FUND_REGISTRY_FILE',
    read: text,
    about: 'The same from a file: the daily list of superfundlookup.gov.au, or one USI a line',
    example: 'data/usi-list.txt',
    fallback: undefined,
  }),
  addressProviderUrl: setting({
    variable: 'ADDRESS_PROVIDER_URL',
    read: address('http', 'https'),
    about: 'Address look-up: GET with text, country, limit, primary; without it a built-in list of localities answers',
    example: 'https://addresses.example.com/suggest',
    fallback: undefined,
    unsafeInProduction: encrypted,
  }),
  addressProviderKey: setting({
    variable: 'ADDRESS_PROVIDER_KEY',
    read: text,
    about: 'Sent to the address provider as a bearer token',
    example: 'key-from-the-provider',
    fallback: undefined,
  }),
  lodging: setting({
    variable: 'LODGEMENT',
    read: onOff,
    about: 'Lodge queued Single Touch Payroll messages inside the API process',
    example: 'on',
    fallback: 'on',
  }),
  lodgementGatewayUrl: setting({
    variable: 'LODGEMENT_GATEWAY_URL',
    read: address('http', 'https'),
    about:
      'Gateway that lodges STP messages; without it a simulator keeps them in LODGEMENT_FOLDER and nothing is sent',
    example: 'https://gateway.example.com/stp',
    fallback: undefined,
    unsafeInProduction: encrypted,
  }),
  lodgementGatewayKey: setting({
    variable: 'LODGEMENT_GATEWAY_KEY',
    read: text,
    about: 'Sent to the lodgement gateway as a bearer token',
    example: 'key-from-the-gateway',
    fallback: undefined,
  }),
  lodgementSimulator: setting({
    variable: 'LODGEMENT_SIMULATOR',
    read: oneOf('on', 'off', 'not-in-production'),
    about:
      'Whether a simulator takes STP messages where there is no gateway; nothing it accepts reaches the tax office',
    example: 'not-in-production',
    fallback: 'not-in-production',
  }),
  lodgementFolder: setting({
    variable: 'LODGEMENT_FOLDER',
    read: text,
    about: 'Where the lodgement simulator keeps messages; they hold tax file numbers',
    example: 'data/lodgement',
    fallback: 'data/lodgement',
  }),
  softwareId: setting({
    variable: 'SOFTWARE_ID',
    read: text,
    about:
      'How this payroll calls itself to the tax offices: BMS id in STP, package in payday filing; never changed within a year',
    example: 'anz-payroll-0.1',
    fallback: 'anz-payroll-0.1',
  }),
};

type ValueOf<S> = S extends { readonly read: Reader<infer T>; readonly fallback: infer F }
  ? undefined extends F
    ? T | undefined
    : T
  : never;

export type Settings = {
  readonly [K in keyof typeof settingsTable]: ValueOf<(typeof settingsTable)[K]>;
};
