import fc from 'fast-check';
import {
  CodeList,
  CodeOf,
  DecimalText,
  Email,
  IgnoresUnknownKeys,
  ListOf,
  ObjectOf,
  parseContract,
  parseContractList,
  QueryFlag,
  QueryWholeNumber,
  Rule,
  Text,
  toAmount,
  toTimestamp,
  WholeNumber,
  WholeNumberList,
  type ContractClass,
} from '.';

const faultsOf = (contract: ContractClass, plain: unknown) => {
  const parsed = parseContract(contract, plain, 'body');
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path} ${code}`);
};

/** The verdict on one field: the value it parsed to, or the code of the fault. */
function judged(decorator: PropertyDecorator, value: unknown): unknown {
  class One {
    declare field: unknown;
  }
  decorator(One.prototype, 'field');
  const parsed = parseContract(One, value === undefined ? {} : { field: value }, 'body');
  return parsed.ok ? parsed.value.field : { refused: parsed.error[0]!.code };
}

describe('text', () => {
  test.each([
    [Text({ min: 1, max: 3 }), 'abc', 'abc'],
    [Text({ min: 1, max: 3 }), '', { refused: 'too_short' }],
    [Text({ min: 1, max: 3 }), '\u200b', { refused: 'too_short' }],
    [Text({ min: 1, max: 3 }), ' ', { refused: 'too_short' }],
    [Text({ max: 3 }), '\u200b', '\u200b'],
    [Text({ min: 1, max: 3 }), 'abcd', { refused: 'too_long' }],
    [Text({ max: 2 }), '🙂🙂', '🙂🙂'],
    [Text({ max: 60 }), 'Māori', 'Māori'],
    [Text(), 5, { refused: 'not_text' }],
    [Text(), null, { refused: 'null' }],
    [Text({ nullable: true }), null, null],
    [Text(), undefined, { refused: 'required' }],
    [Text({ optional: true }), undefined, undefined],
    [Text({ optional: true }), null, { refused: 'null' }],
    [Text(), 'a\u0000b', { refused: 'unprintable' }],
    [Text(), '\ud800', { refused: 'unprintable' }],
    [Text({ trim: true, max: 1 }), '  a ', 'a'],
    [Text({ upperCase: true, min: 2, max: 3 }), 'nsw', 'NSW'],
    [Text({ pattern: /^\d{4}$/, expected: 'Expected four digits.' }), '20x0', { refused: 'malformed' }],
    [Email(), 'a@b.example', 'a@b.example'],
    [Email(), 'a@b', { refused: 'malformed' }],
    [Email(), 'a b@c.example', { refused: 'malformed' }],
  ])('case %#', (decorator, value, verdict) => expect(judged(decorator, value)).toEqual(verdict));
});

describe('codes, numbers, flags', () => {
  test.each([
    [CodeOf(['CASH', 'OTHER']), 'CASH', 'CASH'],
    [CodeOf(['CASH', 'OTHER']), 'cash', { refused: 'unknown_code' }],
    [CodeOf(['CASH', 'OTHER'], { upperCase: true }), 'cash', 'CASH'],
    [CodeOf(['A']), 'toString', { refused: 'unknown_code' }],
    [WholeNumber({ min: 1 }), 1, 1],
    [WholeNumber({ min: 1 }), 0, { refused: 'too_small' }],
    [WholeNumber({ max: 9 }), 10, { refused: 'too_large' }],
    [WholeNumber(), 1.5, { refused: 'not_a_whole_number' }],
    [WholeNumber(), '1', { refused: 'not_a_whole_number' }],
    [WholeNumber(), 1e300, { refused: 'not_a_whole_number' }],
    [QueryWholeNumber(), '12', 12],
    [QueryWholeNumber(), '1e3', { refused: 'not_a_whole_number' }],
    [QueryWholeNumber(), '9007199254740993', { refused: 'not_a_whole_number' }],
    [QueryWholeNumber(), ' 1', { refused: 'not_a_whole_number' }],
    [QueryFlag(), 'TRUE', true],
    [QueryFlag(), '0', false],
    [QueryFlag(), 'yes', { refused: 'not_a_flag' }],
    [WholeNumberList({ maxItems: 2, min: 1 }), [1, 2], [1, 2]],
    [WholeNumberList({ maxItems: 2, min: 1 }), [1, 0], { refused: 'too_small' }],
    [WholeNumberList({ maxItems: 2 }), [1, 2, 3], { refused: 'too_many' }],
    [WholeNumberList({ minItems: 1 }), [], { refused: 'too_few' }],
    [WholeNumberList(), { 0: 1 }, { refused: 'not_a_list' }],
    [CodeList(['a.b']), ['a.b', '*'], { refused: 'unknown_code' }],
  ])('case %#', (decorator, value, verdict) => expect(judged(decorator, value)).toEqual(verdict));
});

describe('decimals', () => {
  test.each([
    [DecimalText(), 1250.5, '1250.5'],
    [DecimalText(), '1250.50', '1250.5'],
    [DecimalText(), 0.1, '0.1'],
    [DecimalText(), '1e3', { refused: 'not_a_number' }],
    [DecimalText(), true, { refused: 'not_a_number' }],
    [DecimalText({ min: '0' }), '-0.01', { refused: 'too_small' }],
    [DecimalText({ min: '0' }), '-0', '0'],
    [DecimalText({ moreThan: '0' }), 0, { refused: 'too_small' }],
    [DecimalText({ max: '1' }), '1.0000000001', { refused: 'too_large' }],
    [DecimalText({ decimals: 2 }), '0.125', { refused: 'too_precise' }],
    [DecimalText({ decimals: 2 }), '0.120', '0.12'],
    [DecimalText(), '0.12345678901', { refused: 'too_precise' }],
  ])('case %#', (decorator, value, verdict) => expect(judged(decorator, value)).toEqual(verdict));

  test('an amount in cents leaves as the number its digits say', () => {
    // Up to 15 significant digits survive a double, so every amount in cents below ten trillion does.
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), (cents) => {
        const digits = String(cents).padStart(3, '0');
        const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const written = JSON.stringify(toAmount(text));
        const [whole, fraction = ''] = written.split('.');
        expect(BigInt(whole! + fraction.padEnd(2, '0'))).toBe(cents);
      }),
    );
  });

  test('moments are UTC without a zone (spec 2.1)', () => {
    expect(toTimestamp(Date.UTC(2026, 6, 1, 9, 30))).toBe('2026-07-01T09:30:00.000');
  });
});

class Line {
  @Text({ min: 1 }) label!: string;
  @DecimalText({ optional: true }) rate?: string;
  @DecimalText({ optional: true }) multiplier?: string;
}
Rule<Line>((line) =>
  line.rate !== undefined && line.multiplier !== undefined
    ? [{ field: 'multiplier', code: 'conflict', message: 'Send either a rate or a multiplier.' }]
    : [],
)(Line);

@IgnoresUnknownKeys()
class Loose {
  @Text() kept!: string;
  @ObjectOf(() => Line, { optional: true }) line?: Line;
}

class Sheet {
  @ListOf(() => Line, { max: 2 }) lines!: readonly Line[];
  @ObjectOf(() => Loose, { optional: true, nullable: true }) loose?: Loose | null;
}
class LongSheet extends Sheet {
  @Text({ optional: true }) note?: string;
}

describe('objects', () => {
  test('unknown keys are refused or dropped, each class for itself', () => {
    expect(faultsOf(Sheet, { lines: [], loose: { kept: 'a', other: 1 } })).toEqual([]);
    const parsed = parseContract(Sheet, { lines: [], loose: { kept: 'a', other: 1 } }, 'body');
    expect(parsed.ok && { ...parsed.value.loose }).toEqual({ kept: 'a' });
    expect(faultsOf(Sheet, { lines: [{ label: 'a', other: 1 }] })).toEqual(['body.lines[0].other unknown_key']);
    expect(faultsOf(Sheet, { lines: [], loose: { kept: 'a', line: { label: 'a', x: 1 } } })).toEqual([
      'body.loose.line.x unknown_key',
    ]);
  });

  test('rules over several fields speak once each field is right', () => {
    expect(faultsOf(Sheet, { lines: [{ label: 'a', rate: 1, multiplier: 2 }] })).toEqual([
      'body.lines[0].multiplier conflict',
    ]);
    expect(faultsOf(Sheet, { lines: [{ rate: 1, multiplier: 2 }] })).toEqual(['body.lines[0].label required']);
  });

  test('a list where an object is asked for, and the reverse', () => {
    expect(faultsOf(Sheet, { lines: [], loose: [] })).toEqual(['body.loose not_an_object']);
    expect(faultsOf(Sheet, { lines: { label: 'a' } })).toEqual(['body.lines not_a_list']);
    expect(faultsOf(Sheet, { lines: null })).toEqual(['body.lines null']);
    expect(faultsOf(Sheet, { lines: [5, 'x', null, []] })).toEqual([
      'body.lines[0] not_an_object',
      'body.lines[1] not_an_object',
      'body.lines[2] not_an_object',
      'body.lines[3] not_an_object',
      'body.lines too_many',
    ]);
  });

  test('of a list that is far too long only that is said, at once', () => {
    const began = performance.now();
    expect(faultsOf(Sheet, { lines: Array(200_000).fill(1) })).toEqual(['body.lines too_many']);
    expect(faultsOf(Sheet, { lines: Array(200_000).fill({}) })).toEqual(['body.lines too_many']);
    // Item by item and fault by fault it took minutes.
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('of unknown keys the first hundred are named, each in part where it is long', () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, 1]));
    expect(faultsOf(Sheet, { lines: [], ...many })).toEqual(
      Array.from({ length: 100 }, (_, i) => `body.k${i} unknown_key`),
    );
    // What is inside an unknown key has no path: with a long one around many values that took gigabytes.
    const long = 'A'.repeat(300_000);
    expect(faultsOf(Sheet, { lines: [], [long]: Array(20_000).fill(1), b: 1 })).toEqual([
      `body.${'A'.repeat(200)}… unknown_key`,
      'body.b unknown_key',
    ]);
  });

  test('a contract inherits fields', () => {
    expect(faultsOf(LongSheet, { lines: [], note: 'n' })).toEqual([]);
    expect(faultsOf(LongSheet, { note: 5 })).toEqual(['body.note not_text', 'body.lines required']);
  });

  test.each([
    '{"constructor":{"prototype":{}}}',
    '{"constructor":1}',
    '[{"constructor":null}]',
    '{"a":{"constructor":""}}',
  ])('a value %s in place of a text is a fault, and nothing in it is called', (value) => {
    class Named {
      @Text() name!: string;
    }
    class Group {
      @ListOf(() => Named) people!: readonly Named[];
    }
    const name: unknown = JSON.parse(value);
    expect(faultsOf(Named, { name })).toEqual(['body.name not_text']);
    expect(faultsOf(Group, { people: [{ name: 'Ana' }, { name }] })).toEqual(['body.people[1].name not_text']);
  });

  test('whatever comes in, the answer is a value or faults with paths, never a throw, and no prototype is touched', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const parsed = parseContract(Sheet, JSON.parse(JSON.stringify(value)), 'body');
        if (!parsed.ok) for (const { path } of parsed.error) expect(path).toMatch(/^body/);
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      }),
    );
    const hostile: unknown = JSON.parse(
      '{"lines":[],"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    expect(faultsOf(Sheet, hostile)).toEqual(['body.__proto__ unknown_key', 'body.constructor unknown_key']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

test('a long list lets others have a turn', async () => {
  let turns = 0;
  let going = true;
  const count = (): void => {
    turns++;
    if (going) setImmediate(count);
  };
  setImmediate(count);
  const list = Array.from({ length: 5_000 }, () => ({ lines: [{ label: 'a' }, { label: 'b' }] }));
  const parsed = await parseContractList(Sheet, list, 'body', 5_000);
  going = false;
  expect(parsed.ok && parsed.value.length).toBe(5_000);
  expect(turns).toBeGreaterThan(1);
});
