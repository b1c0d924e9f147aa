export { openService, type Service, type ServiceOptions } from './open-service';
export { modernAwards } from './modern-awards';
export type { OnceScope } from './once-scope';
export { ApprovedRunChanged, WouldAnnounce, type ApprovedRun, type ReleaseScope } from './release-scope';
