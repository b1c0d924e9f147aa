import type { LeaveOfPerson, LeaveStatement } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core/calendar';
import { add, whole, type Decimal } from 'payroll-core/money';
import { nameOf, personColumns } from './person';
import type { ReportRow, ReportTable } from './report';

type LeaveCode = keyof LeaveStatement['balances'];

const names: Readonly<Record<LeaveCode, string>> = {
  ANNUAL_HOLIDAYS: 'Annual holidays',
  SICK: 'Sick leave',
  ALT_HOLIDAY: 'Alternative holidays',
  NZ_FAMILY_VIOLENCE: 'Family violence leave',
};

type Reason = LeaveStatement['entries'][number]['reason'] | 'brought-forward' | 'balance';

const reasons: Readonly<Record<Reason, string>> = {
  'brought-forward': 'Brought forward',
  'opening-balance': 'Opening balance',
  'annual-entitlement': 'Annual entitlement',
  'sick-entitlement': 'Sick leave entitlement',
  'sick-not-carried-over': 'Sick leave not carried over',
  'family-violence-entitlement': 'Family violence leave entitlement',
  'family-violence-not-carried-over': 'Family violence leave not carried over',
  'alternative-holiday-earned': 'Alternative holiday earned',
  'alternative-holiday-exchanged': 'Alternative holiday exchanged for money',
  taken: 'Taken',
  'taken-in-advance': 'Taken in advance',
  'cashed-up': 'Paid out',
  closedown: 'Closedown',
  'working-week-changed': 'Working week changed',
  agreed: 'Agreed',
  'paid-out-on-leaving': 'Paid out on leaving',
  'not-explained': 'Not explained',
  balance: 'Balance',
};

/** Every change of everybody's leave with its reason. The hours of a leave add up to its balance. */
export function leaveAccountReport(people: readonly LeaveOfPerson[], from: CivilDate, until: CivilDate): ReportTable {
  return {
    columns: [
      ...personColumns,
      { name: 'leave', title: 'Leave', kind: 'text' },
      { name: 'date', title: 'Date', kind: 'date' },
      { name: 'reason', title: 'Reason', kind: 'text', words: reasons },
      { name: 'says', title: 'What happened', kind: 'text' },
      { name: 'hours', title: 'Hours', kind: 'quantity', isTotalled: false },
      { name: 'balance', title: 'Balance', kind: 'quantity', isTotalled: false },
    ],
    rows: people.flatMap(({ employee, statement }) => {
      if (statement === undefined) return [];
      const who = { employee_number: employee.details.number, employee: nameOf(employee) };
      return (Object.keys(names) as readonly LeaveCode[]).flatMap((leave) =>
        rowsOf(statement, leave, from, until).map((row) => ({ ...who, leave: names[leave], ...row })),
      );
    }),
    notes: [
      'Worked out from what happened, not from what the pays have booked. What the two differ by stands as “Not explained”, so the hours always add up to the balance.',
      'The last row of each leave tells its balance and what arose within the days.',
    ],
  };
}

function rowsOf(statement: LeaveStatement, leave: LeaveCode, from: CivilDate, until: CivilDate): readonly ReportRow[] {
  const entries = statement.entries.filter(({ leaveType }) => leaveType === leave);
  if (entries.length === 0) return [];
  const earlier = entries.filter(({ date }) => date < from);
  const sum = (some: typeof entries): Decimal =>
    some.reduce<Decimal>((total, { hours }) => add(total, hours), whole(0));
  let balance = sum(earlier);
  const before: readonly ReportRow[] =
    earlier.length === 0
      ? []
      : [
          {
            date: from,
            reason: 'brought-forward',
            says: 'Before these days',
            hours: balance.toString(),
            balance: balance.toString(),
          },
        ];
  const within = entries
    .filter(({ date }) => date >= from)
    .map(({ date, reason, says, hours }): ReportRow => {
      balance = add(balance, hours);
      return { date, reason, says: sentence(says), hours: hours.toString(), balance: balance.toString() };
    });
  const arisen = statement.arisen[leave];
  return [
    ...before,
    ...within,
    {
      date: until,
      reason: 'balance',
      says: `${arisen.toString()} hours arose or lapsed in these days`,
      hours: null,
      balance: statement.balances[leave].toString(),
    },
  ];
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
