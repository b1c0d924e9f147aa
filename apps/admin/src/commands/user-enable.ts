import { orRefuse, wholeNumber, type Command } from '../command';

export const userEnable: Command = {
  name: 'user enable',
  about: 'Let a disabled user sign in again with the password they had; sessions and tokens do not come back',
  options: { user: { value: '<id>', about: 'The user', isRequired: true } },
  example: 'user enable --user 3',
  run: async (values, { accounts, actor }) => {
    const command = { userId: wholeNumber(values, 'user'), change: { isActive: true } };
    const user = orRefuse(await accounts.changeUser(command, actor));
    return [`user ${user.id} can sign in`];
  },
};
