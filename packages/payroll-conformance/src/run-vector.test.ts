import { differences } from './differences';
import { runOwnVector, runVector } from './run-vector';
import type { JsonObject, Vector } from './vector';

const weekly1400: JsonObject = {
  calc: 'withholding',
  scale: 2,
  stsl: false,
  period: 'weekly',
  earnings: '1400.00',
  payDate: '2024-10-15',
};

function withholding(inputs: JsonObject, expected: Vector['expected']): Vector {
  return { inputs: { ...weekly1400, ...inputs }, expected };
}

describe('a shared vector', () => {
  test('passes when the figure is exactly the published one (ATO Schedule 5, Example 1, step 2)', () => {
    expect(runVector('au-withholding.json', withholding({}, 272)).status).toBe('passed');
  });

  test('of no file, or of no form, fails with the reason', () => {
    expect(runVector('au.json' as never, withholding({}, 272)).differences).toEqual([
      'au.json is no file of vectors; vectorFiles lists them.',
    ]);
    for (const vector of [undefined, null, {}]) {
      expect(runVector('au-withholding.json', vector as never)).toMatchObject({ status: 'failed', kind: 'none' });
    }
  });

  test('fails by a dollar, and shows both figures and the trace', () => {
    const outcome = runVector('au-withholding.json', withholding({}, 273));
    expect(outcome.status).toBe('failed');
    expect(outcome.differences).toEqual(['expected: expected 273, got "272"']);
    expect(outcome.trace).toContain('au.payg-schedule-1.withhold-weekly: 0.32 × 1400.99 − 176.5769');
  });

  test.each([
    [
      'a kind nobody knows',
      { inputs: { calc: 'fringeBenefits' }, expected: 1 },
      'The kind fringeBenefits is not known',
    ],
    ['no kind at all', { inputs: {}, expected: 1 }, 'The kind none is not known'],
    ['a kind named like a built-in', { inputs: { calc: 'toString' }, expected: 1 }, 'The kind toString is not known'],
    ['a member nobody knows', withholding({ bonus: '1' }, 272), 'Inputs not understood: bonus.'],
    ['a scale there is none of', withholding({ scale: 7 }, 272), 'There is no scale 7.'],
    ['a scale below the first', withholding({ scale: 0 }, 272), 'There is no scale 0.'],
    ['a scale in words', withholding({ scale: 'two' }, 272), 'Expected a whole number in scale'],
    ['a period nobody pays by', withholding({ period: 'daily' }, 272), 'Expected one of weekly, fortnightly'],
    ['earnings in words', withholding({ earnings: 'much' }, 272), 'amount/not-a-number'],
    ['a day that is none', withholding({ payDate: '2024-02-30' }, 272), 'date/malformed'],
    ['a day before the first edition', withholding({ payDate: '2024-06-30' }, 272), 'statutory/not-covered'],
    ['a day past the last confirmed one', withholding({ payDate: '2099-07-01' }, 272), 'statutory/unconfirmed'],
    ['a loan that is neither true nor false', withholding({ stsl: 'yes' }, 272), 'Expected true or false in stsl'],
    ['an unknown residency', withholding({ scale: 4, residency: 'lunar' }, 470), 'Residency lunar is not known'],
  ] satisfies [string, Vector, string][])('with %s has failed, and says why', (_what, vector, reason) => {
    const outcome = runVector('au-withholding.json', vector);
    expect(outcome.status).toBe('failed');
    expect(outcome.differences.join()).toContain(reason);
  });

  test('whose source marks it as wrong is disputed, not failed; if it agrees after all, it has passed', () => {
    const wrong = { ...withholding({}, 273), check: "disagrees with the office's own table" };
    expect(runVector('au-withholding.json', wrong).status).toBe('disputed');
    expect(runVector('au-withholding.json', { ...wrong, expected: 272 }).status).toBe('passed');
    expect(runVector('au-withholding.json', { ...wrong, check: 'agrees' }).status).toBe('failed');
    const { check: _check, ...rest } = wrong;
    expect(runVector('au-withholding.json', { ...rest, checked: 'disagrees' }).status).toBe('disputed');
  });

  test.each([
    ['resident, 47 %', { scale: 4, residency: 'resident', earnings: '1000.00' }, 470],
    ['foreign resident, 45 %', { scale: 4, residency: 'foreignResident', earnings: '1000.00' }, 450],
    ['non-resident, 45 %', { scale: 4, residency: 'non-resident', earnings: '1000.00' }, 450],
  ] satisfies [string, JsonObject, number][])('without a tax file number, %s', (_who, inputs, expected) => {
    expect(runVector('au-withholding.json', withholding(inputs, expected)).status).toBe('passed');
  });

  test('of the net amount takes an agreed extra by any of its names (ATO Schedule 14: 563 a week, 39 + 50 = 89)', () => {
    const net = (name: string): Vector => ({
      inputs: { ...weekly1400, calc: 'net', earnings: '563.00', [name]: 50 },
      expected: { withholding: 39, [name]: 50, net: 89 },
    });
    for (const name of ['extra', 'agreedExtra', 'agreedIncrease', 'upwardVariation', 'additionalWithholding']) {
      expect(runVector('au-withholding.json', net(name)).differences).toEqual([]);
    }
    const twice: Vector = { inputs: { ...net('extra').inputs, agreedExtra: 50 }, expected: { net: 89 } };
    expect(runVector('au-withholding.json', twice).differences).toEqual([
      'The agreed extra is given twice: extra, agreedExtra.',
    ]);
  });

  test('of the net amount combines an offset, a family and an extra', () => {
    const inputs = {
      ...{ calc: 'net', scale: 2, period: 'weekly', earnings: '1333.45', payDate: '2026-07-15' },
      ...{ spouse: true, children: 5, taxOffset: 1000, extra: 10 },
    };
    // 245 and 26 are the instrument's general example 1; 1.9 % of 1,000 is 19.
    const expected = { withholding: 245, taxOffset: 19, medicareLevyAdjustment: 26, extra: 10, net: 210 };
    expect(runVector('au-withholding.json', { inputs, expected }).differences).toEqual([]);
  });

  test('of a Medicare levy adjustment without a family, or on a scale that has none, is nil', () => {
    const adjustment = { ...weekly1400, calc: 'medicareLevyAdjustment', earnings: '700.00' };
    for (const inputs of [
      { ...adjustment, scale: 2 },
      { ...adjustment, scale: 5, spouse: true, children: 2 },
      { ...adjustment, scale: 1, spouse: true, children: 0 },
    ]) {
      expect(runVector('au-withholding.json', { inputs, expected: 0 }).differences).toEqual([]);
    }
  });
});

describe('a Schedule 5 vector', () => {
  const inputs = {
    ...{ method: 'A', payCycle: 'weekly', scale: 2, grossEarnings: 1400, additionalPayment: 900, payPeriods: 52 },
    ...{ taxFreeThreshold: true, stsl: false },
  };
  const vector: Vector = {
    area: 'schedule5',
    year: '2024-25',
    inputs,
    expected: { step2: 272, step3: 17, step4: 1417, step5: 277, step6: 5, withholdingOnAdditional: 260 },
  };

  test('passes with all its steps (ATO Schedule 5, Example 1, published 16 June 2024)', () => {
    expect(runVector('au-termination.json', vector).differences).toEqual([]);
  });

  test('may hold the study-loan column of the same example (3 % of 1,400.99 is 42, of 1,417.99 is 43)', () => {
    const loan = {
      ...vector,
      inputs: { ...inputs, stsl: true },
      expected: { step2: 42, step5: 43, step6: 1, step7: 52, withholdingOnAdditional: 52 },
    };
    expect(runVector('au-termination.json', loan).differences).toEqual([]);
    const both = { ...loan, expected: { step2: 314, step5: 320, step7: 312, withholdingOnAdditional: 312 } };
    expect(runVector('au-termination.json', both).differences).toEqual([]);
    const mixed = { ...loan, expected: { step2: 42, withholdingOnAdditional: 260 } };
    expect(runVector('au-termination.json', mixed).status).toBe('failed');
    const withoutSteps = { ...loan, expected: { withholdingOnAdditional: 312, totalWithholding: 626 } };
    expect(runVector('au-termination.json', withoutSteps).differences).toEqual([]);
  });

  test('takes the pay periods of a year and the scale of the threshold where it names neither', () => {
    const { payPeriods: _n, scale: _scale, ...few } = inputs;
    expect(runVector('au-termination.json', { ...vector, inputs: few }).differences).toEqual([]);
    const dated = { ...vector, inputs: { ...few, payDate: '2025-06-30' }, year: 'n/a' };
    expect(runVector('au-termination.json', dated).differences).toEqual([]);
  });

  test.each([
    ['another method', { ...inputs, method: 'C' }, 'Expected one of A in method'],
    ['scale 4', { ...inputs, scale: 4 }, 'Method A is not worked out on scale 4.'],
  ] satisfies [string, JsonObject, string][])('with %s has failed', (_what, other, reason) => {
    expect(runVector('au-termination.json', { ...vector, inputs: other }).differences.join()).toContain(reason);
  });

  test('of a year nobody can name has failed', () => {
    const { year: _year, ...dateless } = vector;
    expect(runVector('au-termination.json', dateless).differences.join()).toContain('date/malformed');
  });
});

describe("an instrument's own vector", () => {
  test('of a folder that nobody registered has failed', () => {
    const outcome = runOwnVector('au/lottery', '2024-07-01', { withheld: '1' });
    expect(outcome).toMatchObject({ status: 'failed', differences: ['Nobody runs the vectors of au/lottery.'] });
    expect(runOwnVector('toString', '2024-07-01', {}).status).toBe('failed');
  });

  test('fails when its figure is another, and when it has none', () => {
    const row = { scale: 2, frequency: 'weekly', earnings: '1400', withheld: '273' };
    expect(runOwnVector('au/payg-schedule-1', '2024-07-01', row)).toMatchObject({
      status: 'failed',
      differences: ['expected: expected "273", got "272"'],
    });
    const { withheld: _withheld, ...silent } = row;
    expect(runOwnVector('au/payg-schedule-1', '2024-07-01', silent).status).toBe('failed');
  });
});

describe('differences', () => {
  test('are of digits, not of writing', () => {
    expect(differences(1920, '1920.00')).toEqual([]);
    expect(differences('1920.00', 1920)).toEqual([]);
    expect(differences(0.17, '0.170')).toEqual([]);
    expect(differences('1920.00', '1920.01')).toHaveLength(1);
    expect(differences('wholeOfIncome', 'wholeOfIncome')).toEqual([]);
    expect(differences('R', 'O')).toEqual(['expected: expected "R", got "O"']);
    expect(differences(true, false)).toHaveLength(1);
    expect(differences(null, null)).toEqual([]);
    expect(differences(1, true)).toHaveLength(1);
  });

  test('look only at what is expected, and find derived members under their plain names', () => {
    expect(differences({ a: 1 }, { a: 1, b: 2 })).toEqual([]);
    expect(differences({ withheld_derived: 8500 }, { withheld: '8500' })).toEqual([]);
    expect(differences({ a: 1, c: 2 }, { a: 1 })).toEqual(['expected.c: expected 2, got nothing']);
    expect(differences({ a: { b: 1 } }, { a: { b: 2 } })).toEqual(['expected.a.b: expected 1, got 2']);
    expect(differences({ a: 1 }, 1)).toHaveLength(1);
    expect(differences({ a: 1 }, null)).toHaveLength(1);
  });

  test('compare lists item by item', () => {
    expect(differences([1, 2], ['1', '2'])).toEqual([]);
    expect(differences([1, 2], [1])).toHaveLength(1);
    expect(differences([1], 1)).toHaveLength(1);
    expect(differences([1, { a: 2 }], [1, { a: 3 }])).toEqual(['expected[1].a: expected 2, got 3']);
  });

  test('allow what a source states as its own rounding, and no more', () => {
    const expected = { weeks: 4.76, tolerance: 0.01 };
    expect(differences(expected, { weeks: '4.77' })).toEqual([]);
    expect(differences(expected, { weeks: '4.75' })).toEqual([]);
    expect(differences(expected, { weeks: '4.7701' })).toHaveLength(1);
    expect(differences(expected, { weeks: '4.7499' })).toHaveLength(1);
  });
});
