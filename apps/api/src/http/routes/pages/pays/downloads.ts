import type { CompanyReadModel } from 'companies';
import type { PayRun } from 'pay-runs';

/** The files of a run; only a processed one has them. */
export function runDownloads(
  _company: CompanyReadModel,
  _run: PayRun,
): readonly { readonly address: string; readonly name: string }[] {
  return [];
}
