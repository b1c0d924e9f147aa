import { list, optionalWholeNumber, orRefuse, wholeNumber, type Command } from '../command';

export const tokenIssue: Command = {
  name: 'token issue',
  about: 'Hand out an access token without a consent page, for trials and scripts',
  options: {
    customer: { value: '<id>', about: 'Whose data it reaches', isRequired: true },
    scope: {
      value: '<scope>',
      about: 'payroll.read, payroll.write, …; may be repeated',
      isList: true,
      isRequired: true,
    },
    user: { value: '<id>', about: 'Acts as this user; without it, as the customer' },
    seconds: { value: '<number>', about: 'Lifetime; 1800 unless said, 30 days at most' },
  },
  example: 'token issue --customer 1 --scope payroll.write',
  run: async (values, { accounts, actor }) => {
    const userId = optionalWholeNumber(values, 'user');
    const lifetimeSeconds = optionalWholeNumber(values, 'seconds');
    const issued = orRefuse(
      await accounts.issueToken(
        {
          customerId: wholeNumber(values, 'customer'),
          scopes: list(values, 'scope').flatMap((scope) => scope.split(/[\s,]+/).filter((name) => name !== '')),
          ...(userId === undefined ? {} : { userId }),
          ...(lifetimeSeconds === undefined ? {} : { lifetimeSeconds }),
        },
        actor,
      ),
    );
    return [issued.accessToken];
  },
};
