import { orRefuse, wholeNumber, type Command } from '../command';

export const signOnRemove: Command = {
  name: 'sign-on remove',
  about: 'Remove the single sign-on of a domain, for an account whose identity provider shuts its users out',
  options: { 'sign-on': { value: '<id>', about: 'Its number on the page of single sign-on', isRequired: true } },
  example: 'sign-on remove --sign-on 1',
  run: async (values, { accounts, actor }) => {
    const id = wholeNumber(values, 'sign-on');
    const { domain } = orRefuse(await accounts.removeSignOnDomain({ id }, actor));
    return [`users of ${domain} sign in with passwords; whoever has none asks for a link on the sign-in page`];
  },
};
