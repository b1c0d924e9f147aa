import type { AuPayInput, AuTaxDeclarationInput } from '../au';
import { readDraft, rulesInForce } from '../rules';
import { civilDate } from '../calendar';
import { changeOfLaw, dayOfChange, impactOfLaw, impactOfRise, noteToStaff, type Impact, type PayOfCountry } from '.';

const plain: AuTaxDeclarationInput = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true };
const on = (pay: PayOfCountry, from: string, to: string): Impact => {
  const found = impactOfLaw(pay, { day: from }, { day: to });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

const weekly: AuPayInput = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: { payRatePerHour: '25', taxDeclaration: plain },
  hours: [{ description: 'Ordinary time', units: 'hours', value: '40' }],
};
const bakery: PayOfCountry = { country: 'AU', input: weekly };

describe('a draft', () => {
  const inForce = rulesInForce(civilDate('2026-11-12'), 'AU');
  const guarantee = inForce.ok
    ? inForce.value.inForce.find(({ instrument }) => instrument === 'au.super-guarantee')
    : undefined;
  const draft = (values: object) => ({
    instrument: 'au.super-guarantee',
    effectiveFrom: '2027-07-01',
    law: { title: 'A bill', href: 'https://www.legislation.gov.au' },
    values: { ...(guarantee?.values as object), ...values },
  });

  test('a super guarantee of 13 per cent costs a pay of 1,000 another 10 dollars', () => {
    const read = readDraft(draft({ rate: '0.13' }));
    if (!read.ok) throw new Error(read.error.message);
    const found = impactOfLaw(bakery, { day: '2026-11-12' }, { day: '2026-11-12', drafts: [read.value] });
    if (!found.ok) throw new Error(found.error.message);
    const { movement, rules } = found.value;
    expect([movement.net, movement.super, movement.cost].map(String)).toEqual(['0', '10', '10']);
    expect(rules.map(({ instrument, to }) => [instrument, to])).toEqual([
      ['au.super-guarantee', 'au.super-guarantee@draft-2027-07-01'],
    ]);
    expect(noteToStaff(found.value, { from: '1 July 2027', what: 'a bill raises super', savings: 'super' })).toBe(
      'From 1 July 2027: a bill raises super.\n' +
        'A pay like your last one still comes to $862.00 after tax.\n' +
        'Into super: $120.00 before, $130.00 now.\n' +
        'A bill: https://www.legislation.gov.au',
    );
  });

  test.each([
    [7, ''],
    [{ ...draft({}), instrument: 'au.horoscope' }, 'instrument'],
    [{ ...draft({}), effectiveFrom: 'soon' }, 'effectiveFrom'],
    [draft({ rate: 'much' }), 'values.rate'],
    [{ ...draft({}), values: {} }, 'values.'],
  ])('%j is refused at %s', (input, path) => {
    const read = readDraft(input);
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : (read.error.path ?? '')).toContain(path);
  });
});

describe('a draft that no calculation could follow', () => {
  const inForce = rulesInForce(civilDate('2026-11-12'));
  const of = (instrument: string, values: object) => ({
    instrument,
    effectiveFrom: '2027-07-01',
    values: {
      ...(inForce.ok ? (inForce.value.inForce.find((one) => one.instrument === instrument)?.values as object) : {}),
      ...values,
    },
  });

  // Business days are counted one by one: so many would keep everybody else waiting for as long.
  test.each([
    [of('au.payday-super', { days: '99999999999' }), 'values.days'],
    [of('au.payday-super', { extendedDays: '3661' }), 'values.extendedDays'],
    [of('au.payday-super', { days: '1.5' }), 'values.days'],
    [of('au.payday-super', { days: '-1' }), 'values.days'],
    [of('au.payday-super', { due: 'some-day' }), 'values.due'],
    [
      of('au.super-guarantee', { maximumContributionBase: { amount: '270830', per: 'x' } }),
      'values.maximumContributionBase.per',
    ],
  ])('%j is refused at %s', (input, path) => {
    expect(readDraft(input)).toMatchObject({ ok: false, error: { path } });
  });

  test.each([
    of('au.payday-super', { days: '10', extendedDays: '28' }),
    of('au.super-guarantee', { maximumContributionBase: { amount: '70000', per: 'quarter' } }),
    of('au.super-guarantee', { leaveOutsideEarnings: ['UNPAID'] }),
  ])('%j is taken', (input) => {
    const read = readDraft(input);
    expect(read.ok ? 'taken' : read.error.message).toBe('taken');
  });

  test('every edition in force is a draft of itself', () => {
    const editions = inForce.ok ? inForce.value.inForce : [];
    expect(editions.length).toBeGreaterThan(30);
    for (const { instrument } of editions) {
      const read = readDraft(of(instrument, {}));
      expect([instrument, read.ok ? 'taken' : read.error]).toEqual([instrument, 'taken']);
    }
  });
});

test('a rise of three per cent: 1,000 becomes 1,030, and the table takes its part', () => {
  const found = impactOfRise(bakery, { kind: 'percentage', by: '0.03' });
  if (!found.ok) throw new Error(found.error.message);
  // 0.3227 × 1,030.99 − 185.1935 = 147.51: 148, ten more than of 1,000. Super is 12 % of 30.
  expect(['gross', 'tax', 'net', 'super', 'cost'].map((name) => String(found.value.movement[name as 'gross']))).toEqual(
    ['30', '10', '20', '3.6', '33.6'],
  );
  const set = impactOfRise(bakery, { kind: 'new-rate', rate: '25.75' });
  expect(set.ok && String(set.value.movement.gross)).toBe('30');
});

test('a salary in dollars rises by a percentage, and not by dollars an hour', () => {
  const salary: PayOfCountry = {
    country: 'AU',
    input: { ...weekly, hours: [{ description: 'Salary', units: 'dollars', value: '1000', rate: '1' }] },
  };
  const grossAfter = (rise: Parameters<typeof impactOfRise>[1]) => {
    const found = impactOfRise(salary, rise);
    if (!found.ok) throw new Error(found.error.message);
    return found.value.after.gross.toString();
  };
  expect(grossAfter({ kind: 'percentage', by: '0.03' })).toBe('1030');
  expect(grossAfter({ kind: 'per-hour', by: '2' })).toBe('1000');
  expect(grossAfter({ kind: 'new-rate', rate: '35' })).toBe('1000');
});

test('a day without law is refused', () => {
  const change = changeOfLaw({ day: '2026-11-12' }, { day: '2040-01-01' });
  expect(change.ok && change.value.impactOn(bakery)).toMatchObject({
    ok: false,
    error: { code: 'statutory/unconfirmed' },
  });
  expect(changeOfLaw({ day: 'x' }, { day: '2026-07-01' }).ok).toBe(false);
});

test('a note names the day from which the law is in force, not the day that was asked about', () => {
  const { rules } = on({ country: 'AU', input: weekly }, '2025-11-16', '2026-11-16');
  expect(rules.map(({ to }) => to)).toEqual(expect.arrayContaining([expect.stringContaining('@2026-07-01')]));
  expect(dayOfChange(rules, '2026-11-16')).toBe('2026-07-01');
  expect(dayOfChange([], '2026-11-16')).toBe('2026-11-16');
});
