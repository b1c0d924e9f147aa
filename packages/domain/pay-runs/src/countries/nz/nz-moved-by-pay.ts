import {
  accepted,
  add,
  addDays,
  decimal,
  isNegative,
  isPositive,
  negate,
  nzd,
  subtract,
  whole,
  type CivilDate,
  type Decimal,
  type Result,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { addFigures, figure, figuresOf } from '../../domain/figures';
import type { Figures } from '../../domain/pay-record';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay } from '../../domain/refused-calculation';
import { positiveOrZero, type PayBasis } from '../pay-basis';
import { ADVANCE_PAID, advancePaid, hoursTaken, isAnnualHoliday } from './nz-annual-holidays';
import { holidayPaidWithPay } from './nz-declarations';
import type { LeaveOfHistory, NzHistory } from './nz-history';
import { isLongPayment } from './nz-long-payment';
import { earnsNzLeave } from './nz-leave-facts';
import { closedownBeside, closedownPaid } from './nz-service';

/** What follows for the leave account from what a pay itself pays. */
export interface NzMovedByPay {
  /** A closedown begins in the period and pays eight per cent. */
  readonly closedown: nz.NzClosedown | undefined;
  /** Hours of holidays in advance that the closedown settles. */
  readonly settledHours: Decimal;
  /** The closedown that began in the period and that another pay of it has paid. */
  readonly closedownBeside?: CivilDate;
  readonly granted: Figures;
  readonly warnings: readonly nz.NzWarning[];
}

const NONE: Decimal = whole(0);
const nothing: NzMovedByPay = { closedown: undefined, settledHours: NONE, granted: {}, warnings: [] };

/**
 * The dollars of holidays in advance, and the closedown that begins in the period of a pay: an employee who has no
 * annual holidays left when it begins is paid eight per cent, less what was paid in advance, and the 12 months begin
 * anew. A further pay of the same period pays the eight per cent of its own earnings.
 * @law Holidays Act 2003 ss 20, 22, 29, 34, 35
 */
export function nzMovedByPay(
  { employee: { details }, lines, leave, run, inRun, termination, past = [] }: PayBasis<'NZ'>,
  input: nz.NzPayInput,
  { facts: { closedowns }, service }: LeaveOfHistory,
  history: NzHistory | undefined,
  arising: Decimal,
  annualLeft: Decimal,
  isWithPay: boolean,
): Result<NzMovedByPay, PaysRefusal> {
  // On leaving the eight per cent are paid in any case (ss 23, 25).
  const isDue = (began: CivilDate) =>
    leave[closedownPaid(began)] === undefined ? termination === null : run.runEndDate === undefined;
  const begins =
    isWithPay || isLongPayment({ run, lines })
      ? undefined
      : closedowns.find(
          ({ began }) => began >= run.startDate && began <= run.endDate && began > details.start_date && isDue(began),
        );
  const isPaidClosedown = begins !== undefined && !isPositive(annualLeft) && earnsNzLeave(details);
  const isTakenEarly = isNegative(subtract(annualLeft, hoursTaken(lines.leave)));
  if (!isPaidClosedown && !isTakenEarly) {
    return accepted({ ...nothing, granted: advancePaid(leave, arising, []) });
  }
  const worked = nz.calculatePay(input);
  if (!worked.ok) return refusedPay(worked.error);
  const taken = worked.value.leave
    .filter((_row, i) => lines.leave[i] !== undefined && isAnnualHoliday(lines.leave[i]))
    .map(({ hours, amount }) => ({ hours, amount }));
  const advance = advancePaid(leave, arising, taken);
  if (!isPaidClosedown) return accepted({ ...nothing, granted: advance });
  // The pay of a period that began before the closedown holds earnings that count toward its eight per cent, and public
  // holidays in the closedown, which do not.
  const later = worked.value.leave
    .filter((_row, i) => isHolidayFrom(lines.leave[i], begins.began))
    .reduce<Decimal>((sum, { amount }) => add(sum, amount), NONE);
  const gross = decimal(worked.value.holidaysActGrossEarnings.toString());
  const own = nzd(begins.began > run.startDate ? subtract(gross, later).toString() : '0');
  if (leave[closedownPaid(begins.began)] !== undefined) {
    const share = { grossSince: positiveOrZero(own.toString()), isExtraPay: true };
    return accepted({ ...nothing, closedown: share, closedownBeside: begins.began, granted: advance });
  }
  const since = history?.grossSinceEntitled(own, addDays(begins.began, -1));
  const isBeside = past.some(({ payId }) => inRun.has(payId));
  const paidBeside = isBeside ? figure(leave, closedownBeside(begins.began)) : NONE;
  const paidInAdvance = figure(leave, ADVANCE_PAID);
  const paidWithPay = figure(leave, holidayPaidWithPay(service.entitledSince(addDays(begins.began, -1))));
  return accepted({
    closedown: {
      grossSince: positiveOrZero(subtract(decimal(since?.gross ?? '0'), paidBeside).toString()),
      ...(isPositive(paidInAdvance) ? { paidInAdvance: paidInAdvance.toString() } : {}),
      ...(isPositive(paidWithPay) ? { paidWithPay: paidWithPay.toString() } : {}),
      isExtraPay: true,
    },
    // Holidays in advance were set against the eight per cent, and are settled with it.
    settledHours: isNegative(annualLeft) ? negate(annualLeft) : NONE,
    granted: addFigures(
      figuresOf([
        [closedownPaid(begins.began), '1'],
        [ADVANCE_PAID, negate(paidInAdvance)],
      ]),
      isTakenEarly ? advance : {},
    ),
    warnings: since?.warnings ?? [],
  });
}

function isHolidayFrom(row: PayBasis<'NZ'>['lines']['leave'][number] | undefined, day: CivilDate): boolean {
  return row?.leaveType === 'PAID_PUBLIC_HOLIDAY' && row.date >= day;
}
