import { orRefuse, text, wholeNumber, type Command } from '../command';

export const userEmail: Command = {
  name: 'user email',
  about: 'Give a user another e-mail address at once; the former one is told, and links that went to it end',
  options: {
    user: { value: '<id>', about: 'The user', isRequired: true },
    email: { value: '<address>', about: 'What they sign in with from now on', isRequired: true },
  },
  example: 'user email --user 3 --email bea@saltbush.example',
  run: async (values, { accounts, actor }) => {
    const { id } = orRefuse(
      await accounts.setEmail({ userId: wholeNumber(values, 'user'), email: text(values, 'email') }, actor),
    );
    return [`user ${id} signs in with the new address`];
  },
};
