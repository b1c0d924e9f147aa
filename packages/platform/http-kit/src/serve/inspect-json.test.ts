import fc from 'fast-check';
import { inspectJson } from './inspect-json';

const repeated = (text: string) => inspectJson(text, 32).repeatedKeys;

test.each([
  ['{"a":1,"b":2}', []],
  ['{"a":1,"a":2}', ['.a']],
  ['{"a":1,"\\u0061":2}', ['.a']],
  ['{"a":{"b":1},"c":{"b":1}}', []],
  ['[{"id":1},{"id":1,"id":1}]', ['[1].id']],
  ['{"rows":[{},{"x":[1,{"y":"a\\",\\"y\\":","y":0}]}]}', ['.rows[1].x[1].y']],
  ['{"a":"b","b":"a","c":["a","a"]}', []],
  [' { "a" : 1 , "a" : 1 , "a" : 1 } ', ['.a', '.a']],
])('%s repeats %j', (text, paths) => expect(repeated(text)).toEqual(paths));

test('what JSON.stringify writes repeats nothing; the same members twice repeat every key', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value);
      expect(repeated(text)).toEqual([]);
      const members = text.slice(1, -1);
      const twice = members === '' ? '{}' : `{${members},${members}}`;
      expect(repeated(twice)).toHaveLength(Math.min(Object.keys(value).length, 100));
    }),
  );
});

test('text that is no JSON is looked over without a throw', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\ua1 ') }), (text) => void inspectJson(text, 8)));
});

test('depth is bounded', () => {
  expect(inspectJson('['.repeat(32), 32).isTooDeep).toBe(false);
  expect(inspectJson('['.repeat(33), 32).isTooDeep).toBe(true);
  expect(inspectJson('"[[[["', 2).isTooDeep).toBe(false);
});

test('many repeated keys under a long one cost no more than the text has', () => {
  const text = `{"${'A'.repeat(400_000)}":{${'"a":1,'.repeat(20_000)}"b":1}}`;
  const paths = repeated(text);
  expect(paths).toHaveLength(100);
  expect(paths.join('').length).toBeLessThan(100 * 300);
});

test('the keys of one object are bounded, and what follows is not looked at', () => {
  const tooWide = (text: string) => inspectJson(text, 32).tooMany?.path;
  const keys = (many: number) => `{${Array.from({ length: many }, (_, index) => `"k${index}":1`).join()}}`;
  expect(tooWide(keys(1000))).toBeUndefined();
  expect(tooWide(keys(1001))).toBe('');
  expect(tooWide(`[{"a":1},{"rows":[${keys(1001)}]}`)).toBe('[1].rows[0]');
  expect(tooWide(`[${`${keys(1000)},`.repeat(3)}{}]`)).toBeUndefined();
  expect(inspectJson(`{"a":1,"a":2,"b":${keys(1001)},"b":3}`, 32).repeatedKeys).toEqual(['.a']);
});

test('the items of one list, and all objects and lists together, are bounded', () => {
  const list = (many: number, item: string) => `[${Array.from({ length: many }, () => item).join()}]`;
  const found = (text: string) => inspectJson(text, 32).tooMany;
  expect(found(list(20_000, '1'))).toBeUndefined();
  expect(found(list(20_001, '1'))).toEqual({ path: '', of: 'items', most: 20_000 });
  expect(found(`{"a":[0,${list(20_001, '{}')}]}`)).toEqual({ path: '.a[1]', of: 'items', most: 20_000 });
  expect(found(list(19_999, list(24, '{}')))).toBeUndefined();
  expect(found(list(19_999, list(25, '{}')))).toEqual({ path: '', of: 'objects and lists', most: 500_000 });
});
