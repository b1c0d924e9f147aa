import type { RunChange } from '../ports';
import { addFigures, figureText, negateFigures } from './figures';
import type { Figures, PayRecord } from './pay-record';

/** What a pay adds to its run. */
function sumsOf(pay: PayRecord): Figures {
  return { gross: pay.gross, tax: pay.tax, net: pay.net, super: pay.super };
}

/** How the sums of a run change when pays come and go. A pay that is only changed is given on both sides. */
export function runChange(gone: readonly PayRecord[], come: readonly PayRecord[]): RunChange {
  let sums: Figures = {};
  for (const pay of gone) sums = addFigures(sums, negateFigures(sumsOf(pay)));
  for (const pay of come) sums = addFigures(sums, sumsOf(pay));
  const pending = (pays: readonly PayRecord[]): number => pays.filter(({ status }) => status === 'pending').length;
  return {
    pays: come.length - gone.length,
    pending: pending(come) - pending(gone),
    gross: figureText(sums, 'gross'),
    tax: figureText(sums, 'tax'),
    net: figureText(sums, 'net'),
    super: figureText(sums, 'super'),
  };
}
