/** An exact amount as people read it: `-1234.5` becomes `−$1,234.50`. Text in, text out, so no digit is lost. */
export function dollars(amount: string): string {
  const isBelowZero = amount.startsWith('-');
  const [whole = '0', fraction = ''] = (isBelowZero ? amount.slice(1) : amount).split('.');
  return `${isBelowZero ? '−' : ''}$${grouped(whole)}.${fraction.padEnd(2, '0')}`;
}

/** Hours and other counts: no more than three places after the point, which are cut and not rounded. */
export function hours(amount: string): string {
  const isBelowZero = amount.startsWith('-');
  const [whole = '0', fraction = ''] = (isBelowZero ? amount.slice(1) : amount).split('.');
  const kept = fraction.slice(0, 3).replace(/0+$/, '');
  return `${isBelowZero ? '−' : ''}${grouped(whole)}${kept === '' ? '' : `.${kept}`}`;
}

export function isNothing(amount: string | undefined): boolean {
  return amount === undefined || /^-?0*(\.0*)?$/.test(amount);
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
