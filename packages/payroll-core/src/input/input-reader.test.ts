import { InputReader, withoutNulls, type Source } from './input-reader';

const members: ReadonlySet<string> = new Set(['a', 'b', 'rows', 'part']);

/** Opens a reader on `{ a: value }` and says what was read and what was refused. */
function read<T>(
  value: unknown,
  readWith: (reader: InputReader, source: Source) => T,
): { value: T; refusal: InputReader['refusal'] } {
  const reader = new InputReader();
  const result = readWith(reader, reader.object({ a: value }, members));
  return { value: result, refusal: reader.refusal };
}

describe('numbers', () => {
  test.each<[string, unknown, string | undefined, string | undefined]>([
    ['text', '12.50', '12.5', undefined],
    ['a number', 12.5, '12.5', undefined],
    ['zero', 0, '0', undefined],
    ['absent', undefined, undefined, undefined],
    ['null', null, undefined, undefined],
    ['negative', '-0.01', undefined, 'amount/negative'],
    ['NaN', Number.NaN, undefined, 'amount/not-a-number'],
    ['infinite', Number.POSITIVE_INFINITY, undefined, 'amount/not-a-number'],
    ['words', 'twelve', undefined, 'amount/not-a-number'],
    ['an object', {}, undefined, 'amount/not-a-number'],
    ['true', true, undefined, 'amount/not-a-number'],
    ['40 digits', '9'.repeat(40), undefined, 'amount/too-large'],
    ['11 decimals', '0.00000000001', undefined, 'amount/too-precise'],
  ])('%s', (_name, value, amount, code) => {
    const { value: got, refusal } = read(value, (reader, source) => reader.amount(source, 'a'));
    expect([got?.toString(), refusal?.code, refusal?.path]).toEqual([
      amount,
      code,
      code === undefined ? undefined : 'a',
    ]);
  });

  test.each<[unknown, string | undefined, string | undefined]>([
    ['0.01', '0.01', undefined],
    ['0', '0', 'amount/not-positive'],
    ['-1', undefined, 'amount/negative'],
    [undefined, undefined, undefined],
  ])('more than zero: %p', (value, amount, code) => {
    const { value: got, refusal } = read(value, (reader, source) => reader.positive(source, 'a'));
    expect([got?.toString(), refusal?.code]).toEqual([amount, code]);
  });

  test.each<[unknown, string | undefined, string | undefined]>([
    ['-7.5', '-7.5', undefined],
    ['7.5', '7.5', undefined],
    [null, undefined, undefined],
    ['x', undefined, 'amount/not-a-number'],
  ])('either side of zero: %p', (value, amount, code) => {
    const { value: got, refusal } = read(value, (reader, source) => reader.signed(source, 'a'));
    expect([got?.toString(), refusal?.code]).toEqual([amount, code]);
  });

  test.each<[unknown, string | undefined]>([
    ['10.004', '10'],
    ['10.005', '10.01'],
    [undefined, undefined],
    ['-1', undefined],
  ])('dollars to the cent: %p', (value, amount) => {
    expect(read(value, (reader, source) => reader.dollars(source, 'a')).value?.toString()).toBe(amount);
  });

  test.each<[unknown, string | undefined, string | undefined]>([
    ['0.175', '0.175', undefined],
    ['1', '1', undefined],
    ['1.0001', undefined, 'amount/too-large'],
    ['12', undefined, 'amount/too-large'],
    [undefined, undefined, undefined],
  ])('a fraction of one: %p', (value, amount, code) => {
    const { value: got, refusal } = read(value, (reader, source) => reader.fraction(source, 'a'));
    expect([got?.toString(), refusal?.code]).toEqual([amount, code]);
  });

  test.each<[unknown, number | undefined, string | undefined]>([
    [0, 0, undefined],
    [5, 5, undefined],
    [6, undefined, 'amount/not-a-number'],
    [-1, undefined, 'amount/not-a-number'],
    [1.5, undefined, 'amount/not-a-number'],
    ['1', undefined, 'amount/not-a-number'],
    [null, undefined, undefined],
  ])('a count up to 5: %p', (value, count, code) => {
    const { value: got, refusal } = read(value, (reader, source) => reader.count(source, 'a', 5));
    expect([got, refusal?.code]).toEqual([count, code]);
  });
});

describe('words', () => {
  test.each<[unknown, boolean, string | undefined]>([
    [true, true, undefined],
    [false, false, undefined],
    [undefined, true, undefined],
    [null, true, undefined],
    ['false', true, 'code/unknown'],
    [0, true, 'code/unknown'],
  ])('a flag that is usually on: %p', (value, flag, code) => {
    const { value: got, refusal } = read(value, (reader, source) => reader.flag(source, 'a', true));
    expect([got, refusal?.code]).toEqual([flag, code]);
  });

  test.each<[unknown, string | undefined, string | undefined]>([
    ['ON', 'ON', undefined],
    ['on', undefined, 'code/unknown'],
    [1, undefined, 'code/unknown'],
    [undefined, undefined, undefined],
    [null, undefined, undefined],
  ])('a code: %p', (value, word, code) => {
    const { value: got, refusal } = read(value, (reader, source) => reader.code(source, 'a', new Set(['ON', 'OFF'])));
    expect([got, refusal?.code]).toEqual([word, code]);
    if (code !== undefined) expect(refusal?.message).toBe('Expected one of ON, OFF in a.');
  });

  test.each<[unknown, string | undefined]>([
    ['ON', undefined],
    ['on', 'code/unknown'],
    [undefined, 'code/unknown'],
    [null, 'code/unknown'],
  ])('a code that cannot be left out: %p', (value, code) => {
    const { refusal } = read(value, (reader, source) => reader.requiredCode(source, 'a', new Set(['ON', 'OFF'])));
    expect(refusal?.code).toBe(code);
    if (code !== undefined) expect(refusal?.message).toBe('Expected one of ON, OFF in a.');
  });

  test.each<[unknown, string | undefined]>([
    [['ON', 'OFF'], undefined],
    [[], undefined],
    [null, undefined],
    [['ON', 'on'], 'code/unknown'],
    [[undefined], 'code/unknown'],
    ['ON', 'input/missing'],
  ])('a list of codes: %p', (value, code) => {
    const { refusal } = read(value, (reader, source) => reader.codes(source, 'a', new Set(['ON', 'OFF'])));
    expect([refusal?.code, refusal?.path]).toEqual([code, code === undefined ? undefined : 'a']);
  });

  test.each<[unknown, string | undefined, string | undefined]>([
    ['abc', 'abc', undefined],
    ['abcd', 'abcd', 'input/too-many'],
    [5, undefined, 'input/missing'],
    [null, undefined, undefined],
  ])('text of at most three characters: %p', (value, text, code) => {
    const { value: got, refusal } = read(value, (reader, source) => reader.text(source, 'a', 3));
    expect([got, refusal?.code]).toEqual([text, code]);
  });

  test.each<[unknown, string, string | undefined]>([
    ['Ordinary', 'Ordinary', undefined],
    ['x'.repeat(60), 'x'.repeat(60), undefined],
    ['x'.repeat(61), 'x'.repeat(61), 'input/too-many'],
    // Sixty characters are sixty, whatever they take in UTF-16, as the API counts them.
    ['🦘'.repeat(60), '🦘'.repeat(60), undefined],
    ['🦘'.repeat(61), '🦘'.repeat(61), 'input/too-many'],
    ['', '', 'input/missing'],
    [undefined, '', 'input/missing'],
    [7, '', 'input/missing'],
  ])('a description: %p', (value, text, code) => {
    const reader = new InputReader();
    expect([reader.description({ description: value }), reader.refusal?.code]).toEqual([text, code]);
  });

  test.each<[unknown, string | undefined, string | undefined]>([
    ['2026-07-01', '2026-07-01', undefined],
    ['2026-02-30', undefined, 'date/malformed'],
    [20260701, undefined, 'date/malformed'],
    [null, undefined, undefined],
  ])('a date: %p', (value, date, code) => {
    const { value: got, refusal } = read(value, (reader, source) => reader.date(source, 'a'));
    expect([got, refusal?.code]).toEqual([date, code]);
  });
});

describe('objects and lists', () => {
  test.each<[string, unknown, string | undefined]>([
    ['an object', { a: 1 }, undefined],
    ['an empty object', {}, undefined],
    ['null', null, 'input/missing'],
    ['text', 'x', 'input/missing'],
    ['a list', [], 'input/missing'],
    // None of them has a member that could be read; each was taken for an empty object.
    ['a map', new Map([['a', 1]]), 'input/missing'],
    ['a set', new Set(['a']), 'input/missing'],
    ['a day of JavaScript', new Date(0), 'input/missing'],
    ['a promise that nobody awaited', Promise.resolve({ a: 1 }), 'input/missing'],
    ['an empty object without a prototype', Object.create(null), undefined],
    ['an instance of a class', new (class Row {})(), undefined],
    ['an instance with a name of its own', { a: 1, [Symbol.toStringTag]: 'Row' }, undefined],
    ['a member that is not known', { c: 1 }, 'input/not-allowed'],
  ])('%s', (_name, value, code) => {
    const reader = new InputReader();
    reader.object(value, members);
    expect(reader.refusal?.code).toBe(code);
  });

  test('a long unknown name is cut in the message', () => {
    const reader = new InputReader();
    reader.object({ ['k'.repeat(41)]: 1 }, members);
    expect(reader.refusal).toEqual({
      code: 'input/not-allowed',
      path: `${'k'.repeat(40)}…`,
      message: `"${'k'.repeat(40)}…" is not a member. Remove it or correct its name.`,
    });
  });

  test.each<[unknown, string]>([
    [{ rows: [{ a: 1 }, { a: 'x' }], part: {} }, 'rows[1].a'],
    [{ rows: [{ a: 1 }], part: { rows: [{ a: 'x' }] } }, 'part.rows[0].a'],
    [{ rows: [{ a: 1 }], part: { rows: [{ a: 1 }], b: 'x' } }, 'part.b'],
    [{ rows: [{ a: 1 }], part: { rows: [{ a: 1 }], b: 1 }, b: 'x' }, 'b'],
  ])('a path leads through parts and rows, and back out: %j', (input, path) => {
    const reader = new InputReader();
    const source = reader.object(input, members);
    const readRows = (own: Source): unknown => reader.list(own, 'rows', members, (row) => reader.amount(row, 'a'));
    readRows(source);
    reader.inside(source, 'part', members, (part) => {
      readRows(part);
      reader.amount(part, 'b');
    });
    reader.amount(source, 'b');
    expect(reader.refusal).toMatchObject({ code: 'amount/not-a-number', path });
  });

  test('a nested refusal names the whole path, and the first one wins', () => {
    const reader = new InputReader();
    const source = reader.object({ rows: [{ a: 1 }, { a: 'x' }, { a: 'y' }] }, members);
    const rows = reader.list(source, 'rows', members, (row) => reader.amount(row, 'a')?.toString());
    expect(rows).toEqual(['1', undefined]);
    reader.refuse('code/unknown', 'b', 'later');
    expect(reader.refusal).toEqual({
      code: 'amount/not-a-number',
      path: 'rows[1].a',
      message: 'Expected plain digits such as "1250.50" in rows[1].a.',
    });
  });

  test('a row that is no object', () => {
    const reader = new InputReader();
    reader.list({ rows: [7] }, 'rows', members, () => 0);
    expect(reader.refusal).toMatchObject({ code: 'input/missing', path: 'rows[0]' });
    expect(reader.refusal?.message).toBe('Expected an object in rows[0], with members such as "a".');
  });

  test.each<[string, unknown, number, string | undefined]>([
    ['absent', undefined, 0, undefined],
    ['null', null, 0, undefined],
    ['empty', [], 0, undefined],
    ['1,000 rows', Array.from({ length: 1000 }, () => ({})), 1000, undefined],
    ['1,001 rows', Array.from({ length: 1001 }, () => ({})), 0, 'input/too-many'],
    ['a billion holes', new Array(1e9), 0, 'input/too-many'],
    ['no list', {}, 0, 'input/missing'],
    ['text', 'rows', 0, 'input/missing'],
  ])('a list: %s', (_name, rows, length, code) => {
    const reader = new InputReader();
    expect(reader.list({ rows }, 'rows', members, () => 0)).toHaveLength(length);
    expect([reader.refusal?.code, reader.refusal?.path]).toEqual([code, code === undefined ? undefined : 'rows']);
  });

  test('what is required and absent', () => {
    const reader = new InputReader();
    expect(reader.required('given', 'a', 'stand-in')).toBe('given');
    expect(reader.refusal).toBeUndefined();
    expect(reader.required<string>(undefined, 'a', 'stand-in')).toBe('stand-in');
    expect(reader.refusal).toEqual({ code: 'input/missing', path: 'a', message: 'A value is needed in a.' });
  });

  test('a part that is absent is not read', () => {
    const reader = new InputReader();
    expect(reader.inside({ part: null }, 'part', members, () => 1)).toBeUndefined();
    expect(reader.inside({}, 'part', members, () => 1)).toBeUndefined();
    expect(reader.inside({ part: {} }, 'part', members, () => 1)).toBe(1);
    expect(reader.refusal).toBeUndefined();
    reader.inside({ part: 5 }, 'part', members, () => 1);
    expect(reader.refusal).toMatchObject({ code: 'input/missing', path: 'part' });
  });
});

test('a part and a list within a row are named by that row', () => {
  const refusedAt = (row: object): string | undefined => {
    const reader = new InputReader();
    reader.list({ rows: [{}, row] }, 'rows', members, (each) => {
      reader.inside(each, 'part', members, (part) => reader.amount(part, 'a'));
      reader.list(each, 'rows', members, (inner) => reader.amount(inner, 'a'));
      reader.amount(each, 'b');
    });
    return reader.refusal?.path;
  };
  expect(refusedAt({ part: { a: 'x' } })).toBe('rows[1].part.a');
  expect(refusedAt({ rows: [{ a: '1' }, { a: 'x' }] })).toBe('rows[1].rows[1].a');
  expect(refusedAt({ part: {}, rows: [{}], b: 'x' })).toBe('rows[1].b');
});

test('members that are null are absent', () => {
  const given = { a: 1, b: undefined };
  expect(withoutNulls(given)).toBe(given);
  expect(withoutNulls({ a: 0, b: null, part: false })).toEqual({ a: 0, part: false });
});
