import { list, orRefuse, text, wholeNumber, type Command } from '../command';

export const clientCreate: Command = {
  name: 'client create',
  about: 'Register a partner application; its secret is shown this once',
  options: {
    customer: { value: '<id>', about: 'The API admin that owns it', isRequired: true },
    name: { value: '<name>', about: 'What the consent page calls it', isRequired: true },
    'redirect-uri': {
      value: '<uri>',
      about: 'Where codes may be sent; may be repeated',
      isList: true,
      isRequired: true,
    },
    public: { about: 'It cannot keep a secret: it gets none and must use PKCE' },
  },
  example: 'client create --customer 2 --name "Rosters" --redirect-uri https://rosters.example/callback',
  run: async (values, { accounts, actor }) => {
    const { client, secret } = orRefuse(
      await accounts.createClient(
        {
          customerId: wholeNumber(values, 'customer'),
          name: text(values, 'name'),
          redirectUris: list(values, 'redirect-uri'),
          isPublic: values['public'] === true,
        },
        actor,
      ),
    );
    return [`client_id ${client.clientId}`, ...(secret === null ? [] : [`client_secret ${secret}`])];
  },
};
