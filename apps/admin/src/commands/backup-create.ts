import { text, type Command } from '../command';
import { backupLines } from './backup-lines';

export const backupCreate: Command = {
  name: 'backup create',
  about: 'Write everything that is committed at one moment to a file, beside normal work; either engine restores it',
  options: { to: { value: '<file>', about: 'Where to write it', isRequired: true } },
  example: 'backup create --to payroll-2026-11-15.backup',
  run: async (values, { database }) => {
    const file = text(values, 'to');
    return [...backupLines(await database.backUp(file)), `Written to ${file}.`];
  },
};
