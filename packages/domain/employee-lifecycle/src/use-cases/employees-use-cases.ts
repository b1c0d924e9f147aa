import { confirmAwardIncrease, previewAwardIncrease } from './award-increase';
import { changeSuperFund } from './change-super-fund';
import { closeDownCompany } from './close-down-company';
import { createCompanyWithEmployees } from './create-company-with-employees';
import { createEmployees } from './create-employees';
import { deleteEmployee } from './delete-employee';
import type { EmployeeDependencies } from './employee-dependencies';
import {
  createPart,
  deletePart,
  listParts,
  listPartsOfCompany,
  replaceParts,
  setOpeningBalances,
  updatePart,
} from './employee-parts';
import {
  createEmploymentType,
  deleteEmploymentType,
  listEmploymentTenures,
  listEmploymentTypes,
  renameEmploymentType,
} from './employment-types';
import { askRequest, cancelRequest, decideRequest, listRequests, waitingRequests } from './employee-requests';
import { employeesOfDepartments } from './employees-of-departments';
import { importEmployees } from './import-employees';
import { listEmployeePayRates } from './list-employee-pay-rates';
import { isLargerThan, listEmployees } from './list-employees';
import { companyOfEmployee, readEmployeeById } from './read-employee-by-id';
import { reinstateEmployee } from './reinstate-employee';
import { restoreEmployee } from './restore-employee';
import { updateEmployees } from './update-employees';

export type EmployeesUseCases = ReturnType<typeof employeesUseCases>;

/** Every use case of this package on one set of dependencies, for a composition root. */
export function employeesUseCases(deps: EmployeeDependencies) {
  return {
    askRequest: askRequest(deps),
    cancelRequest: cancelRequest(deps),
    changeSuperFund: changeSuperFund(deps),
    closeDownCompany: closeDownCompany(deps),
    companyOfEmployee: companyOfEmployee(deps),
    confirmAwardIncrease: confirmAwardIncrease(deps),
    createCompanyWithEmployees: createCompanyWithEmployees(deps),
    createEmployees: createEmployees(deps),
    createEmploymentType: createEmploymentType(deps),
    createPart: createPart(deps),
    decideRequest: decideRequest(deps),
    employeesOfDepartments: employeesOfDepartments(deps),
    deleteEmployee: deleteEmployee(deps),
    deleteEmploymentType: deleteEmploymentType(deps),
    deletePart: deletePart(deps),
    importEmployees: importEmployees(deps),
    isLargerThan: isLargerThan(deps),
    listEmployeePayRates: listEmployeePayRates(deps),
    listEmployees: listEmployees(deps),
    listEmploymentTenures,
    listEmploymentTypes: listEmploymentTypes(deps),
    listRequests: listRequests(deps),
    listParts: listParts(deps),
    listPartsOfCompany: listPartsOfCompany(deps),
    previewAwardIncrease: previewAwardIncrease(deps),
    readEmployee: readEmployeeById(deps),
    reinstateEmployee: reinstateEmployee(deps),
    renameEmploymentType: renameEmploymentType(deps),
    replaceParts: replaceParts(deps),
    restoreEmployee: restoreEmployee(deps),
    setOpeningBalances: setOpeningBalances(deps),
    updateEmployees: updateEmployees(deps),
    updatePart: updatePart(deps),
    waitingRequests: waitingRequests(deps),
  };
}
