import { decimal, nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The credit and the income between which it is given. */
export interface IndependentEarnerCredit {
  readonly amount: Nzd;
  readonly from: Nzd;
  readonly abatesOver: Nzd;
  readonly abatement: Decimal;
  readonly nilFrom: Nzd;
}

interface Written {
  readonly amount: string;
  readonly from: string;
  readonly abatesOver: string;
  readonly abatement: string;
  readonly nilFrom: string;
}

/** The editions of the independent earner tax credit. */
export const independentEarnerCredit = defineInstrument(
  'nz.independent-earner-credit',
  files,
  (written: Written): IndependentEarnerCredit => ({
    amount: nzd(written.amount),
    from: nzd(written.from),
    abatesOver: nzd(written.abatesOver),
    abatement: decimal(written.abatement),
    nilFrom: nzd(written.nilFrom),
  }),
);
