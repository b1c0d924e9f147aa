import { wholeNumber, type Command } from '../command';

export const tokenList: Command = {
  name: 'token list',
  about: 'List what acts for a customer: connected applications and tokens that were handed out by hand',
  options: { customer: { value: '<id>', about: 'Which customer', isRequired: true } },
  example: 'token list --customer 1',
  run: async (values, { accounts }) => {
    const connections = await accounts.listConnections({ customerId: wholeNumber(values, 'customer') });
    return connections.map(({ grant, clientName }) => {
      const since = new Date(grant.createdAt).toISOString();
      return `connection ${grant.id}  ${clientName}  ${grant.scopes.join(' ')}  since ${since}`;
    });
  },
};
