import { isRecord } from './nearly-valid';
import type { Random } from './random';

export const hostileTexts: readonly string[] = [
  "'; DROP TABLE employees; --",
  "' OR '1'='1",
  '" UNION SELECT 1,2,3 --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\u0001\u0008\u001b[31m\u007f',
  '\r\nSet-Cookie: a=b',
  '\u202eevil\u2066',
  '\ud800',
  '\ufffe\uffff',
  '😀'.repeat(60),
  'ﷺ'.repeat(40),
  'e\u0301'.repeat(40),
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '-0',
  '0x10',
  '9'.repeat(400),
  '0.'.padEnd(400, '1'),
  'null',
  'undefined',
  '[object Object]',
  '%',
  '%00',
  '__proto__',
  'constructor',
  '=cmd|/c calc',
  'A'.repeat(100_000),
];

/** JSON as text, since a number such as 1e400 exists in no parsed value. */
const hostileTokens: readonly string[] = [
  '1e400',
  '-1e400',
  '1e-400',
  '9007199254740993',
  '123456789012345678901234567890',
  '0.1234567890123456789012345678901234567890',
  '-0',
  '1E+2',
  '[]',
  '{}',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"is_admin":true}}',
  '{"constructor":{"prototype":{"is_admin":true}}}',
  '{"toString":1,"hasOwnProperty":1,"valueOf":null}',
  '{"then":1,"length":-1}',
  `${'['.repeat(31)}${']'.repeat(31)}`,
];

const hostileBodies: readonly string[] = [
  '',
  ' ',
  '{',
  '[',
  '{"a":1',
  '{"a":1}}',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":01}',
  '{"a":1,"a":2}',
  '// comment\n{}',
  '\ufeff{}',
  '"text"',
  '0',
  'null',
  'true',
  '[null]',
  '[[]]',
  '[{}]',
  '"\\ud800"',
  '{"\\u0000":"\\u0000"}',
  '{"__proto__":null}',
  '['.repeat(20_000),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `[${'{},'.repeat(6_000)}{}]`,
  'a=1&a=2',
  'a=%',
  '__proto__=1&constructor=2',
  '&&&===',
];

export const hostileQueries: readonly string[] = [
  '%',
  '%zz=1',
  'a=%E0%A4%A',
  '__proto__=1',
  '__proto__[is_admin]=1',
  'a[b][c]=1',
  'a[]=1&a[]=2',
  '&&&',
  '=',
  '?',
  'limit=1&limit=2',
  'from=2026-07-01&from=2026-07-02',
  'cursor=AAAA',
  'cursor=%00',
  `x=${'a'.repeat(4_000)}`,
  Array.from({ length: 300 }, (_, at) => `p${at}=1`).join('&'),
];

/** Where a mark stands in the written JSON, a token that no value can hold comes in. */
const MARK = '\u0001MARK\u0001';

/** The body as text, with something hostile in place of one of its values or beside them. */
export function hostileJson(value: unknown, random: Random): string {
  if (random.chance(0.25)) return random.pick(hostileBodies);
  const withToken = random.chance(0.4);
  const inside = replaced(value, withToken ? MARK : random.pick(hostileTexts), random);
  const written = JSON.stringify(inside) ?? 'null';
  return withToken ? written.replace(JSON.stringify(MARK), () => random.pick(hostileTokens)) : written;
}

function replaced(value: unknown, put: string, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.9)) {
    const at = random.whole(value.length);
    return (value as readonly unknown[]).map((item, index) => (index === at ? replaced(item, put, random) : item));
  }
  if (!isRecord(value) || Object.keys(value).length === 0) return put;
  if (random.chance(0.1)) return { ...value, [put]: put };
  const key = random.pick(Object.keys(value));
  return { ...value, [key]: replaced(value[key], put, random) };
}
