import { add, greater, multiply, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { truncateToCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { ChildSupport } from './child-support';

/** The pay that protected net earnings are worked on. */
export interface NetForOrders {
  readonly gross: Nzd;
  readonly paye: Nzd;
  /** The part of PAYE that is levy: it is not tax here. */
  readonly levy: Nzd;
}

const NIL = nzd('0');

/**
 * The most that child support and attachment orders may take from a pay: what is not protected of gross less income
 * tax. Levy, student loan and KiwiSaver are not tax here. A deduction that this cuts is filed with code P.
 * @law Child Support Act 1991 s 165; District Court Act 2016 s 157; Inland Revenue payroll specification 5.16.1
 */
export function mostUnderOrders({ gross, paye, levy }: NetForOrders, childSupport: Dated<ChildSupport>): Step<Nzd> {
  const { protectedShare } = childSupport.values;
  const net = greater(add(subtract(gross, paye), levy), NIL);
  const value = truncateToCents(subtract(net, multiply(net, protectedShare)));
  return step(
    'nz.child-support.most-under-orders',
    value,
    () =>
      `${gross.toString()} − (${paye.toString()} − ${levy.toString()}) = ${net.toString()}, of which ${protectedShare.toString()} are protected: at most ${value.toString()}`,
    [given('gross', gross), parameter(childSupport, 'protectedShare', () => `${protectedShare.toString()}`)],
  );
}
