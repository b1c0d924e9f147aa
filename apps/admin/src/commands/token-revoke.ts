import { orRefuse, wholeNumber, type Command } from '../command';

export const tokenRevoke: Command = {
  name: 'token revoke',
  about: 'End a connection and all of its tokens, by the number that token list shows',
  options: {
    customer: { value: '<id>', about: 'Which customer', isRequired: true },
    connection: { value: '<id>', about: 'Which connection', isRequired: true },
  },
  example: 'token revoke --customer 1 --connection 7',
  run: async (values, { accounts, actor }) => {
    const grantId = wholeNumber(values, 'connection');
    orRefuse(await accounts.revokeConnection({ askedBy: wholeNumber(values, 'customer'), grantId }, actor));
    return [`connection ${grantId} has ended`];
  },
};
