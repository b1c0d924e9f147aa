import { resolve } from 'node:path';
import { DatabaseUnavailable } from './database-unavailable';
import { parseDatabaseUrl } from './parse-database-url';

test.each([
  ['sqlite:data/payroll.sqlite', resolve('data/payroll.sqlite')],
  ['sqlite:/var/lib/payroll.sqlite', '/var/lib/payroll.sqlite'],
  ['sqlite:///var/lib/payroll.sqlite', '/var/lib/payroll.sqlite'],
  ['sqlite::memory:', ':memory:'],
  ['sqlite:libsql://elsewhere.example', resolve('libsql:/elsewhere.example')],
])('%s is the file %s', (url, file) => {
  expect(parseDatabaseUrl(url)).toEqual({ engine: 'sqlite', file });
});

test('a server, with everything an address can say', () => {
  const url = 'mysql://pay%40roll:p%3Ass%2Fword@db.example:3307/payroll?ssl=on&ssl-ca=/etc/ca.pem&pool=25';
  expect(parseDatabaseUrl(url)).toEqual({
    engine: 'mysql',
    host: 'db.example',
    port: 3307,
    user: 'pay@roll',
    password: 'p:ss/word',
    name: 'payroll',
    ssl: 'verified',
    sslCa: '/etc/ca.pem',
    poolSize: 25,
  });
});

test.each([
  ['mysql://u@h/d', { host: 'h', port: 3306, user: 'u', password: '', ssl: 'off' }],
  ['mariadb://u@h/d', { engine: 'mysql', name: 'd' }],
  ['mysql://u@[::1]:3306/d', { host: '::1' }],
  ['mysql://u@h/d?ssl=unverified', { ssl: 'unverified' }],
  ['mysql://u@h/d?ssl-ca=ca.pem', { ssl: 'verified', sslCa: 'ca.pem' }],
])('%s', (url, part) => {
  expect(parseDatabaseUrl(url)).toMatchObject(part);
});

test.each([
  ['postgres://u:s3cret@h/d', /neither sqlite/],
  ['', /neither sqlite/],
  ['sqlite:', /names no file/],
  ['mysql://u:s3cret@h', /names no database/],
  ['mysql://u:s3cret@h/a/b', /names no database/],
  ['mysql://u:s3cret@h/a`b', /names no database/],
  ['mysql://', /not a complete address/],
  ['mysql://u:s3cret@h:99999/d', /not a complete address/],
  ['mysql://u:s3cret%@h/d', /stray %/],
  ['mysql://u:s3cret@h/d?ssl=maybe', /ssl is one of on, off, unverified/],
  ['mysql://u:s3cret@h/d?pool=0', /pool is a number/],
  ['mysql://u:s3cret@h/d?timezone=local', /unknown option timezone/],
])('%s is refused without its password', (url, words) => {
  const parse = () => parseDatabaseUrl(url);
  expect(parse).toThrow(DatabaseUnavailable);
  expect(parse).toThrow(words);
  expect(parse).not.toThrow(/s3cret/);
});
