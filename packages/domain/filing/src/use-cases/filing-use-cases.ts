import { bankFile } from './bank-file';
import type { FilingDependencies } from './filing-dependencies';
import {
  countUnreportedPays,
  listLodgements,
  listStpPays,
  readStpYear,
  readStpYearOfEach,
  retryLodgements,
} from './lodgement-log';
import {
  countMoved,
  employeeDetails,
  employmentInformation,
  paydayAmendments,
  readPaydays,
  recordPaydayFiling,
} from './payday-files';
import { cancelPaymentFile, copyPaymentFile, listPaymentFiles, makePaymentFile } from './payment-files';
import { payrollTaxFile, payrollTaxOf } from './payroll-tax';
import { submitStpPays } from './submit-stp-pays';
import { recordSuperReceived, superContributions, superFile } from './super-files';

export type FilingUseCases = ReturnType<typeof filingUseCases>;

/** Every use case of this package on one set of dependencies, for a composition root. */
export function filingUseCases(deps: FilingDependencies) {
  return {
    bankFile: bankFile(deps),
    countMoved: countMoved(deps),
    employeeDetails: employeeDetails(deps),
    employmentInformation: employmentInformation(deps),
    listLodgements: listLodgements(deps),
    listStpPays: listStpPays(deps),
    makePaymentFile: makePaymentFile(deps),
    listPaymentFiles: listPaymentFiles(deps),
    copyPaymentFile: copyPaymentFile(deps),
    cancelPaymentFile: cancelPaymentFile(deps),
    paydayAmendments: paydayAmendments(deps),
    payrollTax: payrollTaxOf(deps),
    payrollTaxFile: payrollTaxFile(deps),
    readPaydays: readPaydays(deps),
    readStpYear: readStpYear(deps),
    readStpYearOfEach: readStpYearOfEach(deps),
    countUnreportedPays: countUnreportedPays(deps),
    recordPaydayFiling: recordPaydayFiling(deps),
    recordSuperReceived: recordSuperReceived(deps),
    retryLodgements: retryLodgements(deps),
    submitStpPays: submitStpPays(deps),
    superContributions: superContributions(deps),
    superFile: superFile(deps),
  };
}
