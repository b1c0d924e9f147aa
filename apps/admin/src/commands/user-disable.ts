import { orRefuse, wholeNumber, type Command } from '../command';

export const userDisable: Command = {
  name: 'user disable',
  about: 'Sign a user out everywhere at once and end their applications and tokens; they cannot sign in any more',
  options: { user: { value: '<id>', about: 'The user', isRequired: true } },
  example: 'user disable --user 3',
  run: async (values, { accounts, actor }) => {
    const command = { userId: wholeNumber(values, 'user'), change: { isActive: false } };
    const user = orRefuse(await accounts.changeUser(command, actor));
    return [`user ${user.id} is disabled`];
  },
};
