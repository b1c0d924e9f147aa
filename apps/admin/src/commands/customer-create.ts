import { orRefuse, text, type Command } from '../command';

export const customerCreate: Command = {
  name: 'customer create',
  about: 'Open an account: the customer that companies, users and applications belong to',
  options: {
    name: { value: '<name>', about: 'Its name', isRequired: true },
    'api-admin': { about: 'May own OAuth clients and webhooks' },
    reseller: { about: 'May order for others; is an API admin too' },
  },
  example: 'customer create --name "Saltbush Bakery"',
  run: async (values, { accounts, actor }) => {
    const customer = orRefuse(
      await accounts.createCustomer(
        {
          name: text(values, 'name'),
          isApiAdmin: values['api-admin'] === true,
          isReseller: values['reseller'] === true,
        },
        actor,
      ),
    );
    return [`customer ${customer.id}`];
  },
};
