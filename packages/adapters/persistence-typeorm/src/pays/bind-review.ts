import { accountsOfEmployee } from '@anz-payroll/filing';
import type { PayStores } from '@anz-payroll/pay-runs';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { AccountChangeTable } from '../employees/employee-tables';
import { bindEmployeeParts } from '../employees/bind-employee-parts';
import { readRows } from '../hot-sql';
import { idsInChunks } from './ids-in-chunks';
import { insertRow } from '../rows';
import { AcknowledgementTable, ScenarioTable } from './pay-tables';

/** What the review of a run asks beside its pays: where they go, and what was noted about them. */
export function bindReview(tx: Transaction): Pick<PayStores, 'accounts' | 'acknowledgements' | 'scenarios'> {
  return {
    accounts: {
      of: async (employees) => {
        const employeeIds = employees.map(({ id }) => id);
        const ranked = await bindEmployeeParts(tx).ofEmployees(employeeIds, 'bank-account');
        const changes = await idsInChunks(employeeIds, (ids) =>
          readRows(tx, AccountChangeTable, { where: { employeeId: In([...ids]) } }),
        );
        const changedAt = new Map(changes.map((row) => [row.employeeId, row.changedAt]));
        return employees.map((employee) => ({
          employeeId: employee.id,
          accounts: accountsOfEmployee(employee, ranked.get(employee.id) ?? []).map(({ bsb, accountNumber }) =>
            `${bsb ?? ''} ${accountNumber}`.replace(/[\s-]/g, ''),
          ),
          changedAt: changedAt.get(employee.id) ?? null,
        }));
      },
    },
    scenarios: {
      ofCompany: (companyId) => tx.repository(ScenarioTable).find({ where: { companyId }, order: { id: 'ASC' } }),
      add: async (scenario) => ({ ...scenario, id: await insertRow(tx, ScenarioTable, { ...scenario }) }),
      remove: async (companyId, id) =>
        ((await tx.repository(ScenarioTable).delete({ id, companyId })).affected ?? 0) > 0,
    },
    acknowledgements: {
      ofRun: (payRunId) => tx.repository(AcknowledgementTable).findBy({ payRunId }),
      put: async (acknowledgement) => {
        await tx.repository(AcknowledgementTable).upsert({ ...acknowledgement }, ['payRunId', 'employeeId', 'code']);
      },
    },
  };
}
