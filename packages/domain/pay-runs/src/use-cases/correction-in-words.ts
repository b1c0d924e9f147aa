import { asDollars } from 'payroll-core/money';
import { dayInWords } from '../domain/back-pay';
import type { Correction } from './pays-use-cases';

const figures = [
  ['gross', 'Gross'],
  ['tax', 'Tax'],
  ['net', 'Net'],
] as const;

/** In New Zealand `super` is what the fund gets: both contributions, less ESCT. */
const contributions = { AU: 'Super', NZ: 'KiwiSaver to the fund' } as const;

/** What a correction moves, a sentence each; nothing of what stays. */
export function correctionInWords({
  pay,
  replacement,
  change,
  leave,
  yearToDate,
  backPay,
}: Correction): readonly string[] {
  const named = [...figures, ['super', contributions[pay.country]] as const];
  const moved = named.flatMap(([figure, name]) => {
    const by = change[figure] ?? '0';
    if (isNothing(by)) return [];
    return [`${name} ${movement(asDollars, pay[figure], replacement.pay[figure], by)}`];
  });
  const hours = leave.map(
    ({ name, hours: by }) => `${name} ${by.startsWith('-') ? 'falls' : 'rises'} by ${by.replace('-', '')} hours.`,
  );
  const year = named.slice(0, 3).flatMap(([figure, name]) => {
    const [before, after] = [yearToDate.before[figure] ?? '0', yearToDate.after[figure] ?? '0'];
    if (before === after) return [];
    return [`${name} of the year goes from ${asDollars(before)} to ${asDollars(after)}.`];
  });
  const difference = change['net'] ?? '0';
  const left = isNothing(difference)
    ? []
    : [
        difference.startsWith('-')
          ? `The employee got ${asDollars(difference.slice(1))} too much, if the first pay was paid out.`
          : `${asDollars(difference)} is still to be paid to the employee, if the first pay was paid out.`,
      ];
  const paidBack =
    backPay === undefined
      ? []
      : [
          `Pay ${backPay.payId} of ${dayInWords(backPay.payDate)} has paid back pay for this pay already (“${backPay.row.description}”), and stays: ` +
            'what it made good is paid twice where the correction pays it too.',
        ];
  return [...moved, ...hours, ...year, ...left, ...paidBack];
}

function movement(shown: (amount: string) => string, before: string, after: string, by: string): string {
  const verb = by.startsWith('-') ? 'falls' : 'rises';
  return `${verb} by ${shown(by.replace('-', ''))}, from ${shown(before)} to ${shown(after)}.`;
}

function isNothing(amount: string): boolean {
  return /^-?0*(\.0*)?$/.test(amount);
}
