import { decimal, nzd, type Decimal, type Nzd } from '../../money';
import { defineInstrument } from '../../statutory';
import { files } from './parameters';

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
