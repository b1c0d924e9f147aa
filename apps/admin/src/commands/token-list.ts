import { wholeNumber, type Command } from '../command';

export const tokenList: Command = {
  name: 'token list',
  about: 'List what acts for a customer: connected applications and tokens that were handed out by hand',
  options: { customer: { value: '<id>', about: 'Which customer', isRequired: true } },
  example: 'token list --customer 1',
  run: async (values, { accounts, actor }) => {
    const customerId = wholeNumber(values, 'customer');
    const connections = await accounts.listConnections({ customerId });
    const act = { action: 'connection.list', recordType: 'customer', recordId: String(customerId) };
    if (connections.length > 0) await accounts.noteAudit({ ...actor, customerId }, act);
    return connections.map(({ grant, clientName }) => {
      const since = new Date(grant.createdAt).toISOString();
      return `connection ${grant.id}  ${clientName}  ${grant.scopes.join(' ')}  since ${since}`;
    });
  },
};
