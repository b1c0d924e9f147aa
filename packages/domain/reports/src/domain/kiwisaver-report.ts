import { decimal } from 'payroll-core/money';
import { addUp } from './add-up';
import type { PaysReport } from './pays-report';
import { byPerson, personColumns, personOf } from './person';
import type { ReportColumn } from './report';

const columns = [
  { name: 'kiwisaver_employee', title: 'Employee', kind: 'amount' },
  { name: 'kiwisaver_employer', title: 'Employer before tax', kind: 'amount' },
  { name: 'esct', title: 'ESCT', kind: 'amount' },
  { name: 'employer_net', title: 'Employer after tax', kind: 'amount' },
  { name: 'total', title: 'To the scheme', kind: 'amount' },
] as const satisfies readonly ReportColumn[];

/** KiwiSaver contributions by employee, as they go to Inland Revenue with the PAYE. */
export function kiwisaverReport(): PaysReport {
  const rows = addUp<number>(columns);
  return {
    add(pay) {
      if (pay.country !== 'NZ') return;
      const { result } = pay;
      rows.add(pay.employeeId, personOf(pay), {
        kiwisaver_employee: decimal(result.kiwisaverEmployeeAmount),
        kiwisaver_employer: decimal(result.kiwisaverEmployerAmount),
        esct: decimal(result.kiwisaverEsctAmount),
        employer_net: decimal(result.kiwisaverEmployerNetAmount),
        total: decimal(result.totalKiwiSaver),
      });
    },
    table: () => ({
      columns: [...personColumns, ...columns],
      rows: rows
        .rows()
        .filter((row) => columns.some(({ name }) => row[name] !== '0.00'))
        .toSorted(byPerson),
      notes: ['Contributions and ESCT are paid to Inland Revenue with the PAYE of the same payday.'],
    }),
  };
}
