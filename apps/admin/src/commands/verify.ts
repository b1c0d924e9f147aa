import { CommandRefused, type Command } from '../command';

const MOST_LINES = 200;

export const verify: Command = {
  name: 'verify',
  about: 'Name every stored value that something other than this service changed, moved or took away',
  options: {},
  example: 'verify',
  run: async (_values, { database }) => {
    const findings = await database.verify();
    if (findings.length === 0) return ['Every encrypted value, pay, ledger entry, sum and list is as it was written.'];
    const lines = findings.slice(0, MOST_LINES).map(({ where, why }) => `${where}: ${why}.`);
    throw new CommandRefused(
      [`${findings.length} stored values are not as this service wrote them:`, ...lines].join('\n'),
    );
  },
};
