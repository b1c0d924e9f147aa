import fc from 'fast-check';
import { camelCase, camelKeys, snakeCase, snakeKeys } from '.';

// Names of the interface (specification) beside the names that TypeScript gives them.
test.each([
  ['employeeId', 'employee_id'],
  ['unusedLslPreAugust1978', 'unused_lsl_pre_august_1978'],
  ['unusedLslAugust1978ToAugust1993', 'unused_lsl_august_1978_to_august_1993'],
  ['nzYtdTaxable', 'nz_ytd_taxable'],
  ['net', 'net'],
])('%s is %s, and back', (camel, snake) => {
  expect(snakeCase(camel)).toBe(snake);
  expect(camelCase(snake)).toBe(camel);
});

test.each([
  ['paySacrifices[0].isSuper', 'pay_sacrifices[0].is_super'],
  ['allowances[12].amount', 'allowances[12].amount'],
  ['userID', 'user_id'],
  ['HTTPServer', 'http_server'],
  ['isAChild', 'is_a_child'],
])('%s is %s', (camel, snake) => expect(snakeCase(camel)).toBe(snake));

test('names of words and numbers survive both ways', () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/);
  const rest = fc.array(fc.oneof(word, fc.stringMatching(/^[1-9][0-9]{0,3}$/)), { maxLength: 4 });
  // Two numbers beside each other would run together in camelCase.
  const isSpelled = (words: readonly string[]) =>
    words.every((part, at) => /[a-z]/.test(part + (words[at - 1] ?? 'a')));
  fc.assert(
    fc.property(word, rest.filter(isSpelled), (first, more) => {
      const snake = [first, ...more].join('_');
      expect(snakeCase(camelCase(snake))).toBe(snake);
    }),
  );
});

test('every name of a value, and nothing but the names', () => {
  const camel = { payRows: [{ isTaxable: true, notes: 'aB', at: null }], total: 1 };
  const snake = { pay_rows: [{ is_taxable: true, notes: 'aB', at: null }], total: 1 };
  expect(snakeKeys(camel)).toEqual(snake);
  expect(camelKeys(snake)).toEqual(camel);
});
