import type { Command } from '../command';

export const migrate: Command = {
  name: 'migrate',
  about: 'Bring the database up to date; run it before a new version starts',
  options: {},
  example: 'migrate',
  takesAnyDatabase: true,
  run: async (_values, { database, accounts, actor }) => {
    const ran = await database.migrate();
    const details = { first: ran[0] ?? '', last: ran.at(-1) ?? '' };
    const act = { action: 'database.migrate', recordType: 'database', recordId: null, details } as const;
    if (ran.length > 0) await accounts.noteAudit(actor, act);
    return ran.length === 0 ? ['The database is up to date.'] : ran.map((id) => `ran ${id}`);
  },
};
