import { accountsOfEmployee } from '@anz-payroll/filing';
import type { PayStores } from '@anz-payroll/pay-runs';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { AccountChangeTable } from '../employees/employee-tables';
import { bindEmployeeRecords } from '../employees/bind-employee-records';
import { bindPartsOfMany } from '../filing/bind-parts-of-many';
import { idsInChunks } from './ids-in-chunks';
import { insertRow } from '../rows';
import { AcknowledgementTable, ScenarioTable } from './pay-tables';

/** What the review of a run asks beside its pays: where they go, and what was noted about them. */
export function bindReview(tx: Transaction): Pick<PayStores, 'accounts' | 'acknowledgements' | 'scenarios'> {
  return {
    accounts: {
      of: async (companyId, employeeIds) => {
        const ranked = await bindPartsOfMany(tx).ofEmployees(employeeIds, 'bank-account');
        const changes = await idsInChunks(employeeIds, (ids) =>
          tx.repository(AccountChangeTable).findBy({ employeeId: In([...ids]) }),
        );
        const changedAt = new Map(changes.map((row) => [row.employeeId, row.changedAt]));
        const employees = await bindEmployeeRecords(tx).ofIds(companyId, employeeIds);
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
