import {
  journalLayouts,
  reportNames,
  summaryGroups,
  type JournalLayout,
  type ReportName,
  type SummaryGroup,
} from '@anz-payroll/reports';
import {
  AnyValue,
  CivilDateText,
  CodeOf,
  ListOf,
  QueryWholeNumber,
  Text,
  TextList,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { CompanyPath } from '../companies/company-contracts';

export class ReportPath extends CompanyPath {
  @CodeOf(reportNames) report!: ReportName;
}

export class JournalFilePath extends CompanyPath {
  @CodeOf(journalLayouts) layout!: JournalLayout;
}

export class ReportPeriodQuery {
  @CivilDateText({ optional: true, description: 'The first pay date; by default the first day of the financial year.' })
  from?: string;
  @CivilDateText({
    optional: true,
    description: 'The last pay date, or the day the report is as at; today by default.',
  })
  to?: string;
}

export class ReportQuery extends ReportPeriodQuery {
  @CodeOf(summaryGroups, {
    optional: true,
    description: 'Of payroll-summary: what a row stands for; employee by default.',
  })
  group_by?: SummaryGroup;
  @QueryWholeNumber({
    optional: true,
    min: 1,
    description:
      'Of leave-account and leave-laws: one employee; everybody by default. Other reports are of everybody, and a note says so.',
  })
  employee_id?: number;
}

export class ReportDescription {
  @CodeOf(reportNames) name!: ReportName;
  @Text() title!: string;
  @Text() description!: string;
  @CodeOf(['range', 'day'], { description: 'Over pay dates, or as at the last day.' }) period!: 'range' | 'day';
}

const kinds = ['text', 'date', 'amount', 'quantity', 'count'] as const;

export class ReportColumn {
  @Text() name!: string;
  @Text() title!: string;
  @CodeOf(kinds) kind!: (typeof kinds)[number];
}

const cells = { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } };
type Cells = Readonly<Record<string, string | number | null>>;

export class Report {
  @CodeOf(reportNames) name!: string;
  @Text() title!: string;
  @WholeNumber() company_id!: number;
  @Text() company_name!: string;
  @CivilDateText() from!: string;
  @CivilDateText() to!: string;
  @ListOf(() => ReportColumn) columns!: readonly ReportColumn[];
  @AnyValue({ type: 'array', items: cells }, { description: 'Cells by the name of their column.' })
  rows!: readonly Cells[];
  @AnyValue(cells, { nullable: true, description: 'The sums of the columns that can be added; null without rows.' })
  totals!: Cells | null;
  @TextList() notes!: readonly string[];
}
