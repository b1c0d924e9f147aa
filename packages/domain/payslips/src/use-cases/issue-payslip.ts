import type { Clock } from '@anz-payroll/kernel';
import type { OnePay, PaysRefusal } from '@anz-payroll/pay-runs';
import { accepted, type Result } from 'payroll-core';
import { isSamePayslip } from '../domain/issued-payslip';
import type { IssuedPayslipUnitOfWork } from '../ports/issued-payslips';
import { readPayslip, type PayslipDependencies, type ReadPayslip } from './read-payslip';

export interface IssueDependencies extends PayslipDependencies {
  readonly unitOfWork: IssuedPayslipUnitOfWork;
  readonly reading: IssuedPayslipUnitOfWork;
  readonly clock: Clock;
}

const TRIES = 5;

/**
 * The payslip of a stored pay, to be handed out: kept as it is, unless the last one of the pay says the same. The payslip of
 * a pending pay is a draft and is not kept.
 */
export function issuePayslip(deps: IssueDependencies) {
  const read = readPayslip(deps);
  return async (query: OnePay): Promise<Result<ReadPayslip, PaysRefusal>> => {
    const found = await read(query);
    if (!found.ok || found.value.payslip.isPending) return found;
    const { payslip, employeeId } = found.value;
    const { customerId, companyId, payId } = query;
    for (let tries = 0; tries < TRIES; tries++) {
      const last = (await deps.reading.run(({ issued }) => issued.ofPay(companyId, payId))).at(-1);
      if (last !== undefined && isSamePayslip(last.payslip, payslip)) return found;
      const whose = { customerId, companyId, employeeId, payId, payDate: payslip.paymentDate };
      const next = { ...whose, number: (last?.number ?? 0) + 1, issuedAt: deps.clock.now(), payslip };
      if (await deps.unitOfWork.run(({ issued }) => issued.add(next))) return accepted({ payslip, employeeId });
    }
    throw new Error(`The payslip of pay ${payId} could not be kept: others of the same pay were kept at the same time`);
  };
}
