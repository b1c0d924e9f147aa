import type { CauseName } from './cause';
import type { AnyPayInput } from './compared-country';
import type { RuleMovement } from './rules-that-moved';
import { isAlike } from './step-of-difference';

interface Sides {
  readonly before: AnyPayInput;
  readonly after: AnyPayInput;
  readonly rules: readonly RuleMovement[];
}

type Row = Readonly<Record<string, unknown>>;

/** What changed, for a reader: `Ordinary time 38 → 40 hours`, `Tax code M → S`. */
export function causeInWords(cause: CauseName, sides: Sides): string {
  return words[cause](sides) || fallbacks[cause] || 'Changed';
}

const fallbacks: Partial<Record<CauseName, string>> = {
  'other-pays-of-the-period': 'Tax and contributions are worked out on all pays of the period together',
  rounding: 'The same hours at the same rates on other rows; each row is rounded to the cent',
  'earlier-pays': 'What was paid earlier in the year counts in this pay',
  'pay-date': 'Another pay date: age, or the days that a declaration covers',
  unexplained: 'Nothing that is known of the pay explains this part',
};
const none = (): string => '';

const words: Readonly<Record<CauseName, (sides: Sides) => string>> = {
  'other-pays-of-the-period': none,
  law: ({ after, rules }) => `Law on ${after.payDate}: ${[...new Set(rules.map(({ name }) => name))].join(', ')}`,
  'pay-date': none,
  'pay-frequency': ({ before, after }) => `Paid ${text(before.payPeriod)} → ${text(after.payPeriod)}`,
  hours: rowsIn('hours', (row) => `${text(row['value'])} ${text(row['units'])}`),
  rate: (sides) =>
    joined(
      changed(sides.before.employee.payRatePerHour, sides.after.employee.payRatePerHour, 'Hourly rate'),
      rowsIn('hours', (row) => rateOf(row), true)(sides),
    ),
  rounding: none,
  leave: (sides) =>
    joined(
      rowsIn('leave', (row) => `${text(row['hours'])} hours`)(sides),
      members(sides, [
        'leaveLoadingPercentage',
        'ordinaryWeeklyPay',
        'averageWeeklyEarnings',
        'relevantDailyPay',
        'averageDailyPay',
        'holidayPayWithPay',
      ]),
    ),
  allowance: rowsIn('allowances', (row) =>
    row['units'] === undefined || row['units'] === null
      ? text(row['amount'])
      : `${text(row['units'])} × ${text(row['amount'])}`,
  ),
  bonus: rowsIn('bonuses', (row) => text(row['amount'])),
  'back-payment': rowsIn('backPayments', (row) => text(row['amount'])),
  termination: ({ before, after }) =>
    after.termination === undefined || after.termination === null
      ? 'No termination; one before'
      : before.termination === undefined || before.termination === null
        ? 'The employment ends with this pay'
        : 'Another termination',
  'salary-sacrifice': rowsIn('paySacrifices', amountOrShare),
  'tax-code': (sides) =>
    joined(members(sides, ['nzTaxCode', 'noDeclaration', 'taxCertificate', 'schedular']), declarationWords(sides)),
  'study-loan': (sides) => {
    const [was, is] = [hasLoan(sides.before), hasLoan(sides.after)];
    return was === is
      ? members(sides, ['studentLoanSpecialRate', 'studentLoanCir', 'studentLoanBor'])
      : is
        ? 'A study loan, not before'
        : 'No study loan any more';
  },
  'retirement-savings': (sides) =>
    members(sides, [
      'isSuperEnabled',
      'superRate',
      'compulsorySuperRate',
      'superBasedOn',
      'includeLeaveLoadingInSuper',
      'kiwisaverStatusCode',
      'kiwisaverEmployeeRate',
      'kiwisaverEmployerRate',
      'kiwisaverOptedOut',
      'kiwisaverSavingsSuspension',
      'kiwisaverTemporaryReduction',
      'esctRate',
      'employerContribTaxMethod',
      'employerContribPayeFraction',
      'employerContribPaidAs',
    ]),
  deduction: rowsIn('deductions', amountOrShare),
  'earlier-pays': none,
  'employee-record': (sides) => members(sides, ['dateOfBirth', 'isPrivateOrDomesticWorker']),
  earnings: none,
  unexplained: none,
};

/** Rows of a list by their description: what came, what went, what has another value. */
function rowsIn(list: string, value: (row: Row) => string, onlyKept = false): (sides: Sides) => string {
  return ({ before, after }) => {
    const [was, is] = [byDescription(before, list, value), byDescription(after, list, value)];
    const said: string[] = [];
    for (const [name, now] of is) {
      const old = was.get(name);
      if (old === undefined) {
        if (!onlyKept) said.push(`${name} ${now}, not before`);
      } else if (old !== now) said.push(`${name} ${old} → ${now}`);
    }
    if (!onlyKept) for (const [name, old] of was) if (!is.has(name)) said.push(`No ${name}; before ${old}`);
    return said.join('; ');
  };
}

function byDescription(pay: AnyPayInput, list: string, value: (row: Row) => string): ReadonlyMap<string, string> {
  const rows = (pay as unknown as Readonly<Record<string, readonly Row[] | null | undefined>>)[list] ?? [];
  const found = new Map<string, string>();
  for (const row of rows) {
    const name = text(row['description']);
    const there = found.get(name);
    found.set(name, there === undefined ? value(row) : `${there} + ${value(row)}`);
  }
  return found;
}

function rateOf(row: Row): string {
  if (row['rate'] !== undefined && row['rate'] !== null) return `at ${text(row['rate'])}`;
  return row['multiplier'] === undefined || row['multiplier'] === null
    ? 'at the hourly rate'
    : `at ${text(row['multiplier'])} times the hourly rate`;
}

function amountOrShare(row: Row): string {
  return row['amount'] === undefined || row['amount'] === null
    ? `${text(row['percentage'])} of pay`
    : text(row['amount']);
}

/** Members of the employee's record, named by the glossary of the interface. */
function members({ before, after }: Sides, names: readonly string[]): string {
  const [was, is] = [before.employee, after.employee] as unknown as readonly [Row, Row];
  return joined(...names.map((name) => changed(was[name], is[name], inWords(name))));
}

function declarationWords({ before, after }: Sides): string {
  const [was, is] = [before.employee, after.employee] as unknown as readonly [
    { readonly taxDeclaration?: Row },
    { readonly taxDeclaration?: Row },
  ];
  const [old, now] = [was.taxDeclaration ?? {}, is.taxDeclaration ?? {}];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => name !== 'hasStudyLoan');
  return joined(...names.map((name) => changed(old[name], now[name], inWords(name))));
}

function hasLoan({ employee }: AnyPayInput): boolean {
  const { taxDeclaration, hasStudentLoan, nzTaxCode } = employee as unknown as {
    readonly taxDeclaration?: Row;
    readonly hasStudentLoan?: boolean;
    readonly nzTaxCode?: string | null;
  };
  return taxDeclaration?.['hasStudyLoan'] === true || hasStudentLoan === true || /SL$/i.test(nzTaxCode ?? '');
}

function changed(was: unknown, is: unknown, name: string): string {
  if (isAlike(was, is)) return '';
  return `${name} ${text(was)} → ${text(is)}`;
}

/** `kiwisaverEmployeeRate` as `Kiwisaver employee rate`. */
function inWords(member: string): string {
  const spaced = member.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  const named = { nzTaxCode: 'Tax code', esctRate: 'ESCT rate' }[member];
  return named ?? `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`.replace('Kiwisaver', 'KiwiSaver');
}

function text(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map(text).join(', ');
  if (typeof value === 'object') return membersOf(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Several facts of one member: `gross 81272.1, weeks 52`. What was not told is left out. */
function membersOf(value: object): string {
  const told = Object.entries(value as Row).filter(([, part]) => part !== undefined && part !== null);
  return told.map(([name, part]) => `${lowerFirst(inWords(name))} ${text(part)}`).join(', ');
}

function lowerFirst(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('; ');
}
