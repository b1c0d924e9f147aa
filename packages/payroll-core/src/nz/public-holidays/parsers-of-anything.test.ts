import { parseNzRegion, parseWorkingDays } from '..';

test.each([undefined, null, 5, Number.NaN, {}, [], true, Symbol('x')])(
  '%p is no region and no working days',
  (text) => {
    expect(parseNzRegion(text as never)).toBeUndefined();
    expect(parseWorkingDays(text as never)).toBeUndefined();
  },
);
