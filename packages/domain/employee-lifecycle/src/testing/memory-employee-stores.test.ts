import { employeeStoresContract } from './employee-stores-contract';
import { memoryEmployees } from './memory-employee-stores';

employeeStoresContract('in memory', async () => ({ ...memoryEmployees(), close: async () => undefined }));
