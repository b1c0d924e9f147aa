import type { FilingRefusal, FilingUseCases, WrittenFile } from '@anz-payroll/filing';
import type { PayRun } from '@anz-payroll/pay-runs';
import type { CivilDate, Result } from 'payroll-core';

type Country = 'AU' | 'NZ';

/** The first and the last pay date of a run, which may lie outside its period. */
export interface Paydays {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export interface RunFile {
  readonly name: string;
  readonly countries: readonly Country[];
  /** What is released with it; money where left out. */
  readonly goesTo?: 'filing';
  readonly write: (
    filing: FilingUseCases,
    companyId: number,
    run: PayRun,
    paydays: Paydays,
  ) => Promise<Result<WrittenFile, FilingRefusal>>;
}

/** The files of a run for other people's systems, by the last part of their address. */
export const runFiles: Readonly<Record<string, RunFile>> = {
  'bank-file': {
    name: 'Bank file',
    countries: ['AU', 'NZ'],
    write: (filing, companyId, run) => filing.bankFile({ companyId, payRunId: run.id }),
  },
  'super-file': {
    name: 'Super file',
    countries: ['AU'],
    write: (filing, companyId, run) => filing.superFile({ companyId, payRunId: run.id }),
  },
  'payday-file': {
    name: 'Employment information',
    countries: ['NZ'],
    goesTo: 'filing',
    write: (filing, companyId, _run, paydays) => filing.employmentInformation({ companyId, ...paydays }),
  },
  'payday-amendments': {
    name: 'Amendments',
    countries: ['NZ'],
    goesTo: 'filing',
    write: (filing, companyId, _run, paydays) => filing.paydayAmendments({ companyId, ...paydays }),
  },
  'employee-details': {
    name: 'Employee details',
    countries: ['NZ'],
    goesTo: 'filing',
    write: (filing, companyId, { startDate, endDate }, paydays) =>
      filing.employeeDetails({ companyId, from: startDate, to: endDate, paydays }),
  },
};

/** A payslip takes some 30 ms to draw: more of them are fetched one by one. */
export const mostInArchive = 100;

/** What can be fetched of a run; only processed pays leave the building. */
export function runDownloads(country: Country, { companyId, id, pendingCount, payCount }: PayRun) {
  if (payCount === 0 || pendingCount > 0) return [];
  const address = `/companies/${companyId}/pays/runs/${id}`;
  const files = Object.entries(runFiles).filter(([, file]) => file.countries.includes(country));
  return [
    ...(payCount > mostInArchive ? [] : [{ address: `${address}/payslips.zip`, name: 'Payslips' }]),
    ...files.map(([part, { name }]) => ({ address: `${address}/${part}`, name })),
  ];
}
