import { camelKeys } from '@anz-payroll/kernel';
import type {
  Award,
  AwardEmployee,
  AwardShift,
  CheckUnderpaymentInput,
  ClockRange,
  RecordedWork,
  RosterCycle,
} from 'payroll-core/au/awards';
import type { AwardPerson, ClockPeriod, PayToCheck, RosterCycleBody, Shift } from './award-contracts';

export function toAwardEmployee(person: AwardPerson): AwardEmployee {
  return camelKeys({ ...person }) as AwardEmployee;
}

export function toAwardShift({ periods, unpaid_breaks, sleepover, ...shift }: Shift): AwardShift {
  return {
    ...(camelKeys(shift) as AwardShift),
    ...(periods === undefined ? {} : { periods: periods.map(toClockRange) }),
    ...(unpaid_breaks === undefined ? {} : { unpaidBreaks: unpaid_breaks.map(toClockRange) }),
    ...(sleepover === undefined ? {} : { sleepover: toClockRange(sleepover) }),
  };
}

function toClockRange({ start, end }: ClockPeriod): ClockRange {
  return [start, end];
}

export function toRosterCycle(roster: RosterCycleBody | undefined): { readonly roster?: RosterCycle } {
  return roster === undefined ? {} : { roster: camelKeys({ ...roster }) as RosterCycle };
}

export function toUnderpaymentInput(award: Award, body: PayToCheck): CheckUnderpaymentInput {
  const { ordinary_hourly_rate: rate } = body;
  return {
    minimum: {
      kind: 'award',
      award,
      employee: toAwardEmployee(body.employee),
      ...(rate === undefined ? {} : { ordinaryHourlyRate: rate }),
    },
    payPeriod: { from: body.pay_period_start, to: body.pay_period_end },
    work: toRecordedWork(body),
    paid: body.paid,
    setOff: body.set_off ?? false,
  };
}

function toRecordedWork({
  state,
  shifts,
  hours,
  agreed_hours: agreedHours,
  without_penalties,
  roster,
}: PayToCheck): RecordedWork {
  if (shifts !== undefined && state !== undefined) {
    return { kind: 'shifts', state, shifts: shifts.map(toAwardShift), ...toRosterCycle(roster) };
  }
  if (hours === undefined) return { kind: 'not-recorded', ...(agreedHours === undefined ? {} : { agreedHours }) };
  return { kind: 'hours', hours: [{ hours }], withoutPenalties: without_penalties ?? false };
}
