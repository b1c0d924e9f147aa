import type { ListCompanies } from '@anz-payroll/companies';
import type { PageServices } from '../pages';
import { homeRoute } from './home';

const companies = [1, 2, 3].map((id) => ({
  ...{ id, country: 'AU', legal_name: `Company ${id}`, trading_name: id === 3 ? 'Kōwhai Café' : null, employees: [] },
}));

async function homeOf(role: 'owner' | 'bookkeeper', query: { readonly q?: string } = {}) {
  const reachableCompanies = jest.fn(async () => new Set([2]));
  const services = {
    accounts: {
      reachableCompanies,
      readLicence: async () => ({ isActive: true, employeeCap: null }),
      listConnections: async () => [],
      ownEmployments: async () => [],
    },
    companies: {
      listCompanies: async ({ reachable }: ListCompanies) => {
        const within = reachable === 'all' ? undefined : await reachable();
        return companies.filter(({ id }) => within?.has(id) ?? true);
      },
    },
  } as unknown as PageServices;
  const session = {
    user: { id: 5, name: 'Ana', email: 'ana@example.com', role },
    customer: { id: 7, name: 'Wattle' },
  };
  const context = { visit: { session, csrfToken: 'x' } };
  const reply = await homeRoute(services).handle({ query, context } as never);
  const named = companies.filter(({ legal_name, trading_name }) =>
    String((reply as { body: unknown }).body).includes(trading_name ?? legal_name),
  );
  const { body } = reply as { readonly body: string };
  return { shown: named.map(({ id }) => id), asked: reachableCompanies.mock.calls.length, body };
}

// An owner reaches every company of the customer, a member those listed for them.
test('an owner sees every company, and nothing is asked about any of them', async () => {
  expect(await homeOf('owner')).toMatchObject({ shown: [1, 2, 3], asked: 0 });
});

test('a member sees the companies within reach, by one question', async () => {
  expect(await homeOf('bookkeeper')).toMatchObject({ shown: [2], asked: 1 });
});

test.each(['kowhai', 'CAFE kōwhai', 'Company 3'])(
  '%j finds a company whose name has macrons and accents',
  async (q) => {
    expect((await homeOf('owner', { q })).shown).toEqual([3]);
  },
);

// Whoever speaks to the browser says the words that are seen: WCAG 2.2, 2.5.3 Label in Name.
test('a link that is named for its company has the words that it shows in its name', async () => {
  const { body } = await homeOf('owner');
  const links = [...body.matchAll(/<a\b[^>]*aria-label="([^"]*)"[^>]*>([^<]*)<\/a\s*>/g)];
  expect(links.length).toBeGreaterThan(3);
  for (const [, name, words = ''] of links) expect(name).toContain(words.trim());
});
