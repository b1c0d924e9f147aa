import { basename } from 'node:path';
import { text, type Command } from '../command';
import { backupLines } from './backup-lines';

export const backupRestore: Command = {
  name: 'backup restore',
  about: 'Fill an empty database from a backup and prove that every row is there; stop the service first',
  options: {
    from: { value: '<file>', about: 'The backup', isRequired: true },
    force: { about: 'Lose what the database holds' },
  },
  example: 'backup restore --from payroll-2026-11-15.backup',
  takesAnyDatabase: true,
  run: async (values, { database, accounts, actor }) => {
    const file = text(values, 'from');
    const manifest = await database.restore(file, { force: values['force'] === true });
    const lines = [...backupLines(manifest), `Restored from ${file}; every row was read back and is the same.`];
    if (!(await database.ready()).ready) return [...lines, 'It is of an earlier version: run migrate.'];
    const act = {
      action: 'backup.restore',
      recordType: 'backup',
      recordId: null,
      details: { file: basename(file) },
    } as const;
    // Everybody's data were put back to that moment, so it stands in everybody's log.
    for (const customerId of [null, ...(await accounts.auditedCustomers()).filter((id) => id !== 0)]) {
      await accounts.noteAudit({ ...actor, customerId }, act);
    }
    return lines;
  },
};
