import { asDollars, type CivilDate } from 'payroll-core';
import type { UnderpaymentCheck, UnderpaymentEvidence } from 'payroll-core/au/awards';
import { jsonNumber } from './json-number';
import type { AwardCheckReadModel } from './pay-read-model-types';
import type { AsJson, PayWarning } from './pay-record';

/**
 * What a pay was held against, as it is kept with the pay: verdict, figures, lines with their clauses, and the versions of
 * the rates. The last pay of a period speaks for the period.
 */
export interface AwardCheck extends Omit<AsJson<UnderpaymentCheck>, 'limits' | 'evidence'> {
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  readonly setOff: boolean;
  readonly evidence: AsJson<UnderpaymentEvidence> & {
    readonly classificationReason?: string;
    readonly employmentType?: string;
    /** Approved shifts of the period that were priced. */
    readonly shifts?: number;
  };
}

/** What the check says of a pay that somebody should look at: short, possibly short, or held against nothing because the record names no rate. */
export function awardWarnings(check: AwardCheck | undefined): readonly PayWarning[] {
  if (check === undefined) return [];
  const { verdict, shortBy, possiblyShortBy, reasons } = check;
  const against = minimumInWords(check);
  const why = reasons.filter(({ code }) => code !== 'weekly-rate-met').map(({ says }) => says);
  if (verdict === 'short') {
    return [
      {
        code: 'au.awards/short',
        message: `Short by ${asDollars(shortBy)} against ${against} for ${check.periodStart} to ${check.periodEnd}: ${why.join(' ')}`,
        details: { shortBy },
      },
    ];
  }
  const notFound = reasons.find(({ code }) => code === 'rate-not-found');
  if (notFound !== undefined) {
    return [
      {
        code: 'au.awards/rate-not-found',
        message: `The pay is held against no minimum rate: ${notFound.says}`,
        field: 'award_classification',
      },
    ];
  }
  return jsonNumber(possiblyShortBy) > 0
    ? [
        {
          code: 'au.awards/possibly-short',
          message: `Possibly short by ${asDollars(possiblyShortBy)} against ${against}: ${why.join(' ')}`,
          details: { possiblyShortBy },
        },
      ]
    : [];
}

/** The minimum that a pay was held against, for people. */
export function minimumInWords({ evidence: { award, classification } }: AwardCheck): string {
  if (award === undefined) return 'the national minimum wage';
  return classification === undefined ? award : `${award} (${classification})`;
}

/** The check under the names of the interface; the lines are in the explanation of the pay. */
export function awardCheckReadModel(check: AwardCheck | undefined): AwardCheckReadModel | null {
  if (check === undefined) return null;
  const { evidence } = check;
  return {
    verdict: check.verdict,
    short_by: jsonNumber(check.shortBy),
    possibly_short_by: jsonNumber(check.possiblyShortBy),
    required: jsonNumber(check.required),
    paid: jsonNumber(check.paid),
    tested_at: check.testedAt,
    reasons: check.reasons,
    award_code: evidence.award ?? null,
    classification: evidence.classification ?? null,
    hourly: evidence.hourly === undefined ? null : jsonNumber(evidence.hourly),
    confirmed_until: evidence.confirmedUntil ?? null,
    source: evidence.source ?? null,
    editions: evidence.editions,
  };
}
