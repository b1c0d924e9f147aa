import type { Place } from '../vault';

export const endpointSecret: Place = 'webhook_endpoints.secret';
