export { bindEmployees, type EmployeeNeighbours } from './bind-employees';
export { sealedPartColumn } from './bind-employee-parts';
export { sealedEmployeeColumn } from './employee-mapper';
export { employeeTables, PlanPlaceTable } from './employee-tables';
