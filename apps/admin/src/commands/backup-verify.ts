import { text, type Command } from '../command';
import { backupLines } from './backup-lines';

/** Taking a backup and restoring it are entries of it. */
const auditLog = ['audit_entries', 'audit_heads'];

export const backupVerify: Command = {
  name: 'backup verify',
  about: 'Check that a backup is whole, and if asked that the database holds its rows and no others',
  options: {
    from: { value: '<file>', about: 'The backup', isRequired: true },
    database: { about: 'Hold the database against it too' },
  },
  example: 'backup verify --from payroll-2026-11-15.backup --database',
  takesAnyDatabase: true,
  run: async (values, { database }) => {
    const against = values['database'] === true;
    const manifest = await database.verifyBackup(text(values, 'from'), { database: against, butFor: auditLog });
    return [
      ...backupLines(manifest),
      against ? 'The backup is whole, and the database holds the same; the audit log goes on.' : 'The backup is whole.',
    ];
  },
};
