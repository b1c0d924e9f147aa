import { add, aud, isZero, type Aud } from 'payroll-core/money';

/**
 * Where Single Touch Payroll reports an amount: `gross`, `paid-leave/O`, `allowance/CD`, `lump-sum/E/2023-24`,
 * `etp/R/2026-11-12/taxable`, `super/L`. One flat name per box, so that amounts of pays add up box by box.
 */
export type StpBox =
  | 'gross'
  | 'overtime'
  | 'bonuses-and-commissions'
  | 'directors-fees'
  | 'payg-withheld'
  | `paid-leave/${'C' | 'U' | 'P' | 'W' | 'A' | 'O'}`
  | `allowance/${string}`
  | `salary-sacrifice/${'S' | 'O'}`
  | `lump-sum/${string}`
  | `etp/${string}/${string}/${'taxable' | 'tax-free' | 'withheld'}`
  | `deduction/${'F' | 'W' | 'G' | 'D'}`
  | `super/${'L' | 'O' | 'Q' | 'R'}`
  | `fringe-benefits/${'T' | 'X'}`;

export type StpAmounts = ReadonlyMap<StpBox, Aud>;

export const noAmounts: StpAmounts = new Map();

const NIL = aud('0');

export function amountIn(amounts: StpAmounts, box: StpBox): Aud {
  return amounts.get(box) ?? NIL;
}

/** Rows into boxes; rows of one box are added, and a box with nothing in it is left out. */
export function inBoxes(rows: Iterable<readonly [StpBox, Aud]>): StpAmounts {
  const boxes = new Map<StpBox, Aud>();
  for (const [box, amount] of rows) boxes.set(box, add(boxes.get(box) ?? NIL, amount));
  for (const [box, amount] of boxes) if (isZero(amount)) boxes.delete(box);
  return boxes;
}

export function addAmounts(...amounts: readonly StpAmounts[]): StpAmounts {
  return inBoxes(amounts.flatMap((each) => [...each]));
}
