import fc from 'fast-check';
import { calculatePay, netToGross, type AuPay, type AuPayInput } from '..';
import { add, aud, compare, subtract, sum, type Aud } from '../../money';
import { refusalCodes } from '../../refusal';
import { fullAuPay, plainAuPay } from '../../testing/random-au-pays';
import { dollarsUpTo } from '../../testing/random-values';

/** A range that starts after it ends is refused; that is not what these properties are about. */
function paid(input: AuPayInput): AuPay | undefined {
  const pay = calculatePay(input);
  if (pay.ok) return pay.value;
  if (pay.error.code !== 'date/out-of-order' && pay.error.code !== 'input/missing')
    throw new Error(JSON.stringify(pay.error));
  return undefined;
}
const NOTHING = aud('0');
const total = (amounts: readonly Aud[]): Aud => sum(NOTHING, amounts);

describe('a payslip adds up', () => {
  test('the lines are gross, gross is net plus tax plus deductions, and none is below zero', () => {
    fc.assert(
      fc.property(fullAuPay, (input) => {
        const pay = paid(input);
        if (pay === undefined) return;
        const lines = total([
          ...pay.hours.map((row) => row.payAmount),
          ...pay.leave.map((row) => add(row.amount, row.leaveLoadingAmount)),
          ...pay.allowances.map((row) => row.totalAmount),
          ...pay.bonuses.map((row) => row.amount),
          ...pay.backPayments.map((row) => row.amount),
        ]);
        const sacrificed = total(pay.paySacrifices.map((row) => row.amount));
        const ending = pay.termination?.totalAmount ?? NOTHING;
        expect(pay.grossBeforeSacrifice.toString()).toBe(lines.toString());
        expect(pay.gross.toString()).toBe(add(subtract(lines, sacrificed), ending).toString());
        const out = total([pay.net, pay.tax, ...pay.deductions.map((row) => row.amount)]);
        expect(out.toString()).toBe(pay.gross.toString());
        expect(pay.totalDeductions.toString()).toBe(total(pay.deductions.map((row) => row.amount)).toString());
        expect(pay.super.toString()).toBe(add(pay.compulsorySuperAmount, pay.rescSuperAmount).toString());
        expect([pay.net, pay.tax, pay.super, pay.gross].every((amount) => compare(amount, NOTHING) >= 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('money is whole cents, tax whole dollars', () => {
    fc.assert(
      fc.property(fullAuPay, (input) => {
        const pay = paid(input);
        if (pay === undefined) return;
        for (const amount of [pay.gross, pay.net, pay.super, pay.rescSuperAmount, pay.totalDeductions]) {
          expect(amount.toString()).toMatch(/^\d+(\.\d{1,2})?$/);
        }
        if (pay.warnings.every(({ code }) => code !== 'au.tax/more-than-paid') && pay.termination === undefined) {
          expect(pay.tax.toString()).toMatch(/^\d+$/);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('splitting an allowance over lines never loses a cent of gross or net', () => {
    fc.assert(
      fc.property(
        plainAuPay,
        fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 6 }),
        (input, parts) => {
          const line = (cents: number) =>
            ({
              description: 'Part',
              amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
              allowanceCategory: 'OD',
            }) as const;
          const split = paid({ ...input, allowances: parts.map(line) });
          const together = paid({ ...input, allowances: [line(parts.reduce((a, b) => a + b, 0))] });
          expect([split?.gross, split?.net, split?.super].map(String)).toEqual(
            [together?.gross, together?.net, together?.super].map(String),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('salary sacrifice', () => {
  /**
   * Named, because the law has it: under Schedule 5 a bonus is taxed on top of the ordinary pay. Lower ordinary pay can
   * put it into the band where the Medicare levy phases in, so this holds for pays without Schedule 5 payments.
   */
  test('never raises tax, and never lowers super worked out before it', () => {
    fc.assert(
      fc.property(plainAuPay, dollarsUpTo(2000), (input, amount) => {
        const without = paid(input);
        const withIt = paid({ ...input, paySacrifices: [{ description: 'Super', amount }] });
        if (without === undefined || withIt === undefined) return;
        expect(compare(withIt.tax, without.tax)).toBeLessThanOrEqual(0);
        expect(withIt.compulsorySuperAmount.toString()).toBe(without.compulsorySuperAmount.toString());
      }),
      { numRuns: 300 },
    );
  });
});

describe('the same input', () => {
  test('gives the same bytes, through JSON and back', () => {
    fc.assert(
      fc.property(fullAuPay, (input) => {
        const first = JSON.stringify(calculatePay(input));
        expect(JSON.stringify(calculatePay(JSON.parse(JSON.stringify(input))))).toBe(first);
      }),
      { numRuns: 300 },
    );
  });

  test('is not changed by being paid', () => {
    fc.assert(
      fc.property(fullAuPay, (input) => {
        const before = JSON.stringify(input);
        calculatePay(deepFreeze(input));
        expect(JSON.stringify(input)).toBe(before);
      }),
      { numRuns: 100 },
    );
  });

  test('explains every figure without throwing', () => {
    fc.assert(
      fc.property(fullAuPay, (input) => {
        const pay = paid(input);
        const explained = pay?.trace.explain();
        if (explained !== undefined) expect(explained.net.value).toBe(pay?.net.toString());
      }),
      { numRuns: 100 },
    );
  });
});

describe('whatever comes in', () => {
  test('anything at all is a pay or a refusal with a known code', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (input) => {
          judge(calculatePay(input as AuPayInput));
          judge(netToGross(input as AuPayInput, '100'));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a pay with anything in any one place', () => {
    fc.assert(
      fc.property(
        fullAuPay,
        fc.nat(),
        fc.anything({ withBigInt: true, withNullPrototype: true }),
        (input, place, value) => {
          judge(calculatePay(replaced(input, place, value) as AuPayInput));
        },
      ),
      { numRuns: 600 },
    );
  });

  function judge(pay: ReturnType<typeof calculatePay> | ReturnType<typeof netToGross>): void {
    if (!pay.ok) {
      expect(refusalCodes).toContain(pay.error.code);
      expect(pay.error.message).not.toBe('');
    }
  }
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/** The input with one of its members, however deep, replaced. */
function replaced(input: unknown, place: number, value: unknown): unknown {
  const copy: unknown = structuredClone(input);
  const slots: (readonly [object, string])[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      slots.push([node, key]);
      visit((node as Record<string, unknown>)[key]);
    }
  };
  visit(copy);
  const [owner, key] = slots[place % slots.length] ?? [{}, ''];
  (owner as Record<string, unknown>)[key] = value;
  return copy;
}
