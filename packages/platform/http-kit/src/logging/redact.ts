import { snakeCase } from '@anz-payroll/kernel';

const REDACTED = '[redacted]';

/**
 * Field names whose values never reach a log: who someone is, how to reach them, what the tax office and the bank call
 * them, and whatever opens a door.
 */
const privateKey = new RegExp(
  [
    '(^|_)(first|middle|last|full|format|legal|trading|contact|kin|account|given|family|user|display)_?names?',
    '^names?$',
    'name_shorter$',
    'honorific',
    'date_of_birth|birth_?date|^dob$',
    'e?mail',
    'phone',
    '^kin_',
    'address',
    'tax_?file|(^|_)tfn|(^|_)ird(_|$)|(^|_)abn$|tax_?number',
    'bank|(^|_)bsb|account_?number|member_?number',
    'pass(word|phrase|wd)|secret|token|authori[sz]ation|cookie|credential|signature|(^|_)api_?key|private_?key|^code$|code_?(verifier|challenge)',
    '^session$|session_?id',
  ].join('|'),
  'i',
);

/** Keys that look private by their spelling and are not: they carry ids and counts that a log needs. */
const publicKeys = new Set([
  'ip',
  'remote_address',
  'token_type',
  'address_family',
  'request_id',
  'timestamp',
  'level',
]);

/** Secrets and numbers inside free text, where no key warns of them. Each is tried in turn. */
const inText: readonly (readonly [RegExp, string | ((match: string) => string)])[] = [
  [/\b(Bearer|Basic)\s+[A-Za-z0-9\-._~+/]+=*/gi, `$1 ${REDACTED}`],
  [/([?&](?:code|token|access_token|refresh_token|client_secret|state|secret|password)=)[^&\s"']+/gi, `$1${REDACTED}`],
  [
    /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@"']*:[^\s/@"']+@/gi,
    (match) => `${match.slice(0, match.indexOf('//') + 2)}${REDACTED}@`,
  ],
  [/[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+\.[A-Za-z0-9.-]+/g, REDACTED],
  // Tax file and IRD numbers have 8 or 9 digits, bank accounts up to 16, in groups or not; dates stay readable.
  [/(?<![\w.-])\d(?:[ -]?\d){7,18}(?![\w.]*\d)/g, (match) => (looksLikeTime(match) ? match : REDACTED)],
  // Tokens, keys, hashes: long runs without a word in them. A UUID (a request id) stays.
  [
    /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32,}={0,2}/g,
    (match) => (looksLikeUuid(match) || !/\d/.test(match) ? match : REDACTED),
  ],
];

function looksLikeTime(text: string): boolean {
  return /^(19|20)\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])( \d\d)?$/.test(text);
}

function looksLikeUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** The patterns take time with the square of a long word, and a failed statement can bring megabytes of one. */
const LONGEST_TEXT = 5000;

/** Longer than what is redacted: what stands across the end would be told in half. */
const ACROSS_END = 300;

export function redactText(text: string): string {
  if (text.length <= LONGEST_TEXT) return redactShort(text);
  return `${redactShort(text.slice(0, LONGEST_TEXT)).slice(0, -ACROSS_END)}… (${text.length} characters)`;
}

function redactShort(text: string): string {
  let redacted = text;
  for (const [pattern, replacement] of inText) {
    redacted =
      typeof replacement === 'string' ? redacted.replace(pattern, replacement) : redacted.replace(pattern, replacement);
  }
  return redacted;
}

const DEEPEST = 8;

/** A copy of log fields that is safe to write down, by key and by what the text looks like. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return redactText(value.toString());
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[too deep]';
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return REDACTED;
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1));
  const entries = Object.entries(value as Record<string, unknown>).map(([key, inner]) => [
    key,
    redactField(key, inner, depth),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** `ECONNREFUSED`, `lifecycle/already-terminated`: a code of a program, not one that buys a token. */
const STABLE_CODE = /^[A-Z][A-Z0-9_]{2,40}$|^[a-z-]+\/[a-z-]+$/;

function redactField(key: string, value: unknown, depth: number): unknown {
  // `firstName` and `first-name` mean the same as `first_name`.
  const name = snakeCase(key).replaceAll('-', '_');
  if (name === 'code' && typeof value === 'string' && STABLE_CODE.test(value)) return value;
  if (publicKeys.has(name)) return typeof value === 'object' ? redact(value, depth + 1) : value;
  if (privateKey.test(name) && value !== null && value !== undefined && typeof value !== 'boolean') return REDACTED;
  // A bare number of 8 or 9 digits under an unsuspicious key may still be a tax number someone put there by mistake.
  if (typeof value === 'number' && Number.isInteger(value) && /^\d{8,9}$/.test(String(value))) return REDACTED;
  return redact(value, depth + 1);
}

/** Errors carry their facts in properties that are not enumerable, and often the value that broke them. */
function redactError(error: Error, depth: number): unknown {
  return {
    ...(redact({ ...error }, depth) as object),
    name: error.name,
    message: redactText(error.message),
    ...(error.stack === undefined ? {} : { stack: redactText(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}
