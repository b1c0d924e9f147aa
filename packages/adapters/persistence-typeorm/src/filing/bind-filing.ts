import { employeesHeld } from '@anz-payroll/accounts';
import type { FilingStores } from '@anz-payroll/filing';
import type { Announcements } from '@anz-payroll/kernel';
import { bindReleases } from '../accounts/bind-releases';
import { bindCompanyRecords } from '../companies/bind-company-records';
import type { Transaction } from '../database';
import { bindEmployeeRecords } from '../employees/bind-employee-records';
import { bindLodgements } from './bind-lodgements';
import { bindEmployeeParts } from '../employees/bind-employee-parts';
import { bindPaydayReturns } from './bind-payday-returns';
import { bindPaymentFiles } from './bind-payment-files';
import { bindProcessedPays } from './bind-processed-pays';
import { bindSuperReceipts } from './bind-super-receipts';

/** Every store of filing on one transaction. */
export function bindFiling(tx: Transaction, announcements: Announcements): FilingStores {
  return {
    companies: bindCompanyRecords(tx),
    employees: bindEmployeeRecords(tx),
    parts: bindEmployeeParts(tx),
    pays: bindProcessedPays(tx, announcements),
    lodgements: bindLodgements(tx),
    paydayReturns: bindPaydayReturns(tx),
    superReceipts: bindSuperReceipts(tx),
    paymentFiles: bindPaymentFiles(tx),
    heldAccounts: { employeesOf: (companyId, now) => employeesHeld(bindReleases(tx), companyId, now) },
  };
}
