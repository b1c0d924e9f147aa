import {
  add,
  asAud,
  asDollars,
  asNzd,
  aud,
  compare,
  decimal,
  divide,
  dropCents,
  equal,
  greater,
  isLess,
  isNegative,
  isPositive,
  isZero,
  multiply,
  negate,
  nzd,
  parseDecimal,
  round,
  subtract,
  sum,
  toCents,
  toFixed,
  toNearestDollar,
  truncateToCents,
  type Aud,
} from '.';

describe('the named rounding rules', () => {
  // ATO Schedule 1: "round to the nearest dollar, 50 cents up". Inland Revenue: "truncate, never round".
  test.each([
    ['159.49', '159'],
    ['159.50', '160'],
    ['159.499999', '159'],
    ['-159.50', '-160'],
  ])('nearest dollar of %s is %s', (amount, dollars) => {
    expect(toNearestDollar(aud(amount)).toString()).toBe(dollars);
  });

  test('cents', () => {
    expect(toCents(aud('10.005')).toString()).toBe('10.01');
    expect(truncateToCents(nzd('10.009')).toString()).toBe('10');
    expect(dropCents(aud('1052.99')).toString()).toBe('1052');
    expect(dropCents(aud('-1052.99')).toString()).toBe('-1052');
  });
});

describe('digits from outside', () => {
  test.each([
    [Number.NaN, 'amount/not-a-number'],
    [Number.POSITIVE_INFINITY, 'amount/not-a-number'],
    ['', 'amount/not-a-number'],
    ['1e3', 'amount/not-a-number'],
    ['0x10', 'amount/not-a-number'],
    ['1,000.00', 'amount/not-a-number'],
    ['--1', 'amount/not-a-number'],
    [null, 'amount/not-a-number'],
    [{}, 'amount/not-a-number'],
    ['1'.repeat(40), 'amount/too-large'],
    [1e21, 'amount/not-a-number'],
    ['1.12345678901', 'amount/too-precise'],
  ])('%p is refused as %s', (input, code) => {
    const parsed = parseDecimal(input, 'hours[0].value');
    expect(parsed).toMatchObject({ ok: false, error: { code, path: 'hours[0].value' } });
  });

  test('a number means its shortest decimal form', () => {
    const parsed = parseDecimal(1250.5);
    expect(parsed.ok && parsed.value.toString()).toBe('1250.5');
  });

  test('our own wrong digits are a bug', () => {
    expect(() => decimal('12,5')).toThrow('Not a decimal: "12,5".');
  });
});

test('dollars of two countries do not add up', () => {
  const wrong = () => {
    // @ts-expect-error An Australian and a New Zealand amount are different types.
    return add(aud('1'), nzd('1'));
  };
  expect(wrong).toBeInstanceOf(Function);
  expect(add(aud('1'), aud('2')).toString()).toBe('3');
});

// From a caller without types: these gave `false`, NaN or "toBig is not a function".
describe('what is no amount is not taken for one', () => {
  const one = aud('1');
  const nothing = aud('0');
  test.each<[string, (value: never) => unknown]>([
    ['add', (value) => add(one, value)],
    ['add to zero', (value) => add(nothing, value)],
    ['add zero', (value) => add<Aud>(value, nothing)],
    ['subtract', (value) => subtract(one, value)],
    ['subtract zero', (value) => subtract<Aud>(value, nothing)],
    ['multiply', (value) => multiply(one, value)],
    ['divide', (value) => divide(one, value, 2, 'half-up')],
    ['sum', (value) => sum(nothing, [value])],
    ['negate', (value) => negate(value)],
    ['compare', (value) => compare(value, value)],
    ['equal', (value) => equal(value, value)],
    ['greater', (value) => greater(value, value)],
    ['isLess', (value) => isLess(one, value)],
    ['isZero', (value) => isZero(value)],
    ['isNegative', (value) => isNegative(value)],
    ['isPositive', (value) => isPositive(value)],
    ['round', (value) => round(value, 2, 'half-up')],
    ['toCents', (value) => toCents(value)],
    ['toFixed', (value) => toFixed(value, 2)],
    ['sum of nothing', (value) => sum(value, [])],
    ['asAud', (value) => asAud(value)],
    ['asNzd', (value) => asNzd(value)],
    ['asDollars', (value) => (typeof value === 'string' ? add(one, value) : asDollars(value))],
  ])('%s', (_name, work) => {
    expect(() => work(undefined as never)).toThrow('Not an amount: undefined.');
    expect(() => work(null as never)).toThrow('Not an amount: null.');
    expect(() => work({} as never)).toThrow('Not an amount: ');
    expect(() => work(Object.create(null) as never)).toThrow('Not an amount: an object that is no text.');
    expect(() => work('5' as never)).toThrow('Not an amount: "5". Make one with aud, nzd or decimal');
    expect(() => work(0 as never)).toThrow('Not an amount: 0.');
  });
});

// `round(aud('125'), -1, 'up')` gave 0.13, and an unknown rounding truncated.
describe('a rounding that is none', () => {
  const [amount, three] = [aud('125.5'), decimal('3')];
  test.each([-1, 1.5, Number.NaN, '2', undefined])('%p decimals', (places) => {
    expect(() => round(amount, places as number, 'up')).toThrow('Not a number of decimals: ');
    expect(() => divide(amount, three, places as number, 'up')).toThrow('Not a number of decimals: ');
    // `toFixed(aud('1.5'), '2')` was 0000000000000000001.50.
    expect(() => toFixed(amount, places as number)).toThrow('Not a number of decimals: ');
  });

  test.each(['down', 'HALF_UP', undefined])('%p', (rounding) => {
    expect(() => round(amount, 0, rounding as never)).toThrow('Not a rounding: ');
    expect(() => divide(amount, three, 2, rounding as never)).toThrow('Not a rounding: ');
  });
});

test.each([undefined, null, 5, {}, true])('the sum of %p is told to be no list of amounts', (amounts) => {
  expect(() => sum(aud('0'), amounts as never)).toThrow('Not a list of amounts.');
});
