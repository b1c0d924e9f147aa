import { groupThousands } from 'payroll-core/money';

export { asDollars as dollars } from 'payroll-core/money';

/** Hours and other counts: no more than three places after the point, which are cut and not rounded. */
export function hours(amount: string): string {
  const isBelowZero = amount.startsWith('-');
  const [whole = '0', fraction = ''] = (isBelowZero ? amount.slice(1) : amount).split('.');
  const kept = fraction.slice(0, 3).replace(/0+$/, '');
  return `${isBelowZero ? '−' : ''}${groupThousands(whole)}${kept === '' ? '' : `.${kept}`}`;
}

export function isNothing(amount: string | undefined): boolean {
  return amount === undefined || /^-?0*(\.0*)?$/.test(amount);
}
