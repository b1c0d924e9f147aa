import type { Employee } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import type { CalculatedPay } from './calculate-pay';
import type { Figures, PayRecord, PayStatus } from './pay-record';
import type { PayPeriod } from './pay-command';

export interface PayMade {
  readonly employee: Employee;
  readonly run: {
    readonly id: number;
    readonly payPeriod: PayPeriod;
    readonly startDate: CivilDate;
    readonly endDate: CivilDate;
    readonly runEndDate?: CivilDate;
  };
  readonly payDate: CivilDate;
  readonly department: string | null;
  readonly note: string | null;
  readonly calculated: CalculatedPay;
  readonly outcome: () => { readonly yearAfter: Figures };
  readonly status: Exclude<PayStatus, 'voided'>;
  readonly moment: number;
}

/** The record of a pay that has no number yet. */
export function newPay(made: PayMade): PayRecord {
  const { employee, run } = made;
  const { figures } = made.calculated;
  const { result } = figures;
  const isProcessed = made.status === 'processed';
  return {
    id: 0,
    version: 1,
    customerId: employee.customerId,
    companyId: employee.companyId,
    employeeId: employee.id,
    payRunId: run.id,
    status: made.status,
    payDate: made.payDate,
    payPeriod: run.payPeriod,
    periodStart: run.startDate,
    periodEnd: run.endDate,
    ...(run.runEndDate === undefined ? {} : { runEndDate: run.runEndDate }),
    processedAt: isProcessed ? made.moment : null,
    createdAt: made.moment,
    updatedAt: made.moment,
    department: made.department,
    note: made.note,
    employee: {
      number: employee.details.number,
      firstName: employee.details.first_name,
      lastName: employee.details.last_name,
      emailAddress: employee.details.email_address,
    },
    gross: result.gross,
    tax: result.tax,
    net: result.net,
    super: countryPayroll(figures.country).employerContribution(result),
    yearToDate: isProcessed ? made.outcome().yearAfter : null,
    stpStatus: 'not_submitted',
    stpServiceAction: null,
    stpTimestamp: null,
    stpLodgedWith: null,
    replacesPayId: null,
    replacedByPayId: null,
    ...figures,
  };
}
