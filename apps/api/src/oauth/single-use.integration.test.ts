import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { exchange, must, password, startAccountService, type AccountService } from '../testing/account-service';

jest.setTimeout(600_000);

/** `SINGLE_USE_ROUNDS=200` for more of them. */
const rounds = Number(process.env['SINGLE_USE_ROUNDS'] ?? 40);
const parallel = 20;

/** Rounds of 20 parallel uses of one code, and of one refresh token: exactly one success each. */
describe.each(testEngines)('single use on $engine', (engine) => {
  let service: AccountService;
  beforeAll(async () => {
    // Thousands of answers of four kinds: other suites hold each kind against its documented schema.
    service = await startAccountService(engine, { services: { inspectReply: () => undefined } });
  });
  afterAll(() => service.close());

  /** A code straight from the use cases behind the consent page: the rounds are about its use. */
  const makeCodes = async () => {
    const { accounts, confidential, redirectUri } = service;
    const signedIn = must(
      await accounts.signIn({ email: 'ana@kowhai.example', password, address: 'x', requestId: 'r' }),
    );
    const session = await accounts.readSession(signedIn.sessionSecret);
    if (session === undefined) throw new Error('Not signed in');
    const asked = { client_id: confidential.client.clientId, redirect_uri: redirectUri, scope: 'payroll.read' };
    const checked = must(await accounts.checkAuthorization(asked));
    return async () => {
      const secret = must(await accounts.startAuthorization(checked, session));
      return must(await accounts.approveAuthorization(secret, session, 'r')).code;
    };
  };

  const race = async (form: Readonly<Record<string, string>>) => {
    const answers = await Promise.all(Array.from({ length: parallel }, () => exchange(service, form)));
    const wins = answers.filter((answer) => answer.status === 200);
    const losses = answers.filter((answer) => answer.status === 400 && answer.body['error'] === 'invalid_grant');
    return { wins, losses };
  };

  test(`of ${parallel} parallel uses of one code one succeeds, ${rounds} times, and the family ends`, async () => {
    const makeCode = await makeCodes();
    let [wins, losses] = [0, 0];
    let last: unknown;
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await race({ grant_type: 'authorization_code', code: await makeCode() });
      wins += outcome.wins.length;
      losses += outcome.losses.length;
      last = outcome.wins[0]?.body['refresh_token'];
    }
    expect([wins, losses]).toEqual([rounds, rounds * (parallel - 1)]);
    const after = await exchange(service, { grant_type: 'refresh_token', refresh_token: String(last) });
    expect(after.body['error']).toBe('invalid_grant');
  });

  test(`of ${parallel} parallel uses of one refresh token one succeeds, ${rounds} times, and the family ends`, async () => {
    const makeCode = await makeCodes();
    let [wins, losses] = [0, 0];
    let last: unknown;
    for (let round = 0; round < rounds; round += 1) {
      const tokens = await exchange(service, { grant_type: 'authorization_code', code: await makeCode() });
      const outcome = await race({ grant_type: 'refresh_token', refresh_token: String(tokens.body['refresh_token']) });
      wins += outcome.wins.length;
      losses += outcome.losses.length;
      last = outcome.wins[0]?.body['refresh_token'];
    }
    expect([wins, losses]).toEqual([rounds, rounds * (parallel - 1)]);
    const after = await exchange(service, { grant_type: 'refresh_token', refresh_token: String(last) });
    expect(after.body['error']).toBe('invalid_grant');
  });
});
