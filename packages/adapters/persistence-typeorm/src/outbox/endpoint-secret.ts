import { encryptedColumn } from '../reencryption';
import { EndpointTable } from './outbox-tables';

export const encryptedEndpointColumn = encryptedColumn(EndpointTable, 'secret', { boundTo: ['id', 'customerId'] });
