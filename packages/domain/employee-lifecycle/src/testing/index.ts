export { employeeStoresContract, newEmployee, type OpenedEmployeeStores } from './employee-stores-contract';
export { memoryEmployees, type MemoryEmployees } from './memory-employee-stores';
export { auEmployee, nzEmployee } from './sample-employees';
