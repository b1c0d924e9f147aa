import { toFixed } from '../../../money';
import type { AwardEmployee } from '../award-employee';
import { interpretShifts } from '../interpreter/interpret-shifts';
import { MA000004 } from '../MA000004';
import { checkUnderpayment } from './check-underpayment';
import type { CheckUnderpaymentInput } from './check-underpayment-input';

const payPeriod = { from: '2026-08-03', to: '2026-08-09' };

function verdict(input: CheckUnderpaymentInput): string {
  const result = checkUnderpayment(input);
  if (!result.ok) throw new Error(result.error.message);
  const { verdict: said, shortBy, possiblyShortBy, reasons } = result.value;
  const amounts = [shortBy, possiblyShortBy].map((amount) => toFixed(amount, 2)).join(' ');
  return [said, amounts, ...reasons.map(({ code }) => code)].join(' ');
}

const tenHours = (minimum: CheckUnderpaymentInput['minimum'], paid: string): CheckUnderpaymentInput => ({
  ...{ minimum, payPeriod, setOff: false },
  work: { kind: 'hours', hours: [{ hours: '10' }], withoutPenalties: true },
  paid: [{ category: 'ordinary', amount: paid }],
});

/** General Retail Industry Award 17.2, level 1 from 1 July 2026: 528.40 a week at 16, 634.08 at 17. */
describe('a birthday within a pay period whose hours have no day', () => {
  const bornOn = (dateOfBirth: string, paid: string) => {
    const employee: AwardEmployee = {
      employmentType: 'part-time',
      classification: 'Retail employee level 1',
      dateOfBirth,
    };
    return verdict(tenHours({ kind: 'award', award: MA000004, employee }, paid));
  };

  test('leaves the rate open between the two ages', () => {
    // 13.91 an hour until the 17th birthday on 6 August 2026, 16.69 from it on.
    expect(bornOn('2009-08-06', '139.09')).toBe('short 0.01 27.80 short-in-category');
    expect(bornOn('2009-08-06', '139.10')).toBe('cannot-tell 0.00 27.80 rate-changes-in-period');
    expect(bornOn('2009-08-06', '166.89')).toBe('cannot-tell 0.00 0.01 rate-changes-in-period');
    expect(bornOn('2009-08-06', '166.90')).toBe('met 0.00 0.00');
  });

  test('counts for the whole period on its first day, and not on the day after its last', () => {
    expect(bornOn('2009-08-03', '166.89')).toBe('short 0.01 0.00 short-in-category');
    expect(bornOn('2009-08-10', '139.10')).toBe('met 0.00 0.00');
  });

  test('raises the national minimum wage as well', () => {
    const atWage = (dateOfBirth: string, paid: string) =>
      verdict(tenHours({ kind: 'national-minimum-wage', employmentType: 'part-time', dateOfBirth }, paid));
    // 1,004.90 × 57.8 % ÷ 38 = 15.29 at 17, × 68.3 % ÷ 38 = 18.06 at 18.
    expect(atWage('2008-08-06', '152.90')).toBe('cannot-tell 0.00 27.70 rate-changes-in-period');
    expect(atWage('2008-08-06', '180.60')).toBe('met 0.00 0.00');
    expect(atWage('2008-08-10', '152.90')).toBe('met 0.00 0.00');
  });
});

/** Clause 17.2 as varied by PR813655: at 18 level 1 has 19.47 an hour in the first six months and 20.86 after them. */
describe('service that nobody told', () => {
  const eighteen = (service: Partial<AwardEmployee>): AwardEmployee => ({
    employmentType: 'part-time',
    classification: 'Retail employee level 1',
    dateOfBirth: '2008-02-01',
    ...service,
  });
  const december = { from: '2026-12-07', to: '2026-12-13' };
  const byHours = (service: Partial<AwardEmployee>, paid: string) =>
    verdict({
      ...tenHours({ kind: 'award', award: MA000004, employee: eighteen(service) }, paid),
      payPeriod: december,
    });
  const shifts = [{ date: '2026-12-13', start: '10:00', end: '14:00' }];
  const bySunday = (service: Partial<AwardEmployee>, paid: string) =>
    verdict({
      minimum: { kind: 'award', award: MA000004, employee: eighteen(service) },
      payPeriod: december,
      work: { kind: 'shifts', state: 'VIC', shifts },
      paid: [{ category: 'penalty', amount: paid }],
      setOff: false,
    });

  test('leaves the rate open between that of the first six months and that after them', () => {
    expect(byHours({}, '194.69')).toBe('short 0.01 13.90 short-in-category');
    expect(byHours({}, '194.70')).toBe('cannot-tell 0.00 13.90 service-not-known');
    expect(byHours({}, '208.60')).toBe('met 0.00 0.00');
    // 150 per cent on a Sunday: 29.21 and 31.29.
    expect(bySunday({}, '116.84')).toBe('cannot-tell 0.00 8.32 service-not-known');
    expect(bySunday({}, '125.16')).toBe('met 0.00 0.00');
  });

  test('is no question where it was told, or where it changes nothing', () => {
    expect(byHours({ monthsWithEmployer: 0 }, '194.70')).toBe('met 0.00 0.00');
    expect(bySunday({ employedSince: '2026-10-01' }, '116.84')).toBe('met 0.00 0.00');
    expect(byHours({ dateOfBirth: '2009-06-01' }, '166.90')).toBe('met 0.00 0.00');
    expect(byHours({ dateOfBirth: '1990-06-01' }, '278.10')).toBe('met 0.00 0.00');
  });

  test('is told beside priced shifts', () => {
    const notCovered = (service: Partial<AwardEmployee>) => {
      const employee = eighteen(service);
      const priced = interpretShifts({ award: MA000004, employee, state: 'VIC', payPeriodStart: '2026-12-07', shifts });
      return priced.ok && priced.value.notCovered.some((says) => says.startsWith('How long the person has been'));
    };
    expect([notCovered({}), notCovered({ monthsWithEmployer: 3 })]).toEqual([true, false]);
  });
});
