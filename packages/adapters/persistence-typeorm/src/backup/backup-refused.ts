/** Something the operator can put right: another file, an empty database, the version that made the backup. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
