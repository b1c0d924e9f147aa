import Big from 'big.js';
import type { Explanation } from '../trace';

const roundings: readonly (readonly [words: RegExp, places: number, mode: Big.RoundingMode])[] = [
  [/to the nearest dollar/, 0, Big.roundHalfUp],
  [/to the nearest cent/, 2, Big.roundHalfUp],
  [/cents ignored|cents dropped/, 0, Big.roundDown],
  [/truncated to cents/, 2, Big.roundDown],
  [/to six decimals/, 6, Big.roundHalfUp],
];

/** The first "a × b = c" in the words of a step that is not so, with the rounding that the words name; or undefined. */
export function falseEquation({ says }: Explanation): string | undefined {
  let before = '';
  for (const part of sentences(says)) {
    const [left, ...rights] = part.split(' = ');
    let expression = left!;
    for (const right of rights) {
      const stated = /^-?\d+(\.\d+)?/.exec(right);
      // "0.12 × 57.76, to the nearest cent 6.93, less 6.64": what was rounded on the way counts as rounded.
      const onTheWay = /^(.*), to the nearest cent (\d+(?:\.\d+)?),(.*)$/.exec(expression);
      if (onTheWay !== null) {
        const exact = valueOf(onTheWay[1]!);
        if (exact === undefined || !isStated(exact, new Big(onTheWay[2]!), expression))
          return `rounded otherwise: ${says}`;
        expression = `${onTheWay[2]!} ${onTheWay[3]!}`;
      }
      const value = valueOf(`${before} ${expression}`);
      if (stated === null || value === undefined) return `cannot be read: ${part}`;
      if (!isStated(value, new Big(stated[0]), expression)) return `${value.toString()} is not ${stated[0]}: ${says}`;
      const rounded = /^-?[\d.]+, to the nearest (?:dollar|cent) (-?\d+(?:\.\d+)?)(.*)$/.exec(right);
      if (rounded !== null && !isStated(value, new Big(rounded[1]!), right)) return `rounded otherwise: ${says}`;
      // "= 91.2, plus 60 = 151.2" goes on from what was found.
      before = rounded?.[1] ?? stated[0];
      expression = rounded?.[2] ?? right.slice(stated[0].length);
    }
    before = '';
  }
  return undefined;
}

function sentences(says: string): readonly string[] {
  return says
    .split(/; |: |, at most /)
    .filter((part) => part.includes(' = ') && !part.includes(' at about '))
    .map((part) =>
      part
        .replace(/^\d+ pays of |^from .*, difference | of the [\d.]+ (?=at marginal rates)/g, ' ')
        .replace(/, (?=(?:extra pays|regular bonuses|termination) )/g, ' + '),
    );
}

/** A quotient has no end: what is left behind the fifteenth place is that of the division, not of the words. */
function isStated(found: Big, stated: Big, words: string): boolean {
  const value = found.round(15, Big.roundHalfUp);
  if (words.includes('whole dollars of')) return value.round(0, Big.roundDown).plus('0.99').eq(stated);
  if (words.includes('not below nil') && value.lt(0)) return stated.eq(0);
  const rounding = roundings.find(([named]) => named.test(words));
  return (rounding === undefined ? value : value.round(rounding[1], rounding[2])).eq(stated);
}

function valueOf(words: string): Big | undefined {
  const tokens = words
    .replace(/whole dollars of (.*) plus 99 cents/, '$1')
    .replace(/plus 99 cents/, '+ 0.99')
    .replace(/ \/ /g, ' ÷ ')
    .replace(/ hours at (?=\d)/g, ' × ')
    .replace(/\bless\b/g, '−')
    .replace(/\bplus\b/g, '+')
    .match(/-?\d+(?:\.\d+)?|[×÷+−()]/g);
  if (tokens === null) return undefined;
  let at = 0;
  const one = (): Big => {
    if (tokens[at] !== '(') return new Big(tokens[at++] ?? 'nothing');
    at += 1;
    const inside = sum();
    at += 1;
    return inside;
  };
  const product = (): Big => {
    let value = one();
    while (tokens[at] === '×' || tokens[at] === '÷')
      value = tokens[at++] === '×' ? value.times(one()) : value.div(one());
    return value;
  };
  const sum = (): Big => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '−') {
      value = tokens[at++] === '+' ? value.plus(product()) : value.minus(product());
    }
    return value;
  };
  try {
    const value = sum();
    return at === tokens.length ? value : undefined;
  } catch {
    return undefined;
  }
}
