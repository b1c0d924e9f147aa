import { abnOf } from './people';
import type { Checkout } from './remembered';
import type { Scene, Work } from './scene';

/** A reseller's trials, orders and upgrades, each under a key. */
export const resell: Work = async (scene) => {
  const { random, next } = scene;
  const mark = next();
  const client = clientOf(mark);
  if (random.chance(0.5)) {
    await order(scene, `K${mark}`, client);
    return;
  }
  const trial = await startTrial(scene, `K${mark}`, client);
  if (trial === undefined || !random.chance(0.5)) return;
  const { customer } = client;
  const bought = await order(scene, `K${next()}`, { customer, end_customer_id: trial.customer_id });
  if (bought !== undefined && random.chance(0.5)) await upgrade(scene, client.customer.email, trial.customer_id);
};

/** Two clients of the same business ask for a free trial at the same moment; at most one may get it. */
export const resellTwice: Work = async (scene) => {
  const mark = scene.next();
  const [one, other] = [clientOf(mark), clientOf(scene.next())];
  await Promise.all([
    startTrial(scene, `K${mark}`, one, [409]),
    startTrial(scene, `L${mark}`, { ...other, company: one.company }, [409]),
  ]);
};

interface Client {
  readonly customer: { readonly first_name: string; readonly last_name: string; readonly email: string };
  readonly company?: { readonly legal_name: string; readonly abn: string };
  readonly end_customer_id?: number;
}

function clientOf(mark: number): Client & Required<Pick<Client, 'company'>> {
  return {
    customer: { first_name: 'Moana', last_name: 'Walker', email: `owner${mark}@client.example` },
    company: { legal_name: `Client ${mark} Pty Ltd`, abn: abnOf(mark) },
  };
}

async function startTrial(
  scene: Scene,
  key: string,
  client: Client,
  expected: readonly number[] = [],
): Promise<{ readonly customer_id: number } | undefined> {
  const { email } = client.customer;
  const answer = await checkOut(scene, { kind: 'trial', key, email, body: client, expected });
  return answer as { readonly customer_id: number } | undefined;
}

function order(scene: Scene, key: string, client: Client): Promise<unknown> {
  const [product_id] = scene.fixture.reseller.productIds;
  const body = { ...client, order: { product_id } };
  return checkOut(scene, { kind: 'order', key, email: client.customer.email, body });
}

function upgrade(scene: Scene, email: string, end_customer_id: number): Promise<unknown> {
  const [, product_id] = scene.fixture.reseller.productIds;
  const body = { end_customer_id, order: { product_id } };
  return checkOut(scene, { kind: 'upgrade', key: `K${scene.next()}`, email, body });
}

interface Asked {
  readonly kind: Checkout['kind'];
  readonly key: string;
  readonly email: string;
  readonly body: object;
  readonly expected?: readonly number[];
}

async function checkOut({ fixture, asker, random, remembered }: Scene, asked: Asked): Promise<unknown> {
  const { kind, key, email, body, expected = [] } = asked;
  const { resellerId, token } = fixture.reseller;
  const checkout: Checkout = { resellerId, kind, key, email, id: undefined };
  remembered.checkouts.push(checkout);
  const path = `/api/partner-checkout/${kind}s`;
  const ask = () => asker.ask({ token, method: 'POST', path, body, key, expected });
  const heard = await Promise.all(random.chance(0.2) ? [ask(), ask()] : [ask()]);
  const told = heard.find((each) => each.kind === 'acknowledged');
  if (told === undefined) return undefined;
  const answer = told.body as { readonly order_id?: number; readonly subscription_trial_id?: number };
  checkout.id = answer.order_id ?? answer.subscription_trial_id;
  return answer;
}
