import type { Nzd } from '../../money/currency';
import { explain, type Explanation } from '../../trace/explain';
import type { Step } from '../../trace/step';
import type { NzLeaveBalanceRow } from '../leave/move-balances';

/** Why each figure of a pay is what it is. */
export interface NzFiguresExplained {
  readonly gross: Step<Nzd>;
  readonly tax: Step<Nzd>;
  /** The part of the PAYE that is ACC earners' levy. */
  readonly accEarnersLevy: Step<Nzd>;
  readonly nzStudentLoan: Step<Nzd>;
  readonly periodStudentLoanCir: Step<Nzd>;
  readonly periodStudentLoanBor: Step<Nzd>;
  readonly taxPlusStudentLoan: Step<Nzd>;
  readonly kiwisaverEmployeeAmount: Step<Nzd>;
  readonly kiwisaverEmployerAmount: Step<Nzd>;
  readonly kiwisaverEsctAmount: Step<Nzd>;
  readonly kiwisaverPayeGrossUplift: Step<Nzd>;
  readonly totalKiwiSaver: Step<Nzd>;
  readonly deductions: Step<Nzd>;
  readonly net: Step<Nzd>;
  readonly leaveBalanceRows: Step<readonly NzLeaveBalanceRow[]>;
}

/**
 * The steps behind a pay. Text is built only when `explain` is asked; as JSON a pay carries its figures alone, and the
 * explanation is stored beside it by whoever wants to keep it.
 */
export class NzPayTrace {
  constructor(readonly figures: NzFiguresExplained) {}

  explain(): Readonly<Record<keyof NzFiguresExplained, Explanation>> {
    const { figures } = this;
    const explained: Partial<Record<keyof NzFiguresExplained, Explanation>> = {};
    for (const name of Object.keys(figures) as (keyof NzFiguresExplained)[]) explained[name] = explain(figures[name]);
    return explained as Readonly<Record<keyof NzFiguresExplained, Explanation>>;
  }

  toJSON(): undefined {
    return undefined;
  }
}
