import type { WrittenFile } from '@anz-payroll/filing';
import type { RequestContext } from '@anz-payroll/http-kit/route';
import type { Principal } from '@anz-payroll/http-kit/security';
import { actorOf } from '../accounts/actor-of';
import type { FilingServices } from './filing-services';

export const fileHeaders = { 'Content-Disposition': 'A name for the file.', 'Cache-Control': 'Never kept.' } as const;

/**
 * A file with tax or bank numbers in it goes out only after the audit log says to whom.
 * @law Privacy (Tax File Number) Rule 2015 (Cth) r 11
 */
export async function fileAnswer(
  { accounts }: FilingServices,
  context: RequestContext & { readonly principal: Principal },
  companyId: number,
  { fileName, content }: WrittenFile,
) {
  await accounts.noteAudit(actorOf(context), {
    action: 'company.read-numbers',
    recordType: 'company',
    recordId: String(companyId),
    details: { file: fileName },
  });
  return {
    status: 200,
    body: content,
    headers: { 'Content-Disposition': `attachment; filename="${fileName}"`, 'Cache-Control': 'no-store' },
  } as const;
}
