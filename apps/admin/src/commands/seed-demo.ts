import { demoLogins } from '@anz-payroll/demo-seed';
import { CommandRefused, type Command } from '../command';

export const seedDemo: Command = {
  name: 'seed demo',
  about: 'Fill an empty database with two companies, a dozen employees, an owner, an API admin and an OAuth client',
  options: {},
  example: 'seed demo',
  run: async (_values, service) => {
    if (service.settings.mode === 'production')
      throw new CommandRefused('The demo has known logins; not in production.');
    await service.database.migrate();
    const outcome = await service.seedDemo();
    if (outcome.kind === 'not-empty') return ['The database is not empty; nothing was changed.'];
    return [
      `owner ${demoLogins.owner.email}`,
      `API admin ${demoLogins.apiAdmin.email}`,
      `client_id ${outcome.clientId}`,
      `client_secret ${outcome.clientSecret ?? ''}`,
    ];
  },
};
