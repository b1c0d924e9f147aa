import { decimal, equal, isMore, isZero, whole } from 'payroll-core/money';
import { countryPayslip } from '../countries/registered-countries';
import { hideFamilyViolenceLeave, isTime } from './family-violence-leave';
import type { PayslipLine } from './payslip';
import type { PayslipAllowanceRow, PayslipHoursRow, PayslipInput, PayslipLeaveRow } from './payslip-input';
import { amountLine } from './amount-line';
import { dateShown, hoursShown, quantityShown } from './shown';

/** Everything that the pay consists of before anything comes out of it, each separate entitlement on a line of its own. */
export function earningsLines(input: PayslipInput): readonly PayslipLine[] {
  const { rows } = input;
  const { hours, leave } = hideFamilyViolenceLeave(rows);
  return [
    ...hours.map((row) => hoursLine(row, input)),
    ...leave.flatMap((row) => leaveLines(row, input)),
    ...rows.allowances.map((row) => allowanceLine(row, input)),
    ...rows.bonuses.filter(({ isBenefitInKind }) => isBenefitInKind !== true).map(amountLine),
    ...rows.backPayments.map(amountLine),
    ...(rows.holidayPay ?? []).map(amountLine),
    ...(rows.termination ?? []).filter(({ amount }) => !isZero(decimal(amount))).map(amountLine),
  ];
}

function hoursLine(row: PayslipHoursRow, input: PayslipInput): PayslipLine {
  const { flags } = input;
  const time = isTime(row.units);
  const showsHowItIsPaid = flags.payslip_show_hours_and_rate || mustShowHoursAndRate(row, input);
  return {
    description: row.description,
    note: !time && showsHowItIsPaid ? row.units : undefined,
    quantity: !showsHowItIsPaid
      ? undefined
      : time
        ? hoursShown(row.value, flags.payslip_time_non_decimal)
        : quantityShown(row.value),
    rate: showsHowItIsPaid ? row.rate : undefined,
    amount: row.payAmount,
  };
}

/**
 * Whoever is paid by the hour sees the ordinary rate, the hours at it and what they paid, whatever the flag says.
 * @law Fair Work Regulations 2009 (Cth) reg 3.46(3); Employment Relations Act 2000 (NZ) s 130(1)(g), (h)
 */
function mustShowHoursAndRate(row: PayslipHoursRow, { employee }: PayslipInput): boolean {
  if (employee.annualRate !== undefined || row.isOvertime) return false;
  return employee.ratePerHour === undefined || equal(decimal(row.rate), decimal(employee.ratePerHour));
}

/** A loading is a separate entitlement, so it has a line of its own. */
function leaveLines(row: PayslipLeaveRow, input: PayslipInput): readonly PayslipLine[] {
  const { flags, country } = input;
  const isNothing = isZero(decimal(row.amount));
  const loading = isZero(decimal(row.leaveLoadingAmount))
    ? []
    : [amountLine({ description: `${row.name} loading`, amount: row.leaveLoadingAmount })];
  if (isNothing && !flags.payslip_show_zero_dollar_leave) return loading;
  const showsHours = flags.payslip_show_hours_and_rate || countryPayslip(country).alwaysShowsLeaveHours;
  return [
    {
      description: row.name,
      note: dateShown(row.date),
      quantity: showsHours ? hoursShown(row.hours, flags.payslip_time_non_decimal) : undefined,
      rate: showsHours ? row.rate : undefined,
      amount: row.amount,
    },
    ...loading,
  ];
}

/** Units below one do not scale an allowance down (spec 2.7): shown, they would not multiply. */
function allowanceLine(row: PayslipAllowanceRow, { flags }: PayslipInput): PayslipLine {
  const scales = !isMore(whole(1), decimal(row.units));
  const shows = flags.payslip_show_allowance_units && scales;
  return {
    description: row.description,
    note: undefined,
    quantity: shows ? quantityShown(row.units) : undefined,
    rate: shows ? row.amount : undefined,
    amount: row.totalAmount,
  };
}
