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
  run: async (values, { database }) => {
    const file = text(values, 'from');
    const manifest = await database.restore(file, { force: values['force'] === true });
    return [...backupLines(manifest), `Restored from ${file}; every row was read back and is the same.`];
  },
};
