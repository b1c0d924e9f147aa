import type { CivilDate } from '../../calendar/civil-date';
import { accepted, type Result } from '../../refusal/result';
import { inForce, type InForceOptions } from '../../statutory/instrument';
import type { Dated } from '../../statutory/dated';
import { dailyAndCasual, type DailyAndCasualRules } from '../daily-and-casual/daily-and-casual';
import { schedule2, type Schedule2 } from '../horticulture-and-shearing/schedule-2';
import {
  promotionalPerformances,
  type PromotionalPerformanceRules,
} from '../promotional-performances/promotional-performances';
import { returnToWork, type ReturnToWorkRules } from '../return-to-work/return-to-work';
import { seasonalWorkers, type SeasonalWorkerRules } from '../seasonal-workers/seasonal-workers';
import { schedule9, type Schedule9 } from '../seniors-and-pensioners/schedule-9';
import type { AuTaxDeclaration } from './tax-declaration';

/** Editions that only some payees or payments need; each is there only where it was asked for. */
export interface SpecialSchedules {
  readonly seniors?: Dated<Schedule9>;
  readonly dailyAndCasual?: Dated<DailyAndCasualRules>;
  readonly schedule2?: Dated<Schedule2>;
  readonly seasonalWorkers?: Dated<SeasonalWorkerRules>;
  readonly promotional?: Dated<PromotionalPerformanceRules>;
  readonly returnToWork?: Dated<ReturnToWorkRules>;
}

/** Refuses a pay date for which a schedule that the payee or a payment needs is not known. Undefined where none is. */
export function specialSchedules(
  declaration: AuTaxDeclaration,
  hasReturnToWork: boolean,
  payDate: CivilDate,
  options: InForceOptions = {},
): Result<SpecialSchedules | undefined> {
  const asked = declaration.schedule;
  if (asked === undefined && !hasReturnToWork) return accepted(undefined);
  let special: SpecialSchedules = {};
  if (hasReturnToWork) {
    const known = inForce(returnToWork, payDate, options);
    if (!known.ok) return known;
    special = { ...special, returnToWork: known.value };
  }
  switch (asked?.kind) {
    case undefined:
      return accepted(special);
    case 'seniors-and-pensioners': {
      const known = inForce(schedule9, payDate, options);
      return known.ok ? accepted({ ...special, seniors: known.value }) : known;
    }
    case 'daily-or-casual': {
      const known = inForce(dailyAndCasual, payDate, options);
      return known.ok ? accepted({ ...special, dailyAndCasual: known.value }) : known;
    }
    case 'horticulture-or-shearing': {
      const known = inForce(schedule2, payDate, options);
      return known.ok ? accepted({ ...special, schedule2: known.value }) : known;
    }
    case 'seasonal-worker': {
      const known = inForce(seasonalWorkers, payDate, options);
      return known.ok ? accepted({ ...special, seasonalWorkers: known.value }) : known;
    }
    case 'promotional-performer': {
      const known = inForce(promotionalPerformances, payDate, options);
      return known.ok ? accepted({ ...special, promotional: known.value }) : known;
    }
  }
}

/** A schedule that a caller must have asked `specialSchedules` for; without it the caller is wrong. */
export function needed<T>(edition: T | undefined, name: string): T {
  if (edition === undefined) throw new Error(`The rules lack ${name}, which the declaration needs`);
  return edition;
}
