import { orRefuse, wholeNumber, type Command } from '../command';

export const userLink: Command = {
  name: 'user link',
  about: 'Make a new link by which a user sets a password; it works once, for one day, and the links before it no more',
  options: { user: { value: '<id>', about: 'The user', isRequired: true } },
  example: 'user link --user 3',
  run: async (values, { accounts, actor, settings }) => {
    const { secret } = orRefuse(await accounts.issuePasswordLink(wholeNumber(values, 'user'), actor));
    const address = settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
    return [`Set a password within a day: ${address.replace(/\/$/, '')}/set-password?token=${secret}`];
  },
};
