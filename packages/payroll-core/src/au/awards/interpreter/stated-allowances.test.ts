import { toFixed } from '../../../money';
import { findAward } from '../all';
import { interpretShifts } from './interpret-shifts';

interface Stated {
  readonly award: string;
  readonly classification: string;
  readonly stream?: string;
  readonly id: string;
  readonly quantity: string;
}

function priced({ award: code, classification, stream, id, quantity }: Stated): string {
  const award = findAward(code);
  if (!award.ok) throw new Error(award.error.message);
  const result = interpretShifts({
    award: award.value,
    employee: { employmentType: 'full-time', classification, ...(stream === undefined ? {} : { stream }) },
    state: 'NSW',
    payPeriodStart: '2026-08-03',
    shifts: [{ date: '2026-08-04', start: '09:00', end: '12:00', allowances: [{ id, quantity }] }],
  });
  return result.ok ? toFixed(result.value.lines.at(-1)!.amount, 2) : result.error.message;
}

// Modern Awards Pay Database, 13 August 2026; an allowance "per hour or part of an hour" counts what was begun.
const cleaner = { award: 'MA000022', classification: 'Level 1' };
const fitter = {
  award: 'MA000010',
  classification: 'C10 - Engineering/manufacturing tradesperson - level I',
  stream: 'General manufacturing',
};
const carer = { award: 'MA000100', classification: 'Disability care - Level 2 - pay point 1', stream: 'Home care' };
test.each<[string, Stated, string]>([
  ['kilometres of a cleaner (17.11(a))', { ...cleaner, id: 'vehicle', quantity: '10' }, '10.10'],
  ['a cleaner above the 22nd floor (17.5(b)(ii))', { ...cleaner, id: 'height-above-22', quantity: '2.25' }, '6.81'],
  ['a house of 47 degrees (20.7(c)(ii))', { ...carer, id: 'hot-46', quantity: '0.5' }, '0.77'],
  ['a confined space in a factory (30.4(f))', { ...fitter, id: 'confined-spaces', quantity: '2.5' }, '2.80'],
  [
    'kilometres of a hairdresser',
    { award: 'MA000005', classification: 'Hair and beauty employee level 3', id: 'vehicle', quantity: '7' },
    '7.00',
  ],
  [
    'a cold room of a fast food shop (17.3(a))',
    { award: 'MA000003', classification: 'Fast food employee level 1', id: 'cold', quantity: '4' },
    '1.52',
  ],
])('%s', (_says, stated, amount) => {
  expect(priced(stated)).toBe(amount);
});

test('an allowance that the rules do not have is refused with those that they have, and what to do', () => {
  expect(priced({ ...cleaner, id: 'forklift', quantity: '1' })).toMatch(
    /^MA000022 has no allowance forklift in its rules, which the shift of 2026-08-04 states\. It has leading-hand-10, .*\. Take it out of the shift and enter it as an allowance of the pay\.$/,
  );
});
