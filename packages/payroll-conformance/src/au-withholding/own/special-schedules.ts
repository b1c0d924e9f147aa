import {
  dailyAndCasual,
  promotionalPerformances,
  returnToWork,
  schedule2,
  schedule9,
  seasonalWorkers,
  seniorStatuses,
  weeklyEarnings,
  withholdFromDays,
  withholdFromPromotionalPerformer,
  withholdFromReturnToWork,
  withholdFromSeasonalWorker,
  withholdFromSenior,
  withholdUnderScale,
  withholdUnderSchedule2,
} from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import type { Aud } from 'payroll-core/money';
import { inForce, type Dated, type Instrument } from 'payroll-core/statutory';
import { explainAsText, type Step } from 'payroll-core/trace';
import { audIn, flagIn, wordIn } from '../../read-input';
import { UnreadableVector } from '../../unreadable-vector';
import type { Json, JsonObject, OwnKind } from '../../vector';
import { frequencyOf, rulesOn } from '../inputs';

const residencies = ['resident', 'foreign'] as const;

/** `{ residency, quotesTaxFileNumber, payment, withheld }` */
export const ownReturnToWork: OwnKind = (row, on) =>
  compared(
    row,
    withholdFromReturnToWork(
      audIn(row, 'payment'),
      flagIn(row, 'quotesTaxFileNumber', true),
      wordIn(row, 'residency', residencies),
      editionOn(returnToWork, on),
    ),
  );

/** `{ payment, withheld }` */
export const ownSeasonalWorkers: OwnKind = (row, on) =>
  compared(row, withholdFromSeasonalWorker(audIn(row, 'payment'), editionOn(seasonalWorkers, on)));

/** `{ residency, payment, withheld }` */
export const ownSchedule2: OwnKind = (row, on) =>
  compared(
    row,
    withholdUnderSchedule2(audIn(row, 'payment'), wordIn(row, 'residency', residencies), editionOn(schedule2, on)),
  );

/** `{ payment, withheld }` */
export const ownPromotionalPerformances: OwnKind = (row, on) =>
  compared(row, withholdFromPromotionalPerformer(audIn(row, 'payment'), editionOn(promotionalPerformances, on)));

/** `{ earnings, days, withheld }` */
export const ownDailyAndCasual: OwnKind = (row, on) => {
  const { days } = row;
  if (typeof days !== 'number') throw new UnreadableVector('days is a number');
  const forWeek = (x: Step<Aud>): Step<Aud> => withholdUnderScale(x, 'weekly', 2, rulesOn(on).schedule1);
  return compared(row, withholdFromDays(audIn(row, 'earnings'), days, forWeek, editionOn(dailyAndCasual, on)));
};

/** `{ frequency, earnings, withheld: { single: { none, half, full }, … } }` */
export const ownSeniorsAndPensioners: OwnKind = (row, on) => {
  const frequency = frequencyOf(row);
  const x = weeklyEarnings(audIn(row, 'earnings'), frequency);
  const edition = editionOn(schedule9, on);
  const actual = Object.fromEntries(
    seniorStatuses.map((status) => [
      status,
      Object.fromEntries(
        (['none', 'half', 'full'] as const).map((exemption) => [
          exemption,
          withholdFromSenior(x, frequency, status, exemption, edition).value,
        ]),
      ),
    ]),
  );
  return { actual, expected: row['withheld'] ?? null };
};

function compared(row: JsonObject, step: Step<Aud>): { actual: Aud; expected: Json; trace: () => string } {
  return { actual: step.value, expected: row['withheld'] ?? null, trace: () => explainAsText(step) };
}

function editionOn<T>(instrument: Instrument<T>, on: string): Dated<T> {
  const edition = inForce(instrument, civilDate(on));
  if (!edition.ok) throw new UnreadableVector(edition.error.message);
  return edition.value;
}
