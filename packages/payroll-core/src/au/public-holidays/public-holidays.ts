import { civilDate, dayNumber, type CivilDate } from '../../calendar/civil-date';
import type { BusinessCalendar } from '../../calendar/business-days';
import { defineInstrument } from '../../statutory/instrument';
import { holidayIn, type HolidayRule } from './holiday-in';
import { files } from './parameters';

/** A public holiday, and how far it reaches: the whole of a state or territory for the whole day, or only a part. */
export interface PublicHoliday {
  readonly name: string;
  readonly where: readonly string[];
  readonly extent: 'whole' | 'part';
  readonly rule: HolidayRule;
  readonly source: string;
}

/** The holidays in force, and the days of the list on which nobody in Australia can count on a business being open. */
export interface PublicHolidays extends BusinessCalendar {
  readonly listedUntil: CivilDate;
  readonly named: ReadonlyMap<CivilDate, readonly string[]>;
}

interface Raw {
  readonly listedUntil: string;
  readonly holidays: readonly PublicHoliday[];
}

/**
 * Only a holiday of the whole of a state or territory stops a business day; one of a district, or from an evening on,
 * does not.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 6(1), "business day"
 */
export const publicHolidays = defineInstrument(
  'au.public-holidays',
  files,
  (raw: Raw, { effectiveFrom }): PublicHolidays => {
    const listedUntil = civilDate(raw.listedUntil);
    const lastYear = Number(listedUntil.slice(0, 4));
    const named = new Map<CivilDate, readonly string[]>();
    for (const holiday of raw.holidays.filter((each) => each.extent === 'whole')) {
      for (let year = Number(effectiveFrom.slice(0, 4)); year <= lastYear; year++) {
        const day = holidayIn(year, holiday.rule);
        if (day !== undefined && day <= listedUntil) named.set(day, [...(named.get(day) ?? []), holiday.name]);
      }
    }
    return { listedUntil, named, holidays: new Set([...named.keys()].map(dayNumber)) };
  },
);
