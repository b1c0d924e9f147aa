export { etag } from './etag';
export { versionCondition, type VersionCondition } from './version-condition';
