import { InputReader, withoutNulls, type Source } from '../../../input/input-reader';
import { accepted, refused, type Result } from '../../../refusal/result';
import { readAward } from '../award';
import { awardEmployeeMembers, readAge, readAwardEmployee, readEmploymentType } from '../award-employee';
import {
  paidCategories,
  uncoveredArrangements,
  type CheckUnderpaymentInput,
  type MinimumSetBy,
  type PaidCategory,
  type PaidLine,
  type RecordedWork,
  type UncoveredArrangement,
  type WorkedHours,
} from './check-underpayment-input';

const checkMembers: ReadonlySet<keyof CheckUnderpaymentInput> = new Set([
  'minimum',
  'payPeriod',
  'work',
  'paid',
  'setOff',
]);
const minimumMembers: ReadonlySet<string> = new Set([
  'kind',
  'award',
  'employee',
  'ordinaryHourlyRate',
  'employmentType',
  'dateOfBirth',
  'age',
  'arrangement',
]);
const payPeriodMembers: ReadonlySet<string> = new Set(['from', 'to']);
const workMembers: ReadonlySet<string> = new Set([
  'kind',
  'state',
  'shifts',
  'shiftsBefore',
  'roster',
  'hours',
  'withoutPenalties',
  'agreedHours',
]);
const workedHoursMembers: ReadonlySet<keyof WorkedHours> = new Set(['hours', 'penalty']);
const penaltyMembers: ReadonlySet<string> = new Set(['clause', 'description']);
const paidMembers: ReadonlySet<keyof PaidLine> = new Set([
  'category',
  'amount',
  'hours',
  'description',
  'isAdjustment',
]);

const minimumKinds: ReadonlySet<MinimumSetBy['kind']> = new Set([
  'award',
  'national-minimum-wage',
  'not-covered',
] as const);
const workKinds: ReadonlySet<RecordedWork['kind']> = new Set(['shifts', 'hours', 'not-recorded'] as const);
const arrangements: ReadonlySet<UncoveredArrangement> = new Set(uncoveredArrangements);
const categories: ReadonlySet<PaidCategory> = new Set(paidCategories);

const LONGEST_TEXT = 1000;
/** Several pays of the longest kind may be held against one period. */
const MOST_PAID_LINES = 10_000;

/** Members and their types; days, amounts, hours and shifts are read where they are used. */
export function readCheck(given: unknown): Result<CheckUnderpaymentInput> {
  const reader = new InputReader();
  const source = withoutNulls(reader.object(given, checkMembers));
  for (const key of ['minimum', 'payPeriod', 'work', 'paid']) reader.required(source[key], key, undefined);
  const check = {
    minimum: reader.inside(source, 'minimum', minimumMembers, (part) => readMinimum(reader, part)),
    payPeriod: reader.inside(source, 'payPeriod', payPeriodMembers, (part) => part),
    work: reader.inside(source, 'work', workMembers, (part) => readWork(reader, part)),
    paid: reader.list(source, 'paid', paidMembers, (row) => readPaidLine(reader, row), MOST_PAID_LINES),
    setOff: reader.flag(source, 'setOff', false),
  };
  return reader.refusal === undefined ? accepted(check as unknown as CheckUnderpaymentInput) : refused(reader.refusal);
}

function readMinimum(reader: InputReader, part: Source): Source {
  switch (reader.requiredCode(part, 'kind', minimumKinds)) {
    case 'award': {
      readAward(reader, part['award'], 'award');
      const employee = reader.inside(part, 'employee', awardEmployeeMembers, (own) => readAwardEmployee(reader, own));
      return { ...part, employee: reader.required<unknown>(employee, 'employee', undefined) };
    }
    case 'national-minimum-wage':
      readEmploymentType(reader, part);
      readAge(reader, part);
      break;
    case 'not-covered':
      reader.requiredCode(part, 'arrangement', arrangements);
      break;
    case undefined:
  }
  return withoutNulls(part);
}

function readWork(reader: InputReader, part: Source): Source {
  const kind = reader.requiredCode(part, 'kind', workKinds);
  if (kind !== 'hours') return withoutNulls(part);
  reader.required(part['hours'] ?? undefined, 'hours', undefined);
  return {
    kind,
    hours: reader.list(part, 'hours', workedHoursMembers, (row) => readWorkedHours(reader, row)),
    withoutPenalties: reader.flag(part, 'withoutPenalties', false),
  };
}

function readWorkedHours(reader: InputReader, row: Source): Source {
  reader.inside(row, 'penalty', penaltyMembers, (part) => {
    reader.required(reader.text(part, 'clause', LONGEST_TEXT), 'clause', '');
    reader.required(reader.text(part, 'description', LONGEST_TEXT), 'description', '');
  });
  return withoutNulls(row);
}

function readPaidLine(reader: InputReader, row: Source): Source {
  reader.requiredCode(row, 'category', categories);
  reader.text(row, 'description', LONGEST_TEXT);
  reader.flag(row, 'isAdjustment', false);
  return withoutNulls(row);
}
