import type { Aud } from '../../money/currency';
import { aud } from '../../money/parse';
import type { Certainty } from './certainty';

/** The people a section of a pay guide is for. */
export interface PayGuideSectionFor {
  readonly employment: 'permanent' | 'casual';
  readonly junior?: boolean;
  readonly age?: AgeBand;
  readonly service?: '6 months or less' | 'more than 6 months';
  readonly office?: boolean;
  /** The stream of the award, such as `Home care`. */
  readonly stream?: string;
  /** The heading of apprentices, trainees, cadets and loaded rates, which have a section of their own. */
  readonly group?: string;
}

export type AgeBand = { readonly under: number } | { readonly at: number };

/** A column of a pay guide: when or how the rate applies. */
export interface PayGuideColumn {
  readonly label: string;
  /** Percent of the minimum hourly rate of the permanent employee, or of the rounded casual rate. */
  readonly percent?: string;
  readonly of?: 'casual';
  /** Dollars for each hour or part of an hour on top. */
  readonly plus?: string;
  /** Percentages that differ by classification. */
  readonly percents?: readonly { readonly percent: string; readonly classifications: readonly string[] }[];
}

/** A row of a pay guide: a classification and its rates. */
export interface PayGuideRow {
  readonly classification: string;
  readonly weekly?: Aud;
  /** The minimum hourly rate of the permanent employee, also in sections of casuals. */
  readonly hourly: Aud;
  /** The casual rate as printed, where it is not the hourly rate with 25 % on top. */
  readonly casual?: Aud;
}

/** A section of a pay guide, for one kind of employment. */
export interface PayGuideSection {
  readonly section: string;
  readonly for: PayGuideSectionFor;
  /** How its dollars were read, where no guide of the Ombudsman prints them. */
  readonly certainty?: Certainty;
  readonly columns: readonly PayGuideColumn[];
  readonly rows: readonly PayGuideRow[];
  /** Dollars that no single percentage gives, as printed: classification, column, dollars, dollars for each hour or part. */
  readonly printed: readonly (readonly [string, string, string, string?])[];
}

/** The Fair Work Ombudsman's pay guide of an award, or a schedule of the award that prints the same table. */
export interface PayGuide {
  readonly sections: readonly PayGuideSection[];
  readonly allowances: readonly (readonly [string | null, string, string])[];
}

export interface RawPayGuide {
  readonly sections: readonly {
    readonly section: string;
    readonly for: PayGuideSectionFor;
    readonly certainty?: Certainty;
    readonly columns: readonly PayGuideColumn[];
    readonly rows: readonly (readonly [string, string | null, string, string?])[];
    readonly printed?: readonly (readonly [string, string, string, string?])[];
  }[];
  readonly allowances: PayGuide['allowances'];
}

export function readPayGuide(raw: RawPayGuide): PayGuide {
  return {
    sections: raw.sections.map((section) => ({
      section: section.section,
      for: section.for,
      ...(section.certainty === undefined ? {} : { certainty: section.certainty }),
      columns: section.columns,
      printed: section.printed ?? [],
      rows: section.rows.map(([classification, weekly, hourly, casual]) => ({
        classification,
        hourly: aud(hourly),
        ...(weekly === null ? {} : { weekly: aud(weekly) }),
        ...(casual === undefined ? {} : { casual: aud(casual) }),
      })),
    })),
    allowances: raw.allowances,
  };
}
