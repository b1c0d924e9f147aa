import fc from 'fast-check';
import { civilDate } from '../calendar';
import { fullAuPay } from '../testing/random-au-pays';
import { fullNzPay } from '../testing/random-nz-pays';
import { inForce, type Instrument } from '../statutory/instrument';
import { alone } from './alone';
import { comparedCountry } from './compared-country';
import { impactOfLaw, totalNames, type PayOfCountry, type PayTotals } from '.';

const shown = (totals: PayTotals): string => totalNames.map((name) => totals[name].toString()).join(' ');

/** The definition, without a shortcut: every changed instrument is put in, and the pay worked out each time from its input. */
function oneAfterAnother({ country, input }: PayOfCountry, from: string, to: string): readonly string[] | undefined {
  const { calculate } = comparedCountry(country);
  const [old, next] = [civilDate(from), civilDate(to)];
  const asked: Instrument<unknown>[] = [];
  const under = (isNew: (instrument: Instrument<unknown>) => boolean) =>
    calculate(alone(input), {
      lawOf: (instrument) => {
        if (!asked.includes(instrument)) asked.push(instrument);
        return isNew(instrument) ? next : old;
      },
    });
  let last = under(() => false);
  const end = under(() => true);
  if (!last.ok || !end.ok) return undefined;
  const changed = asked.filter((instrument) => {
    const [was, is] = [inForce(instrument, old), inForce(instrument, next)];
    return !was.ok || !is.ok || was.value !== is.value;
  });
  if (shown(last.value) === shown(end.value)) return [];
  const moved: string[] = [];
  for (const [i, instrument] of changed.entries()) {
    const done = changed.slice(0, i + 1);
    const now = i === changed.length - 1 ? end : under((one) => done.includes(one));
    if (!now.ok) continue;
    const before = last.value;
    const movement = totalNames.map((name) =>
      String(Math.round(Number(now.value[name].toString()) * 100) - Math.round(Number(before[name].toString()) * 100)),
    );
    last = now;
    if (movement.some((cents) => cents !== '0')) moved.push(`${instrument.id} ${movement.join(' ')}`);
  }
  return moved;
}

function check(pay: PayOfCountry, from: string, to: string): number {
  const expected = oneAfterAnother(pay, from, to);
  const found = impactOfLaw(pay, { day: from }, { day: to });
  expect(found.ok).toBe(expected !== undefined);
  if (!found.ok) return 0;
  const cents = (amount: { toString(): string }): string => String(Math.round(Number(amount.toString()) * 100));
  const rules = found.value.rules.map(
    ({ instrument, movement }) => `${instrument} ${totalNames.map((name) => cents(movement[name])).join(' ')}`,
  );
  expect(rules).toEqual(expected);
  return rules.length;
}

describe('which rule moved what', () => {
  test.each([
    ['2026-06-30', '2026-07-01'],
    ['2025-06-30', '2026-07-01'],
  ])('Australia, %s to %s', (from, to) => {
    let rules = 0;
    fc.assert(
      fc.property(fullAuPay, (input) => {
        rules += check({ country: 'AU', input }, from, to);
      }),
      { numRuns: 150 },
    );
    expect(rules).toBeGreaterThan(25);
  });

  test.each([
    ['2026-03-31', '2026-04-01'],
    ['2025-03-31', '2026-04-01'],
  ])('New Zealand, %s to %s', (from, to) => {
    let rules = 0;
    fc.assert(
      fc.property(fullNzPay, (input) => {
        rules += check({ country: 'NZ', input }, from, to);
      }),
      { numRuns: 150 },
    );
    expect(rules).toBeGreaterThan(25);
  });
});
