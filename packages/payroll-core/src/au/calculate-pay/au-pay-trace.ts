import type { CivilDate } from '../../calendar/civil-date';
import type { Aud } from '../../money/currency';
import { explain, type Explanation } from '../../trace/explain';
import type { Step } from '../../trace/step';
import type { LeaveBalanceRow } from '../leave-accrual/move-balances';

/** Why each figure of a pay is what it is. */
export interface FiguresExplained {
  readonly gross: Step<Aud>;
  readonly tax: Step<Aud>;
  readonly studyLoan: Step<Aud>;
  readonly deductions: Step<Aud>;
  readonly net: Step<Aud>;
  readonly super: Step<Aud>;
  readonly compulsorySuperAmount: Step<Aud>;
  readonly rescSuperAmount: Step<Aud>;
  readonly superDueDate: Step<CivilDate>;
  readonly totalWorkersCompensation: Step<Aud>;
  readonly leaveBalanceRows: Step<readonly LeaveBalanceRow[]>;
}

/**
 * The steps behind a pay. Text is built only when `explain` is asked; as JSON a pay carries its figures alone, and the
 * explanation is stored beside it by whoever wants to keep it.
 */
export class AuPayTrace {
  constructor(readonly figures: FiguresExplained) {}

  explain(): Readonly<Record<keyof FiguresExplained, Explanation>> {
    const { figures } = this;
    return {
      gross: explain(figures.gross),
      tax: explain(figures.tax),
      studyLoan: explain(figures.studyLoan),
      deductions: explain(figures.deductions),
      net: explain(figures.net),
      super: explain(figures.super),
      compulsorySuperAmount: explain(figures.compulsorySuperAmount),
      rescSuperAmount: explain(figures.rescSuperAmount),
      superDueDate: explain(figures.superDueDate),
      totalWorkersCompensation: explain(figures.totalWorkersCompensation),
      leaveBalanceRows: explain(figures.leaveBalanceRows),
    };
  }

  toJSON(): undefined {
    return undefined;
  }
}
