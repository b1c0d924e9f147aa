import { resolve } from 'node:path';
import { DatabaseUnavailable } from './database-unavailable';

export type SslMode = 'off' | 'verified' | 'unverified';

/** Where the database is, read from `DATABASE_URL`. */
export type DatabaseAddress =
  | { readonly engine: 'sqlite'; readonly file: string }
  | {
      readonly engine: 'mysql';
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly name: string;
      readonly ssl: SslMode;
      /** File with the certificate authority that signed the server's certificate; absent means the well-known ones. */
      readonly sslCa?: string;
      readonly poolSize?: number;
    };

/** `sqlite:<file>`, `sqlite::memory:` or `mysql://user:password@host:3306/name?ssl=on|off|unverified&ssl-ca=<file>&pool=<n>`. */
export function parseDatabaseUrl(url: string): DatabaseAddress {
  if (url.startsWith('sqlite:')) return sqlite(url.slice('sqlite:'.length));
  if (/^(mysql|mariadb):\/\//.test(url)) return mysql(url);
  throw new DatabaseUnavailable(
    'DATABASE_URL is neither sqlite:<file> nor mysql://user:password@host:3306/name. Example: sqlite:data/payroll.sqlite',
  );
}

function sqlite(rest: string): DatabaseAddress {
  const file = rest.startsWith('//') ? rest.slice(2) : rest;
  if (file === '') throw new DatabaseUnavailable('DATABASE_URL names no file. Example: sqlite:data/payroll.sqlite');
  // Made absolute, because the driver takes names such as http://… or file:… for something else than a local file.
  return { engine: 'sqlite', file: file === ':memory:' ? file : resolve(file) };
}

const sslModes: Readonly<Record<string, SslMode>> = {
  off: 'off',
  false: 'off',
  on: 'verified',
  true: 'verified',
  unverified: 'unverified',
};

function mysql(url: string): DatabaseAddress {
  const example = 'Example: mysql://payroll:password@127.0.0.1:3306/payroll';
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || parsed.hostname === '') {
    throw new DatabaseUnavailable(`DATABASE_URL is not a complete address. ${example}`);
  }
  const name = decoded(parsed.pathname.slice(1), 'database name');
  if (!/^[^/\\.`\0]{1,64}$/.test(name)) {
    throw new DatabaseUnavailable(`DATABASE_URL names no database after the host. ${example}`);
  }
  const known = new Set(['ssl', 'ssl-ca', 'pool']);
  for (const option of parsed.searchParams.keys()) {
    if (!known.has(option)) {
      throw new DatabaseUnavailable(`DATABASE_URL has an unknown option ${option}. Known: ${[...known].join(', ')}.`);
    }
  }
  const ssl = sslModes[parsed.searchParams.get('ssl') ?? (parsed.searchParams.has('ssl-ca') ? 'on' : 'off')];
  if (ssl === undefined) throw new DatabaseUnavailable('DATABASE_URL: ssl is one of on, off, unverified.');
  const pool = parsed.searchParams.get('pool');
  if (pool !== null && !/^[1-9]\d{0,2}$/.test(pool)) {
    throw new DatabaseUnavailable('DATABASE_URL: pool is a number of connections from 1 to 999.');
  }
  const sslCa = parsed.searchParams.get('ssl-ca');
  return {
    engine: 'mysql',
    host: parsed.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: parsed.port === '' ? 3306 : Number(parsed.port),
    user: decoded(parsed.username, 'user'),
    password: decoded(parsed.password, 'password'),
    name,
    ssl,
    ...(sslCa === null ? {} : { sslCa }),
    ...(pool === null ? {} : { poolSize: Number(pool) }),
  };
}

function decoded(part: string, what: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new DatabaseUnavailable(`DATABASE_URL: the ${what} has a stray %; write a percent sign as %25.`);
  }
}
