import type { Amount } from '../../input/input-reader';
import { add, isZero } from '../../money/arithmetic';
import type { NzPay } from '../calculate-pay/nz-pay';
import type { NzPayEmployee, NzPayInput } from '../calculate-pay/nz-pay-input';
import { CLOSEDOWN } from '../calculate-pay/price-lines';

type Lines = Required<{
  [K in 'hours' | 'leave' | 'allowances' | 'bonuses' | 'backPayments']: NonNullable<NzPayInput[K]>;
}>;

/** What the rows of a pay are priced by. */
const prices = [
  ...(['payRatePerHour', 'hoursPerWeek', 'hoursPerDay', 'ordinaryWeeklyPay'] as const),
  ...(['averageWeeklyEarnings', 'relevantDailyPay', 'averageDailyPay'] as const),
] as const satisfies readonly (keyof NzPayEmployee)[];

/**
 * The rows of a pay for the one pay that stands for its period. Where the employee's rates have changed within the
 * period, they keep the amounts that the pay has for them; extra pays keep the rate that was chosen for them.
 */
export function linesOfPeriod(input: NzPayInput, pay: NzPay, pricedBy: NzPayEmployee): Lines {
  const { hours, leave, allowances } = input;
  const elected = input.employee.extraPayElectedRate ?? null;
  const own: Lines = {
    hours: hours ?? [],
    leave: leave ?? [],
    allowances: allowances ?? [],
    bonuses: [...atElectedRate(input.bonuses ?? [], elected), ...closedownAsExtraPay(input, pay, elected)],
    backPayments: atElectedRate(input.backPayments ?? [], elected),
  };
  const hasExtraPay = own.leave.some((row) => row.isCashUp === true || row.taxAsNzExtraPay === true);
  const isElected = hasExtraPay && elected !== null;
  if (!isElected && prices.every((name) => JSON.stringify(input.employee[name]) === JSON.stringify(pricedBy[name])))
    return own;
  const taken = pay.leave.map((row) => ({
    ...row,
    paid: add(row.amount, row.leaveLoadingAmount),
    isExtraPay: row.isCashUp || row.taxAsNzExtraPay === true,
  }));
  return {
    hours: pay.hours.map(({ description, payAmount }) => ({
      description,
      units: 'pay',
      value: payAmount.toString(),
      rate: '1',
    })),
    leave: [],
    allowances: [
      ...own.allowances,
      ...taken
        .filter(({ isExtraPay, paid }) => !isExtraPay && !isZero(paid))
        .map(({ name, paid }) => ({
          description: name,
          amount: paid.toString(),
          isIncludedInSuperCalculations: true,
        })),
    ],
    bonuses: [
      ...own.bonuses,
      ...taken
        .filter(({ isExtraPay, paid }) => isExtraPay && !isZero(paid))
        .map(({ name, leaveType, paid }) => ({
          description: name,
          amount: paid.toString(),
          taxAsNzExtraPay: true,
          electedRate: elected,
          extraPayKind: leaveType === 'ALT_HOLIDAY' ? ('alternative-holiday' as const) : ('holiday-pay' as const),
        })),
    ],
    backPayments: own.backPayments,
  };
}

/** The eight per cent of a closedown that is taxed as an extra pay stands beside the rows. */
function closedownAsExtraPay(
  { closedown }: NzPayInput,
  { closedownHolidayPay }: NzPay,
  electedRate: Amount | null,
): Lines['bonuses'] {
  return closedown?.isExtraPay === true && !isZero(closedownHolidayPay)
    ? [
        {
          description: CLOSEDOWN,
          amount: closedownHolidayPay.toString(),
          taxAsNzExtraPay: true,
          electedRate,
          extraPayKind: 'holiday-pay',
        },
      ]
    : [];
}

/** Extra pays with the rate that the employee had chosen when they were paid. */
function atElectedRate<R extends { readonly electedRate?: Amount | null }>(
  rows: readonly R[],
  elected: Amount | null,
): readonly R[] {
  return elected === null ? rows : rows.map((row) => ({ ...row, electedRate: row.electedRate ?? elected }));
}
