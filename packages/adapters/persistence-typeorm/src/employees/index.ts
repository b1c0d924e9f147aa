export { bindEmployees, type EmployeeNeighbours } from './bind-employees';
export { encryptedPartColumn } from './bind-employee-parts';
export { encryptedEmployeeColumn } from './employee-mapper';
export { partListMac } from './part-list-mac';
export { countedRows, verifyOwners } from './verify-owners';
export { verifyPartLists } from './verify-part-lists';
export { employeeTables, encryptedRequestColumn, PlanSeatTable } from './employee-tables';
