import type { Period } from '@anz-payroll/pay-runs';
import { civilDate, daysBetween } from 'payroll-core';
import {
  CivilDateText,
  CodeOf,
  field,
  PathId,
  QueryFlag,
  QueryWholeNumber,
  Rule,
  Text,
  type FieldFault,
  type FieldOptions,
} from '@anz-payroll/http-kit/contract';
import { CompanyPath } from '../companies/company-contracts';

export class PayPath extends CompanyPath {
  @PathId() pay_id!: number;
}

export class PayRunPath extends CompanyPath {
  @PathId() pay_run_id!: number;
}

const spoken = new Map<unknown, boolean | null>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['null', null],
  ['', null],
]);

/** `true`, `false` or `null` in an address; null takes the default. */
function QueryFlagOrNull(options: FieldOptions & { readonly default: boolean }): PropertyDecorator {
  return field(
    {
      schema: { type: 'boolean', default: options.default },
      check: (value) =>
        typeof value === 'boolean' ? undefined : { code: 'not_a_flag', message: 'Expected true, false or null.' },
      normalise: (value) => {
        const word = typeof value === 'string' ? value.toLowerCase() : value;
        return spoken.has(word) ? spoken.get(word) : value;
      },
    },
    { ...options, optional: true, nullable: true },
  );
}

export type IdentifierType = 'employee_id' | 'employee_number';

const identifierType = CodeOf(['employee_id', 'employee_number'], {
  optional: true,
  description: 'Which identifier the items carry and the answer groups by; employee_id by default.',
});

type PeriodFault = FieldFault & { readonly field: 'period_start' | 'period_end' };

const LONGEST_PERIOD = 366;

/** Both days or neither, in their order, and no longer than a year. */
function periodFaults(start: string | undefined, end: string | undefined): readonly PeriodFault[] {
  if (start === undefined && end === undefined) return [];
  if (start === undefined)
    return [{ field: 'period_start', code: 'required', message: 'period_end needs period_start.' }];
  if (end === undefined) return [{ field: 'period_end', code: 'required', message: 'period_start needs period_end.' }];
  const days = daysBetween(civilDate(start), civilDate(end));
  if (days < 0) return [{ field: 'period_end', code: 'conflict', message: 'period_end is before period_start.' }];
  if (days < LONGEST_PERIOD) return [];
  return [{ field: 'period_end', code: 'out_of_range', message: 'A pay is for at most a year.' }];
}

/** The days that the query names. */
export function periodIn({ period_start, period_end }: PayCreateQuery): Period | undefined {
  if (period_start === undefined || period_end === undefined) return undefined;
  return { startDate: civilDate(period_start), endDate: civilDate(period_end) };
}

@Rule<PayCreateQuery>(({ group_by_employee, group_by_pay_run }) =>
  group_by_employee === true && group_by_pay_run === true
    ? [
        {
          field: 'group_by_pay_run',
          code: 'conflict',
          message: 'Group by employee or by pay run, not both.',
        },
      ]
    : [],
)
@Rule<PayCreateQuery>(({ period_start, period_end }) => periodFaults(period_start, period_end))
export class PayCreateQuery {
  @QueryFlagOrNull({ default: false, description: 'Answers by pay run.' })
  group_by_pay_run?: boolean | null;
  @QueryFlagOrNull({ default: false, description: 'Answers by employee.' })
  group_by_employee?: boolean | null;
  @QueryFlagOrNull({
    default: true,
    description:
      'Several pays of one employee in one run under different departments share their combined tax by their gross.',
  })
  redistribute_tax_by_gross?: boolean | null;
  @identifierType identifier_type?: IdentifierType;
  @CivilDateText({
    optional: true,
    description: "The day the pays were processed; it chooses the pay run. The company's today by default.",
  })
  pay_date?: string;
  @CivilDateText({
    optional: true,
    description:
      'Chooses the pay run instead of pay_date, for pay in arrears or in advance: the last day of its period in the ' +
      'calendar of the company.',
  })
  pay_run_end_date?: string;
  @CivilDateText({
    optional: true,
    description:
      'With period_end: the days that the pays are for, on payslips and in filings. Days of a period of the calendar ' +
      'choose its run; others are an off-cycle pay in the run of the pay date.',
  })
  period_start?: string;
  @CivilDateText({ optional: true, description: 'With period_start; at most a year after it.' })
  period_end?: string;
}

export class NetToGrossQuery {
  @identifierType identifier_type?: IdentifierType;
  @CivilDateText({ optional: true, description: "The company's today by default." }) pay_date?: string;
}

export class ConfirmedQuery {
  @QueryFlag({
    optional: true,
    default: false,
    description:
      'Needed where the tax office knows the pay: the change is stored, and the update of its report queued with it.',
  })
  confirm_reported?: boolean;
  @QueryFlag({
    optional: true,
    default: true,
    description:
      'A change of a pay that a standing payment file holds is stored with a warning, and the file stays as it is; false refuses it.',
  })
  confirm_paid?: boolean;
}

export class RebuildQuery extends ConfirmedQuery {
  @QueryFlag({
    optional: true,
    default: true,
    description:
      'A rebuild takes the rate and the declarations of the record as it is today; false takes those that a processed pay was made with.',
  })
  use_current_record?: boolean;
}

const useCurrentRecord = QueryFlag({
  optional: true,
  default: false,
  description:
    'A correction takes the rate and the declarations that the pay was made with; true takes those of the record as it is today, where the record was wrong then.',
});

const identifiedOn = CivilDateText({
  optional: true,
  description: 'AU only: the day an overpayment was found, which decides how it is repaid. Today by default.',
});

export class CorrectionPreviewQuery {
  @identifiedOn identified_on?: string;
  @useCurrentRecord use_current_record?: boolean;
}

export class CorrectionQuery extends ConfirmedQuery {
  @identifiedOn identified_on?: string;
  @useCurrentRecord use_current_record?: boolean;
}

/** The ISO form sorts as the days do. */
function rangeFaults({ from, to }: { readonly from?: string; readonly to?: string }) {
  const isBackwards = from !== undefined && to !== undefined && to < from;
  return isBackwards
    ? [{ field: 'to' as const, code: 'out_of_range', message: 'Expected a day on or after from.' }]
    : [];
}

const pageLimit = QueryWholeNumber({
  optional: true,
  min: 1,
  max: 1000,
  description: 'Asks for pages of at most so many.',
});
const pageCursor = Text({ optional: true, max: 200, description: 'From the Link header of the page before.' });

@Rule<PaysQuery>(rangeFaults)
export class PaysQuery {
  @CivilDateText({ optional: true, description: 'Pay dates from this day on.' }) from?: string;
  @CivilDateText({ optional: true, description: 'Pay dates up to this day.' }) to?: string;
  @QueryWholeNumber({ optional: true, min: 1 }) employee_id?: number;
  @Text({ optional: true, max: 60 }) employee_number?: string;
  @CodeOf(['pending', 'processed'], { optional: true }) status?: 'pending' | 'processed';
  @pageLimit limit?: number;
  @pageCursor cursor?: string;
}

@Rule<PayRunsQuery>(rangeFaults)
export class PayRunsQuery {
  @CivilDateText({ optional: true, description: 'Runs whose period ends on this day or later.' }) from?: string;
  @CivilDateText({ optional: true, description: 'Runs whose period begins on this day or earlier.' }) to?: string;
  @CodeOf(['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'], { optional: true })
  pay_period?: 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY';
  @CodeOf(['pending', 'processed'], { optional: true }) status?: 'pending' | 'processed';
  @pageLimit limit?: number;
  @pageCursor cursor?: string;
}

@Rule<WorkersCompQuery>(rangeFaults)
export class WorkersCompQuery {
  @CivilDateText({ optional: true }) from?: string;
  @CivilDateText({ optional: true }) to?: string;
  @identifierType identifier_type?: IdentifierType;
}

export class IdempotencyHeader {
  @Text({
    optional: true,
    description: 'At most 255 characters. The same request under the same key is done once; see the how-to on pays.',
  })
  'idempotency-key'?: string;
}
