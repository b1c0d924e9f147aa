import fc from 'fast-check';
import { calculatePay as calculateAuPay, type AuPayInput } from '../au';
import { calculatePay as calculateNzPay, type NzPayInput } from '../nz';
import { fullAuPay } from '../testing/random-au-pays';
import { fullNzPay } from '../testing/random-nz-pays';
import { explainDifference, totalNames, type PayOfCountry } from '.';

/** `DIFFERENCE_PAIRS=100000` draws as many pairs in each country. */
const pairs = Number(process.env['DIFFERENCE_PAIRS'] ?? '300');
jest.setTimeout(60_000 + pairs * 20);

/** Two pays that have nothing in common, or two that differ in some members, as a person's last pay and this one do. */
function pairOf<Input extends AuPayInput | NzPayInput>(
  pay: fc.Arbitrary<Input>,
): fc.Arbitrary<readonly [Input, Input]> {
  return fc
    .tuple(pay, pay, fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([before, other, places, isApart]) => {
      if (isApart) return [before, other] as const;
      const mixed: Record<string, unknown> = { ...before };
      const employee: Record<string, unknown> = { ...before.employee };
      const members = Object.keys(other).filter((name) => name !== 'employee');
      const ofEmployee = Object.keys(other.employee);
      for (const place of places) {
        const at = place % (members.length + ofEmployee.length);
        const name = members[at];
        if (name !== undefined) mixed[name] = other[name as keyof Input];
        else {
          const member = ofEmployee[at - members.length]!;
          employee[member] = (other.employee as unknown as Record<string, unknown>)[member];
        }
      }
      return [before, { ...mixed, employee } as unknown as Input] as const;
    });
}

/** Whole cents, so that the test adds by itself. */
const cents = (amount: { toString(): string }): number => {
  const [whole = '', part = ''] = amount.toString().replace('-', '').split('.');
  if (part.length > 2) throw new Error(`${amount.toString()} is not whole cents`);
  return (amount.toString().startsWith('-') ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, '0')));
};

const figures = ['net', 'tax', 'super'] as const;

function check(before: PayOfCountry, after: PayOfCountry, direct: Record<(typeof figures)[number], number>): number {
  const explained = explainDifference(before, after);
  if (!explained.ok) throw new Error(explained.error.message);
  const { causes } = explained.value;
  for (const figure of figures) {
    const added = causes.reduce((sum, { movement }) => sum + cents(movement[figure]), 0);
    if (added !== direct[figure]) {
      throw new Error(`${figure} moved by ${direct[figure]} cents, the causes by ${added}: ${JSON.stringify(causes)}`);
    }
  }
  for (const { movement, cause, says } of causes) {
    if (totalNames.every((name) => movement[name].toString() === '0')) {
      throw new Error(`${cause} has no effect`);
    }
    if (says === '') throw new Error(`${cause} says nothing`);
  }
  return causes.length;
}

test('Australia: the causes add up to what net, tax and super moved, and each has an effect', () => {
  let compared = 0;
  let named = 0;
  fc.assert(
    fc.property(pairOf(fullAuPay), ([before, after]) => {
      const [was, is] = [calculateAuPay(before), calculateAuPay(after)];
      if (!was.ok || !is.ok) return;
      compared++;
      const moved = (figure: (typeof figures)[number]) => cents(is.value[figure]) - cents(was.value[figure]);
      named += check(
        { country: 'AU', input: before },
        { country: 'AU', input: after },
        { net: moved('net'), tax: moved('tax'), super: moved('super') },
      );
    }),
    { numRuns: pairs },
  );
  expect(compared).toBeGreaterThan(pairs / 2);
  expect(named).toBeGreaterThan(compared);
});

test('New Zealand: the same, with both contributions to KiwiSaver', () => {
  let compared = 0;
  fc.assert(
    fc.property(pairOf(fullNzPay), ([before, after]) => {
      const [was, is] = [calculateNzPay(before), calculateNzPay(after)];
      if (!was.ok || !is.ok) return;
      compared++;
      const moved = (figure: 'net' | 'tax' | 'totalKiwiSaver') => cents(is.value[figure]) - cents(was.value[figure]);
      check(
        { country: 'NZ', input: before },
        { country: 'NZ', input: after },
        { net: moved('net'), tax: moved('tax'), super: moved('totalKiwiSaver') },
      );
    }),
    { numRuns: pairs },
  );
  expect(compared).toBeGreaterThan(pairs / 2);
});
