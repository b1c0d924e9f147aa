import { rowMac } from '../integrity/row-mac';
import { PartListTable } from './employee-tables';

export const partListMac = rowMac(PartListTable, ['employeeId', 'kind', 'partIds']);
