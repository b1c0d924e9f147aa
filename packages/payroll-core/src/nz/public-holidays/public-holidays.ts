import { civilDate, type CivilDate } from '../../calendar/civil-date';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** Provinces whose anniversary day is a public holiday where it is kept. @law Holidays Act 2003 s 44(1) */
export const nzRegions = [
  'AUCKLAND',
  'CANTERBURY',
  'CHATHAM_ISLANDS',
  'HAWKES_BAY',
  'MARLBOROUGH',
  'NELSON',
  'NORTHLAND',
  'OTAGO',
  'SOUTH_CANTERBURY',
  'SOUTHLAND',
  'TARANAKI',
  'WELLINGTON',
  'WESTLAND',
] as const;

/** The regions that have an anniversary day of their own. */
export type NzRegion = (typeof nzRegions)[number];

/**
 * Where a holiday on a weekend goes for an employee who would not work that day: Waitangi Day and Anzac Day to the
 * Monday, those of Christmas and New Year from Saturday to Monday and from Sunday to Tuesday, others nowhere.
 */
export type WeekendRule = 'none' | 'monday' | 'monday-or-tuesday';

/** A public holiday with its day and the day it is observed on. */
export interface PublicHoliday {
  readonly name: string;
  /** The day of the calendar, wherever an employee keeps it. */
  readonly date: CivilDate;
  /** Absent for a national holiday. */
  readonly region: NzRegion | undefined;
  readonly moves: WeekendRule;
}

/** The public holidays of one edition. */
export interface PublicHolidays {
  /** The last day that the list knows. */
  readonly listedUntil: CivilDate;
  /** In the order of their days. */
  readonly days: readonly PublicHoliday[];
}

interface Written {
  readonly listedUntil: string;
  readonly national: readonly {
    readonly name: string;
    readonly moves: WeekendRule;
    readonly dates: readonly string[];
  }[];
  readonly anniversaries: readonly {
    readonly region: NzRegion;
    readonly name: string;
    readonly dates: readonly string[];
  }[];
}

/** The editions of the public holidays. */
export const publicHolidays = defineInstrument('nz.public-holidays', files, (written: Written): PublicHolidays => {
  const days: PublicHoliday[] = [];
  for (const { name, moves, dates } of written.national) {
    for (const date of dates) days.push({ name, date: civilDate(date), region: undefined, moves });
  }
  for (const { name, region, dates } of written.anniversaries) {
    for (const date of dates) days.push({ name, date: civilDate(date), region, moves: 'none' });
  }
  return {
    listedUntil: civilDate(written.listedUntil),
    days: days.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  };
});

/** Other names that people write for a region, without signs and in lower case. */
const otherNames: Readonly<Record<string, NzRegion>> = {
  canterburysouth: 'SOUTH_CANTERBURY',
  southcanterbury: 'SOUTH_CANTERBURY',
  canterburynorthcentral: 'CANTERBURY',
  christchurch: 'CANTERBURY',
  westcoast: 'WESTLAND',
  dunedin: 'OTAGO',
  // Councils of today in the provinces that have the day.
  waikato: 'AUCKLAND',
  bayofplenty: 'AUCKLAND',
  gisborne: 'AUCKLAND',
  manawatuwhanganui: 'WELLINGTON',
  tasman: 'NELSON',
  // ISO 3166-2, as addresses have them.
  auk: 'AUCKLAND',
  bop: 'AUCKLAND',
  can: 'CANTERBURY',
  cit: 'CHATHAM_ISLANDS',
  gis: 'AUCKLAND',
  hkb: 'HAWKES_BAY',
  mbh: 'MARLBOROUGH',
  mwt: 'WELLINGTON',
  nsn: 'NELSON',
  ntl: 'NORTHLAND',
  ota: 'OTAGO',
  stl: 'SOUTHLAND',
  tas: 'NELSON',
  tki: 'TARANAKI',
  wgn: 'WELLINGTON',
  wko: 'AUCKLAND',
  wtc: 'WESTLAND',
};

/** The region that a company's `region` names: "Hawke's Bay", "hawkes bay", "HAWKES_BAY", "HKB"; macrons do not matter. */
export function parseNzRegion(text: string): NzRegion | undefined {
  if (typeof text !== 'string') return undefined;
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return otherNames[plain] ?? nzRegions.find((region) => region.toLowerCase().replaceAll('_', '') === plain);
}
