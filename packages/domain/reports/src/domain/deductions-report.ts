import type { Country } from '@anz-payroll/companies';
import type { DeductionReceiver } from '@anz-payroll/employee-lifecycle';
import { decimal, whole } from 'payroll-core/money';
import { countryReport } from '../countries/registered-countries';
import { addUp } from './add-up';
import type { PaysReport } from './pays-report';
import { byPerson, personColumns, personOf } from './person';
import type { ReportColumn } from './report';

const counted = [
  { name: 'pays', title: 'Pays', kind: 'count' },
  { name: 'amount', title: 'Amount', kind: 'amount' },
] as const satisfies readonly ReportColumn[];

const classifications: Readonly<Record<string, string>> = {
  CHARITY: 'Charity',
  CHILD_SUPPORT_DEDUCTION: 'Child support',
  CHILD_SUPPORT_GARNISHEE: 'Child support garnishee',
  NORMAL: 'Other deduction',
  UNION_FEES: 'Union fees',
};

/** What was deducted for whom, with the account it goes to and the employees it came from. */
export function deductionsReport(
  country: Country,
  receiverOf: (employeeId: number, description: string) => DeductionReceiver | undefined,
): PaysReport {
  const report = countryReport(country);
  const rows = addUp<string>(counted);
  return {
    add(pay) {
      for (const { kind, description, amount, classification = 'SALARY_SACRIFICE' } of report.linesOf(pay)) {
        if (kind !== 'deduction' && kind !== 'sacrifice-other') continue;
        rows.add(
          `${classification}\n${description}\n${pay.employeeId}`,
          {
            classification: classifications[classification] ?? 'Salary sacrifice',
            receiver: receiverOf(pay.employeeId, description)?.name ?? description,
            description,
            ...accountOf(receiverOf(pay.employeeId, description)),
            ...personOf(pay),
          },
          { pays: whole(1), amount: decimal(amount) },
        );
      }
    },
    table: () => ({
      columns: [
        { name: 'classification', title: 'Classification', kind: 'text' },
        { name: 'receiver', title: 'Receiver', kind: 'text' },
        { name: 'description', title: 'Deduction', kind: 'text' },
        { name: 'bsb', title: 'BSB', kind: 'text' },
        { name: 'account_number', title: 'Account', kind: 'text', isBankAccount: true },
        { name: 'reference', title: 'Reference', kind: 'text' },
        ...personColumns,
        ...counted,
      ],
      rows: rows
        .rows()
        .toSorted((a, b) =>
          a['classification'] === b['classification'] && a['receiver'] === b['receiver']
            ? byPerson(a, b)
            : `${a['classification']}\n${a['receiver']}`.localeCompare(
                `${b['classification']}\n${b['receiver']}`,
                'en',
              ),
        ),
      notes: [
        'Receivers and their accounts are those of the standing deductions; where one names none, its description stands for the receiver. Salary sacrifice to super is in the super report.',
      ],
    }),
  };
}

function accountOf(receiver: DeductionReceiver | undefined) {
  return {
    bsb: receiver?.bsb ?? null,
    account_number: receiver?.accountNumber ?? null,
    reference: receiver?.reference ?? null,
  };
}
