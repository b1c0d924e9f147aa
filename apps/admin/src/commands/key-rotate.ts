import { CommandRefused, type Command } from '../command';

export const keyRotate: Command = {
  name: 'key rotate',
  about: 'Encrypt every tax number, bank account and webhook secret with the first key of ENCRYPTION_KEYS',
  options: {
    'from-the-start': { about: 'Look at every row again; needed after a new LOOKUP_KEY' },
  },
  example: 'key rotate',
  run: async (values, { database, accounts, actor }) => {
    await accounts.noteAudit(actor, {
      action: 'key.rotate',
      recordType: 'key',
      recordId: database.encryption.currentKey,
    });
    const reports = await database.reencrypt({ fromTheStart: values['from-the-start'] === true });
    const older = await database.underOlderKeys();
    if (older.length > 0) {
      throw new CommandRefused(
        `Encrypted with an older key meanwhile: ${older.map(({ column, count }) => `${count} in ${column}`).join(', ')}. ` +
          `Restart every process with ${database.encryption.currentKey} in front, then run key rotate --from-the-start.`,
      );
    }
    return [
      ...reports.map(({ column, seen, changed }) => `${column}: ${changed} of ${seen} encrypted anew`),
      `Nothing needs a key other than ${database.encryption.currentKey} any more.`,
    ];
  },
};
