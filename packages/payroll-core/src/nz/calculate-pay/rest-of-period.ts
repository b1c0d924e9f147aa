import { greater, subtract } from '../../money/arithmetic';
import type { Nzd } from '../../money/currency';
import { nzd } from '../../money/parse';
import { step, type Step } from '../../trace/step';

const NIL = nzd('0');

/** What is left for this pay of an amount on all pays of the period; what was once withheld is not given back here. */
export function restOfPeriod(rule: string, ofPeriod: Nzd, elsewhere: Nzd, earnings: Nzd): Step<Nzd> {
  const rest = greater(subtract(ofPeriod, elsewhere), NIL);
  return step(
    rule,
    rest,
    () =>
      `${ofPeriod.toString()} on ${earnings.toString()} of all pays of the period, ` +
      `less ${elsewhere.toString()} from the others = ${rest.toString()}`,
    [],
  );
}
