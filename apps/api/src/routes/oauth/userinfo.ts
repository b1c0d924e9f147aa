import type { AccountsUseCases } from '@anz-payroll/accounts';
import { ObjectOf, Text, WholeNumber } from '@anz-payroll/http-kit/contract';
import { answer, bearer, route, type Route } from '@anz-payroll/http-kit/route';

class UserinfoUser {
  @WholeNumber() id!: number;
  @Text() name!: string;
}

export class Userinfo {
  @Text({ description: "The customer's id, as webhooks give it in `customerId` and ID tokens in `sub`." }) sub!: string;
  @Text({ description: "The customer's name." }) name!: string;
  @ObjectOf(() => UserinfoUser, {
    optional: true,
    description: 'The person who gave the consent; absent for tokens that the operator issued.',
  })
  user?: UserinfoUser;
}

/** OpenID Connect Core 5.3.1 asks for both methods. */
export const userinfoRoutes = ({ readIdentity }: Pick<AccountsUseCases, 'readIdentity'>): readonly Route[] =>
  (['GET', 'POST'] as const).map((method) =>
    route({
      method,
      path: '/api/oauth/userinfo',
      operation: method === 'GET' ? 'oauth-userinfo' : 'oauth-userinfo-by-post',
      may: 'signed-in',
      summary: 'Who the token speaks for (OpenID Connect Core 5.3)',
      tag: 'OAuth',
      auth: bearer(['openid']),
      rate: 'default',
      responses: { 200: answer(Userinfo, 'The customer and the person who gave the consent.') },
      async handle({ context }) {
        const { customerId, customerName, user } = await readIdentity(context.principal);
        const body = { sub: String(customerId), name: customerName, ...(user === null ? {} : { user }) };
        return { status: 200, body };
      },
    }),
  );
