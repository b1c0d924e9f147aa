import type { Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

/** The lists of an employee, in the words and with the fields of the employer's country. */
describe('what a person has in every pay', () => {
  let web: WebService;
  let owner: Browser;
  const people = new Map<'AU' | 'NZ', { readonly id: number; readonly home: string }>();

  beforeAll(async () => {
    web = await startWebService();
    owner = await web.signIn();
    for (const company of await web.call<{ id: number; country: 'AU' | 'NZ' }[]>('GET', '/api/company')) {
      const [one] = await web.call<{ id: number }[]>('GET', `/api/company/${company.id}/employees`);
      people.set(company.country, { id: one!.id, home: `/companies/${company.id}/people/${one!.id}` });
    }
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const textOf = async (country: 'AU' | 'NZ', list: string) => {
    const page = await (await owner.get(`${people.get(country)!.home}/${list}`)).text();
    const [main = ''] = /<main[^]*?(?=<details class="help)/.exec(page) ?? [];
    return main
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll(/\s+/g, ' ');
  };

  test.each([
    ['AU', 'bonuses', /\bNZ\b|PAYE|Holidays Act|share scheme/, 'Directors’ fees'],
    ['NZ', 'bonuses', /super\b|Directors|Return to work|Schedule 5/, 'Taxed as an extra pay'],
    ['NZ', 'allowances', /super\b|Single Touch/, 'Taxable'],
    ['NZ', 'deductions', /Counts for super|section 72A/, 'Kind'],
  ] as const)('%s: %s ask nothing of the other country', async (country, list, foreign, own) => {
    const text = await textOf(country, list);
    expect(text).not.toMatch(foreign);
    expect(text).toContain(own);
  });

  test('an allowance in Australia says whether it is within its limit, in words', async () => {
    const label = 'Within its approved or reasonable amount';
    const text = await textOf('AU', 'allowances');
    expect(text).toContain(label);
    expect(text).not.toMatch(/AU only|is_taxable|is_included/);
    expect(await textOf('NZ', 'allowances')).not.toContain(label);
  });

  test('kinds and methods have names, not codes', async () => {
    expect(await textOf('AU', 'allowances')).toContain('Allowance: tools');
    // Nor does what is said of a field name them: OD, MD and U1 are codes of Single Touch Payroll.
    expect(await textOf('AU', 'allowances')).toContain('Only of the kind “Other”');
    expect(await textOf('AU', 'allowances')).not.toMatch(/\b(?:OD|MD|RD|[GHTUV]1)\b/);
    expect(await textOf('AU', 'bonuses')).toContain('Schedule 5, method B(ii)');
    expect(await textOf('AU', 'deductions')).toContain('Deduction: union fees');
  });

  test('amounts stand in the list as dollars and shares as percent, and one form of them is asked for', async () => {
    const { id } = people.get('AU')!;
    const percentage = { description: 'Credit union', percentage: '0.05', classification: 'NORMAL' };
    await web.call('POST', `/api/employees/${id}/deductions`, percentage);
    await web.call('POST', `/api/employees/${id}/deductions`, {
      ...{ description: 'Health fund', amount: '1234.5', classification: 'UNION_FEES' },
    });
    const text = await textOf('AU', 'deductions');
    expect(text).toMatch(/Health fund \$1,234\.50 Deduction: union fees/);
    expect(text).toMatch(/Credit union 5% Deduction/);
    expect(text).not.toContain('0.05');
  });

  test('an entry that holds a field of the other country still shows it', async () => {
    const { id } = people.get('NZ')!;
    await web.call('POST', `/api/employees/${id}/bonuses`, {
      ...{ description: 'Board', amount: '500', is_directors_fees: true },
    });
    const [bonus] = (
      await web.call<{ id: number; description: string }[]>('GET', `/api/employees/${id}/bonuses`)
    ).filter(({ description }) => description === 'Board');
    expect(await textOf('NZ', `bonuses/${bonus!.id}`)).toContain('Directors fees');
  });

  test('one thing is added with its article', async () => {
    expect(await textOf('AU', 'allowances')).toContain('Add an allowance');
    expect(await textOf('AU', 'bonuses')).toContain('Add a bonus');
  });
});
