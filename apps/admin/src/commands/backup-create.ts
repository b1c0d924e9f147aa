import { basename } from 'node:path';
import { text, type Command } from '../command';
import { backupLines } from './backup-lines';

export const backupCreate: Command = {
  name: 'backup create',
  about: 'Write everything that is committed at one moment to a file, beside normal work; either engine restores it',
  options: { to: { value: '<file>', about: 'Where to write it', isRequired: true } },
  example: 'backup create --to payroll-2026-11-15.backup',
  run: async (values, { database, accounts, actor }) => {
    const file = text(values, 'to');
    // Before it is written, so that the backup holds the entry too.
    await accounts.noteAudit(actor, {
      action: 'backup.create',
      recordType: 'backup',
      recordId: null,
      details: { file: basename(file) },
    });
    await database.recover();
    return [...backupLines(await database.backUp(file)), `Written to ${file}.`];
  },
};
