import { CommandRefused, type Command } from '../command';

export const auditNote: Command = {
  name: 'audit note',
  about: 'Note the heads of the audit log where AUDIT_HEADS says; the API does so every hour',
  options: {},
  example: 'audit note',
  run: async (_values, { auditHeads, settings }) => {
    if (settings.auditHeads === undefined) throw new CommandRefused('AUDIT_HEADS is not set.');
    return [`${await auditHeads.note()} heads noted.`];
  },
};
