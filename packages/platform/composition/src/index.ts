export type { AuditScope, ScopedAct } from './audit-scope';
export type { AuditHeads } from './audit-heads';
export { openService, type Service, type ServiceOptions } from './open-service';
export { modernAwards } from './modern-awards';
export { ApprovedRunChanged, type ApprovedRun, type ReleaseScope } from './release-scope';
