import { civilDate, dayNumber, parseCivilDate, type CivilDate } from '../../../calendar/civil-date';
import { accepted, refused, type Result } from '../../../refusal/result';
import { defineInstrument } from '../../../statutory/instrument';
import { awardEdition } from '../award-edition';
import { files } from './parameters';

/** The states and territories, by their usual abbreviations. */
export const auStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** The states and territories; holidays follow where the job is based. @law Fair Work Act 2009 (Cth) s 115(1)(b) */
export type AuState = (typeof auStates)[number];

/** A public holiday of one state or territory, for the whole day or for the minutes from `fromMinute` to midnight. */
export interface AwardPublicHoliday {
  readonly date: CivilDate;
  readonly name: string;
  /** `certain`: observed generally; `part of the state`, `public service only`, `uncertain`: the caller says whether it applies. */
  readonly applies: 'certain' | 'part of the state' | 'public service only' | 'uncertain';
  readonly fromMinute: number;
}

interface Raw {
  readonly states: Readonly<
    Record<AuState, { readonly source: string; readonly days: readonly (readonly string[])[] }>
  >;
}

type YearOfHolidays = ReadonlyMap<AuState, ReadonlyMap<number, AwardPublicHoliday>>;

/** Public holidays of the eight states and territories by calendar year, part-day holidays included. */
export const awardPublicHolidays = defineInstrument(
  'au.awards.public-holidays',
  files,
  (raw: Raw): YearOfHolidays =>
    new Map(
      auStates.map((state) => [
        state,
        new Map(
          raw.states[state].days.map(([date = '', name = '', extent = '']) => [
            dayNumber(civilDate(date)),
            { date: civilDate(date), name, ...reach(extent) },
          ]),
        ),
      ]),
    ),
);

function reach(extent: string): Pick<AwardPublicHoliday, 'applies' | 'fromMinute'> {
  const range = /^(\d\d):(\d\d)-24:00$/.exec(extent);
  if (range !== null) return { applies: 'certain', fromMinute: Number(range[1]) * 60 + Number(range[2]) };
  if (extent === 'whole' || extent === 'additional') return { applies: 'certain', fromMinute: 0 };
  if (extent === 'part of the state' || extent === 'public service only') return { applies: extent, fromMinute: 0 };
  return { applies: 'uncertain', fromMinute: 0 };
}

export function parseAuState(state: unknown): Result<AuState> {
  return auStates.includes(state as AuState)
    ? accepted(state as AuState)
    : refused({
        code: 'code/unknown',
        message: `Expected one of ${auStates.join(', ')} in state.`,
        path: 'state',
      });
}

/** The public holiday of a state on a day, or nothing. A year that nobody has listed is refused. */
export function publicHolidayOn(state: AuState, date: CivilDate): Result<AwardPublicHoliday | undefined> {
  const known = parseAuState(state);
  if (!known.ok) return known;
  const day = parseCivilDate(date, 'date');
  if (!day.ok) return day;
  const year = awardEdition(awardPublicHolidays, date, 'public holidays');
  return year.ok ? accepted(year.value.values.get(state)?.get(dayNumber(date))) : year;
}
