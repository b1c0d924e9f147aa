import { CommandRefused, type Command } from '../command';

export const keyRotate: Command = {
  name: 'key rotate',
  about: 'Seal every tax number, bank account and webhook secret with the first key of ENCRYPTION_KEYS',
  options: {
    'from-the-start': { about: 'Look at every row again; needed after a new LOOKUP_KEY' },
  },
  example: 'key rotate',
  run: async (values, { database }) => {
    const reports = await database.reseal({ fromTheStart: values['from-the-start'] === true });
    const older = await database.olderSeals();
    if (older.length > 0) {
      throw new CommandRefused(
        `Sealed with an older key meanwhile: ${older.map(({ place, count }) => `${count} in ${place}`).join(', ')}. ` +
          `Restart every process with ${database.vault.currentKey} in front, then run key rotate --from-the-start.`,
      );
    }
    return [
      ...reports.map(({ place, seen, changed }) => `${place}: ${changed} of ${seen} sealed anew`),
      `Nothing needs a key other than ${database.vault.currentKey} any more.`,
    ];
  },
};
