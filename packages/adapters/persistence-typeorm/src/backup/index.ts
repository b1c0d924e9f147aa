export type { BackingUp } from './backing-up';
export type { Manifest, TableSum } from './backup-format';
export { BackupRefused } from './backup-refused';
export { restoreBackup, type RestoreOptions } from './restore-backup';
export { verifyBackup, type VerifyOptions } from './verify-backup';
export { writeBackup } from './write-backup';
