import { namesFamilyViolence } from '@anz-payroll/pay-runs';
import { add, decimal, equal } from 'payroll-core/money';
import type { PayslipBalanceRow, PayslipHoursRow, PayslipLeaveRow } from './payslip-input';

const ORDINARY = 'Ordinary hours';

interface WorkedAndTaken {
  readonly hours: readonly PayslipHoursRow[];
  readonly leave: readonly PayslipLeaveRow[];
}

/**
 * Somebody else may read the payslip, so leave for family and domestic violence must look like work: it becomes part of
 * the ordinary hours paid at the same rate. New Zealand has no such rule; the danger is the same there.
 * @law Fair Work Regulations 2009 (Cth) reg 3.47, 3.48
 */
export function hideFamilyViolenceLeave({ hours, leave }: WorkedAndTaken): WorkedAndTaken {
  if (!leave.some(isOfViolence) && !hours.some(({ description }) => namesFamilyViolence(description)))
    return { hours, leave };
  const taken = leave.filter(isOfViolence).map(asWork);
  const worked: PayslipHoursRow[] = hours.map((row) =>
    namesFamilyViolence(row.description) ? { ...row, description: ORDINARY } : row,
  );
  for (const row of taken) {
    const same = worked.findIndex((other) => isOrdinaryTime(other) && equal(decimal(other.rate), decimal(row.rate)));
    if (same < 0) worked.push(row);
    else worked[same] = together(worked[same]!, row);
  }
  return { hours: worked, leave: leave.filter((row) => !isOfViolence(row)) };
}

/** Its balance must not be on the payslip either. */
export function isFamilyViolenceBalance({ leaveType, name }: PayslipBalanceRow): boolean {
  return leaveType === 'NZ_FAMILY_VIOLENCE' || namesFamilyViolence(name);
}

export function isTime(units: string): boolean {
  return /\b(?:h|hrs?|hours?)\b/i.test(units);
}

function isOfViolence({ leaveType, name }: PayslipLeaveRow): boolean {
  return leaveType === 'NZ_FAMILY_VIOLENCE' || namesFamilyViolence(name);
}

function isOrdinaryTime({ units, isOvertime }: PayslipHoursRow): boolean {
  return isTime(units) && !isOvertime;
}

function asWork(row: PayslipLeaveRow): PayslipHoursRow {
  return {
    description: ORDINARY,
    units: 'hours',
    value: row.hours,
    rate: row.rate,
    isOvertime: false,
    payAmount: add(decimal(row.amount), decimal(row.leaveLoadingAmount)).toString(),
  };
}

function together(one: PayslipHoursRow, other: PayslipHoursRow): PayslipHoursRow {
  return {
    ...one,
    value: add(decimal(one.value), decimal(other.value)).toString(),
    payAmount: add(decimal(one.payAmount), decimal(other.payAmount)).toString(),
  };
}
