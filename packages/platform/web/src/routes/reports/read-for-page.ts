import { roleMay } from '@anz-payroll/accounts';
import { definitionOf, withoutBanking, type ReportName, type SummaryGroup } from '@anz-payroll/reports';
import { accepted, type CivilDate } from 'payroll-core';
import type { Problems } from '../../pages';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

export interface AskedReport {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly groupBy: SummaryGroup;
  readonly employeeId: number | undefined;
  /** What was typed instead of a day, by field. */
  readonly typed: Readonly<Partial<Record<'from' | 'to', string>>>;
  readonly problems: Problems;
}

/** A report as whoever asks may see it: bank accounts only for those whose role reads them. */
export async function readFor(
  web: WebAppServices,
  { session, company }: CompanyVisit,
  name: ReportName,
  { typed: _, problems, ...asked }: AskedReport,
) {
  const { customer, user } = session;
  const backwards = definitionOf(name).period === 'range' && asked.from > asked.to;
  const wrong = backwards ? { from: 'The first day is after the last one.', ...problems } : problems;
  if (Object.keys(wrong).length > 0) return { ok: false as const, error: { problems: wrong } };
  const read = await web.reports.readReport({ customerId: customer.id, companyId: company.id, report: name, ...asked });
  return !read.ok || roleMay(user.role, 'bank-numbers.read') ? read : accepted(withoutBanking(read.value));
}

/** Reports hold everybody's pay: who took one away is kept. */
export function noteDownload(
  { accounts }: WebAppServices,
  { actor, company }: CompanyVisit,
  file: string,
): Promise<void> {
  return accounts.noteAudit(actor, {
    action: 'company.download-report',
    recordType: 'company',
    recordId: String(company.id),
    details: { file },
  });
}
