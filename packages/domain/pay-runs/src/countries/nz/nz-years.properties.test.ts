import type { Part } from '@anz-payroll/employee-lifecycle';
import { newEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import fc from 'fast-check';
import {
  add,
  addDays,
  addMonths,
  civilDate,
  decimal,
  nzTaxYear,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import { addFigures } from '../../domain/figures';
import { leaveMoved } from '../../domain/leave-account';
import type { LeaveLine, PayLines } from '../../domain/pay-lines';
import type { Figures } from '../../domain/pay-record';
import type { PastPay } from '../../ports';
import { calculateNzPay } from './nz-calculate';
import { buildNzInput } from './nz-input';
import { nzLeaveStatement, type LeaveStatement, type PaidLeave } from './nz-leave-statement';

/** A Monday, so that weekly periods begin on it; two years of pays end within the confirmed law. */
const START = civilDate('2024-11-04');
const DAY = 8;
const nobody: PayLines = {
  hours: [],
  leave: [],
  allowances: [],
  deductions: [],
  bonuses: [],
  paySacrifices: [],
  backPayments: [],
};

/** National public holidays of these years that fall on weekdays. @law Holidays Act 2003 s 44 */
const holidays = ['2024-12-25', '2024-12-26', '2025-01-01', '2025-01-02', '2025-02-06', '2025-04-18', '2025-04-21'];
const later = ['2025-04-25', '2025-06-02', '2025-06-20', '2025-10-27', '2025-12-25', '2025-12-26', '2026-01-01'];

interface Week {
  readonly takes: number;
  readonly sick: number;
  readonly works: boolean;
}

const week: fc.Arbitrary<Week> = fc.record({
  takes: fc.constantFrom(0, 0, 0, 0, 0, 8, 16, 40),
  sick: fc.constantFrom(0, 0, 0, 0, 8),
  works: fc.boolean(),
});

interface Life {
  readonly weeks: readonly Week[];
  readonly away: { readonly from: number; readonly days: number } | undefined;
}

const life: fc.Arbitrary<Life> = fc.record({
  weeks: fc.array(week, { minLength: 60, maxLength: 110 }),
  away: fc.option(fc.record({ from: fc.integer({ min: 10, max: 200 }), days: fc.integer({ min: 1, max: 60 }) }), {
    nil: undefined,
  }),
});

interface Lived {
  readonly balances: Figures;
  /** Hours that came to and went from each balance, as the pays' own rows say. */
  readonly accrued: Readonly<Record<string, Decimal>>;
  readonly taken: Readonly<Record<string, Decimal>>;
  readonly worked: number;
  readonly until: CivilDate;
  /** Every change with its reason, worked out from facts and not from the pays' own counting. */
  readonly statement: LeaveStatement | undefined;
  readonly sums: {
    readonly gross: Decimal;
    readonly filedGross: Decimal;
    readonly paye: Decimal;
    readonly filedPaye: Decimal;
  };
}

function live({ weeks, away }: Life): Lived {
  const employee = {
    ...newEmployee(
      1,
      1,
      nzEmployee({ start_date: START, standard_hours_per_day: String(DAY), pay_rate_per_hour: '40' }),
    ),
    id: 1,
    version: 1,
  };
  const parts: Part[] =
    away === undefined
      ? []
      : [
          {
            id: 1,
            employeeId: 1,
            kind: 'absence',
            rank: 1,
            values: {
              reason: 'UNPAID_OTHER',
              start_date: addDays(START, away.from),
              end_date: addDays(START, away.from + away.days - 1),
              agreed_to_count: false,
            },
          },
        ];
  let leave: Figures = {};
  let worked = 0;
  const past: PastPay[] = [];
  const paid: PaidLeave[] = [];
  const accrued: Record<string, Decimal> = {};
  const taken: Record<string, Decimal> = {};
  const sums: Record<'gross' | 'filedGross' | 'paye' | 'filedPaye', Decimal> = {
    gross: whole(0),
    filedGross: whole(0),
    paye: whole(0),
    filedPaye: whole(0),
  };
  let until = START;
  for (const [i, { takes, sick, works }] of weeks.entries()) {
    const startDate = addDays(START, 7 * i);
    const endDate = addDays(startDate, 6);
    until = endDate;
    const payDate = addDays(startDate, 3);
    const off = [...holidays, ...later].map(civilDate).filter((day) => day >= startDate && day <= endDate);
    const lines: PayLines = {
      ...nobody,
      hours: [
        { description: 'Work', units: 'hours', value: '24', isOvertime: false },
        ...(works
          ? off.map((publicHolidayDate) => ({
              description: 'Holiday',
              units: 'hours',
              value: '5',
              isOvertime: false,
              publicHolidayDate,
            }))
          : []),
      ],
      leave: [
        ...rowOf('ANNUAL_HOLIDAYS', takes, payDate),
        ...rowOf('SICK', sick, payDate),
        ...(works ? [] : off.flatMap((day) => rowOf('PAID_PUBLIC_HOLIDAY', DAY, day))),
      ],
    };
    if (works) worked += off.length;
    const built = buildNzInput({
      findAward: () => undefined,
      payDate,
      financialYear: nzTaxYear(payDate),
      run: { startDate, endDate },
      region: null,
      employee,
      parts,
      lines,
      daysPaid: null,
      termination: null,
      leave,
      year: {},
      inRun: new Set(),
      past,
    });
    if (!built.ok) throw new Error(built.error.message);
    const pay = calculateNzPay(built.value.calculationInput);
    if (!pay.ok) throw new Error(pay.error.message);
    const { result } = pay.value.figures;
    for (const row of result.leaveBalanceRows) {
      accrued[row.leaveType] = add(accrued[row.leaveType] ?? whole(0), decimal(row.accrued));
      taken[row.leaveType] = add(taken[row.leaveType] ?? whole(0), decimal(row.taken));
    }
    sums.gross = add(sums.gross, decimal(result.gross));
    sums.paye = add(sums.paye, decimal(result.paye));
    sums.filedGross = add(sums.filedGross, decimal(result.employmentInformation.gross));
    sums.filedPaye = add(sums.filedPaye, decimal(result.employmentInformation.paye));
    leave = addFigures(leave, addFigures(leaveMoved(result.leaveBalanceRows, []), built.value.granted));
    paid.push({ payDate, periodStart: startDate, periodEnd: endDate, result, termination: null });
    past.push({
      employeeId: 1,
      payId: i + 1,
      payDate,
      periodStart: startDate,
      periodEnd: endDate,
      payPeriod: 'WEEKLY',
      isTermination: false,
      taxable: result.taxableGross,
      gross: result.gross,
      tax: result.tax,
      net: result.net,
      ordinary: result.ordinaryEarnings,
      holidays: result.holidaysActGrossEarnings,
      oneOff: null,
      days: result.daysPaid ?? null,
    });
  }
  const statement = nzLeaveStatement({ employee, parts, pays: paid, ended: [], ledger: leave, from: START, until });
  return { balances: leave, accrued, taken, worked, until, statement, sums };
}

function rowOf(leaveType: LeaveLine['leaveType'], hours: number, date: CivilDate): readonly LeaveLine[] {
  return hours === 0 ? [] : [{ description: leaveType, leaveType, date, hours: String(hours) }];
}

/** Whole years of service at the end, by the Act's own words: days of unpaid leave beyond the first week come on top. */
function yearsOf(until: CivilDate, away: Life['away']): number {
  let years = 0;
  let from: CivilDate = START;
  let anchor: CivilDate = START;
  let since = 0;
  const lost = (day: CivilDate): boolean => {
    if (away === undefined) return false;
    const first = addDays(START, away.from + 7);
    return day >= first && day < addDays(START, away.from + away.days);
  };
  for (;;) {
    let due = addMonths(anchor, 12 * (since + 1));
    let moved = 0;
    for (let day = from; day < due; day = addDays(day, 1)) {
      if (!lost(day)) continue;
      moved += 1;
      due = addDays(due, 1);
    }
    if (due > until) return years;
    years += 1;
    from = due;
    if (moved === 0) since += 1;
    else [anchor, since] = [due, 0];
  }
}

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? '3') };

describe('random years of a random employee', () => {
  it('no hour of leave appears or disappears without a row of a pay', () => {
    fc.assert(
      fc.property(life, (one) => {
        const { balances, accrued, taken } = live(one);
        for (const type of ['ANNUAL_HOLIDAYS', 'SICK', 'ALT_HOLIDAY', 'NZ_FAMILY_VIOLENCE']) {
          const rows = add(
            accrued[type] ?? whole(0),
            decimal(`-${(taken[type] ?? whole(0)).toString()}`.replace('-0', '0')),
          );
          expect([type, balances[type] ?? '0']).toEqual([type, rows.toString()]);
        }
      }),
      runs,
    );
  });

  it('every hour that came or went has an entry that names its reason', () => {
    fc.assert(
      fc.property(life, (one) => {
        const { balances, statement } = live(one);
        const entries = statement?.entries ?? [];
        expect(entries.filter(({ reason }) => reason === 'not-explained')).toEqual([]);
        for (const type of ['ANNUAL_HOLIDAYS', 'SICK', 'ALT_HOLIDAY', 'NZ_FAMILY_VIOLENCE']) {
          const told = entries
            .filter(({ leaveType }) => leaveType === type)
            .reduce<Decimal>((total, { hours }) => add(total, hours), whole(0));
          expect([type, told.toString()]).toEqual([type, balances[type] ?? '0']);
        }
      }),
      runs,
    );
  });

  it('after n years four weeks arose n times, and an alternative holiday for each public holiday that was worked', () => {
    fc.assert(
      fc.property(life, (one) => {
        const { accrued, worked, until } = live(one);
        // @law Holidays Act 2003 ss 16, 56
        expect((accrued['ANNUAL_HOLIDAYS'] ?? whole(0)).toString()).toBe(
          String(yearsOf(until, one.away) * 4 * 5 * DAY),
        );
        expect((accrued['ALT_HOLIDAY'] ?? whole(0)).toString()).toBe(String(worked * DAY));
      }),
      runs,
    );
  });

  it('what is filed adds up to what was paid and withheld', () => {
    fc.assert(
      fc.property(life, (one) => {
        const { sums } = live(one);
        expect([sums.filedGross.toString(), sums.filedPaye.toString()]).toEqual([
          sums.gross.toString(),
          sums.paye.toString(),
        ]);
      }),
      runs,
    );
  });
});
