import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import fc from 'fast-check';
import type { AwardShift } from 'payroll-core/au/awards';
import { MA000004 } from 'payroll-core/au/awards/MA000004';
import { MA000120 } from 'payroll-core/au/awards/MA000120';
import type { AuPayFigures } from '../../domain/pay-record';
import type { MinimumBasis } from '../pay-basis';
import { auAwardCheck } from './au-award-check';

const facts = fc.record({
  employment_status: fc.constantFrom('Full-time', 'Part-time', 'Casual', 'Labour Hire'),
  award_classification: fc.constantFrom('Retail employee level 1', 'Retail employee level 4', 'Nobody', null),
  award_classification_reason: fc.constantFrom(null, 'Works alone'),
  date_of_birth: fc.constantFrom('1990-01-01', '2009-01-01', '2008-08-05', '2006-03-01', null),
  start_date: fc.constantFrom('2020-01-01', '2026-06-01'),
  award_group: fc.constant(null),
  award_stream: fc.constantFrom(null, 'Retail'),
  award_worker: fc.constantFrom(null, 'shiftworker'),
  award_disability_services_work: fc.boolean(),
  award_office_work: fc.boolean(),
  award_all_purpose_rate: fc.constantFrom(null, '30'),
  award_set_off: fc.boolean(),
  award_ordinary_hours_only: fc.boolean(),
  annual_salary: fc.constantFrom(null, '60000'),
  startDate: fc.constantFrom('2026-08-03', '2026-08-10', '2030-01-07'),
  units: fc.constantFrom('hours', 'dollars', 'loadings'),
  value: fc.constantFrom('38', '20'),
  payAmount: fc.constantFrom('1140', '600', '20'),
  isOvertime: fc.boolean(),
  allowance: fc.constantFrom(undefined, 'MD', 'TD'),
});

type Fact = typeof facts extends fc.Arbitrary<infer F> ? F : never;

function basisOf(fact: Fact, award: typeof MA000004): MinimumBasis<'AU'> {
  const { startDate, units, value, payAmount, isOvertime, allowance, ...details } = fact;
  const pay = {
    hours: [{ units, value, payAmount, isOvertime }],
    allowances: allowance === undefined ? [] : [{ allowanceCategory: allowance, totalAmount: '12.50' }],
  } as unknown as AuPayFigures;
  return {
    employee: {
      details: {
        ...details,
        award_code: 'MA000004',
        minimum_pay_set_by: null,
        state: 'NSW',
      } as unknown as EmployeeDetails,
    },
    run: { startDate, endDate: startDate.replace(/\d\d$/, (day) => String(Number(day) + 6).padStart(2, '0')) },
    pays: [pay],
    shifts: { own: [], before: [], weekStart: startDate },
    findAward: () => award,
  } as unknown as MinimumBasis<'AU'>;
}

test('a verdict that is remembered is the verdict on the same facts', () => {
  fc.assert(
    fc.property(facts, (fact) => {
      // Another object of the award has nothing to remember.
      expect(auAwardCheck(basisOf(fact, MA000004))).toEqual(auAwardCheck(basisOf(fact, { ...MA000004 })));
    }),
    { numRuns: 1_000 },
  );
});

test('the same facts are judged once', () => {
  const award = { ...MA000004 };
  const [fact] = fc.sample(facts, { numRuns: 1, seed: 1 });
  const named = { award_classification: 'Retail employee level 1', employment_status: 'Casual' } as const;
  const basis = basisOf({ ...fact!, ...named }, award);
  expect(auAwardCheck(basis)).toBe(auAwardCheck(basis));
});

/** Twenty hours of level 1; pay guide of 1 July 2026: 27.81 an hour, casual 34.76. */
const twentyHours = (employment_status: Fact['employment_status'], payAmount: string): MinimumBasis<'AU'> =>
  basisOf(
    {
      employment_status,
      award_classification: 'Retail employee level 1',
      award_classification_reason: null,
      date_of_birth: '1990-01-01',
      start_date: '2020-01-01',
      award_group: null,
      award_stream: null,
      award_worker: null,
      award_disability_services_work: false,
      award_office_work: false,
      award_all_purpose_rate: null,
      award_set_off: false,
      award_ordinary_hours_only: true,
      annual_salary: null,
      startDate: '2026-08-03',
      units: 'hours',
      value: '20',
      payAmount,
      isOvertime: false,
      allowance: undefined,
    } as Fact,
    MA000004,
  );

test.each<[Fact['employment_status'], string, string]>([
  ['Full-time', '556.2', '556.19'],
  ['Part-time', '556.2', '556.19'],
  ['Casual', '695.2', '695.19'],
])('%s is held against its own rate', (status, due, less) => {
  expect(auAwardCheck(twentyHours(status, due))).toMatchObject({ verdict: 'met', reasons: [] });
  expect(auAwardCheck(twentyHours(status, less))).toMatchObject({ verdict: 'short', shortBy: '0.01' });
});

test('somebody of a labour hire firm is not judged by an award', () => {
  const check = auAwardCheck(twentyHours('Labour Hire', '556.2'));
  expect(check).toMatchObject({ verdict: 'cannot-tell', reasons: [{ code: 'arrangement-not-covered' }] });
});

test('a row that takes back what an earlier pay held is judged with the others', () => {
  const basis = twentyHours('Part-time', '556.2');
  const takenBack = { units: 'dollars', value: '-5', payAmount: '-5', isOvertime: false };
  const pays = basis.pays.map((pay) => ({ ...pay, hours: [...pay.hours, takenBack as (typeof pay.hours)[number]] }));
  expect(auAwardCheck({ ...basis, pays })).toMatchObject({ verdict: 'short', shortBy: '5', paid: '551.2' });
});

test('fares that are paid beside shifts refund what the work costs, so they are the expense that the award asks for', () => {
  const { employee, ...basis } = twentyHours('Part-time', '649.4');
  const shift: AwardShift = {
    date: '2026-08-04',
    start: '09:00',
    end: '11:00',
    allowances: [{ id: 'excess-fares', quantity: '1' }],
  };
  const educator = {
    ...employee.details,
    award_code: 'MA000120',
    award_classification: 'Level 3 - Qualified educator',
  };
  const checkOf = (otherType: string | undefined) =>
    auAwardCheck({
      ...basis,
      employee: { ...employee, details: educator },
      pays: basis.pays.map((pay) => ({
        ...pay,
        // MA000120 clause 15.3.
        allowances: [{ allowanceCategory: 'OD', otherType, totalAmount: '17.22' }] as unknown as typeof pay.allowances,
      })),
      shifts: { ...basis.shifts, own: [shift] },
      findAward: () => MA000120,
    });
  expect(checkOf('T1')).toMatchObject({ verdict: 'met' });
  expect(checkOf('G1')).toMatchObject({ verdict: 'short', shortBy: '17.22' });
});
