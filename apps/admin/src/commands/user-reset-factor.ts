import { orRefuse, wholeNumber, type Command } from '../command';

export const userResetFactor: Command = {
  name: 'user reset-factor',
  about: 'Remove the authenticator app of a user who has lost it and the recovery codes; they are signed out and told',
  options: { user: { value: '<id>', about: 'The user', isRequired: true } },
  example: 'user reset-factor --user 3',
  run: async (values, { accounts, actor }) => {
    const userId = wholeNumber(values, 'user');
    orRefuse(await accounts.resetSecondFactor({ userId }, actor));
    return [`user ${userId} signs in with the password alone`];
  },
};
