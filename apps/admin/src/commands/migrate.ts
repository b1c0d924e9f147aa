import type { Command } from '../command';

export const migrate: Command = {
  name: 'migrate',
  about: 'Bring the database up to date; run it before a new version starts',
  options: {},
  example: 'migrate',
  run: async (_values, { database }) => {
    const ran = await database.migrate();
    return ran.length === 0 ? ['The database is up to date.'] : ran.map((id) => `ran ${id}`);
  },
};
