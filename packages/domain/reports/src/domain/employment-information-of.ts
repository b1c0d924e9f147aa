import type { NzPayRecord } from '@anz-payroll/pay-runs';
import { nzd } from 'payroll-core/money';
import * as nz from 'payroll-core/nz';

/** What Inland Revenue is told of a pay, as amounts. */
export function employmentInformationOf({ result }: NzPayRecord): nz.EmploymentInformation {
  const told = result.employmentInformation;
  return Object.fromEntries(
    nz.employmentInformationAmounts.map((name) => [name, nzd(told[name])]),
  ) as unknown as nz.EmploymentInformation;
}
