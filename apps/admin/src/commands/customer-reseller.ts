import { orRefuse, wholeNumber, type Command } from '../command';

export const customerReseller: Command = {
  name: 'customer reseller',
  about: 'Let a customer order for clients, or end that; a reseller is an API admin too',
  options: {
    customer: { value: '<id>', about: 'The customer', isRequired: true },
    off: { about: 'It is no reseller any more; what it ordered stays' },
  },
  example: 'customer reseller --customer 2',
  run: async (values, { accounts, actor }) => {
    const isReseller = values['off'] !== true;
    const change = { customerId: wholeNumber(values, 'customer'), change: { isReseller } };
    const customer = orRefuse(await accounts.changeCustomer(change, actor));
    return [`customer ${customer.id} is ${isReseller ? 'a reseller' : 'no reseller'}`];
  },
};
