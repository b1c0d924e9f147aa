import { asDollars, groupThousands, type Decimal } from 'payroll-core/money';

/** What a pay holds in its explanation or a record in its fields may be an amount or a text. */
export function isAmount(text: string | undefined): text is string {
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text);
}

/** An amount as people read it. Text that is none stands as it is: a page with one odd cell is of more use than none. */
export function dollars(amount: Decimal | string): string {
  return typeof amount === 'string' && !isAmount(amount) ? amount : asDollars(amount);
}

/** Hours and other counts: no more than three places after the point, which are cut and not rounded. */
export function hours(amount: string): string {
  if (!isAmount(amount)) return amount;
  const isBelowZero = amount.startsWith('-');
  const [whole = '0', fraction = ''] = (isBelowZero ? amount.slice(1) : amount).split('.');
  const kept = fraction.slice(0, 3).replace(/0+$/, '');
  return `${isBelowZero ? '−' : ''}${groupThousands(whole)}${kept === '' ? '' : `.${kept}`}`;
}

export function isNothing(amount: string | undefined): boolean {
  return amount === undefined || /^-?0*(\.0*)?$/.test(amount);
}
