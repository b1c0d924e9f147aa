export type { AuditScope, ScopedAct } from './audit-scope';
export { openService, type Service, type ServiceOptions } from './open-service';
