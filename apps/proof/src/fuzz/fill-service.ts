import type { KnownIds } from './known-ids';
import type { Random } from './random';
import { company, person } from './recipes';
import type { Sender } from './send';
import { parsed } from './check-answer';

export interface ServiceToFill {
  readonly url: string;
  readonly token: string;
  readonly sender: Sender;
  readonly ids: KnownIds;
  readonly random: Random;
}

/** A company with one of most things in it, so that requests have something to name. Fuzzing deletes what it finds. */
export async function fillService({ url, token, sender, ids, random }: ServiceToFill): Promise<void> {
  const call = async (method: string, path: string, values: Readonly<Record<string, string>>, body?: unknown) => {
    const [template, query] = path.split('?');
    const filled = template!.replace(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? '0');
    const sent = await sender.send(url, {
      method,
      path: query === undefined ? filled : `${filled}?${query}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if ('lost' in sent) throw new Error(`${method} ${filled}: ${sent.lost}`);
    const answer = parsed(sent.answer.text);
    if (sent.answer.status >= 300) {
      throw new Error(`${method} ${filled} answered ${sent.answer.status}: ${sent.answer.text.slice(0, 500)}`);
    }
    ids.learn(template!, values, answer);
    return answer;
  };
  const made = (await call('PUT', '/api/company/create', {}, company(random))) as {
    readonly id: number;
    readonly ird_number: string | null;
  };
  const company_id = String(made.id);
  const isNz = made.ird_number !== null;
  const changes = isNz
    ? {
        country: 'NZ',
        state: 'NSN',
        city: 'Nelson',
        postcode: '7010',
        ird_number: '049103468',
        nz_tax_code: 'M',
        ...without,
      }
    : {};
  const people = Array.from({ length: 5 }, () => trimmed(person(random, changes)));
  const hired = (await call('PUT', '/api/company/{company_id}/employees/create', { company_id }, people)) as {
    readonly employee: { readonly id: number };
  }[];
  const [gone, left, ...employees] = hired.map(({ employee }) => employee.id);
  await call('DELETE', '/api/employees/{employee_id}', { employee_id: String(gone) });
  const leaving = { termination_date: '2026-11-13', pay_date: '2026-11-13' };
  await call('POST', '/api/employees/{employee_id}/terminate', { employee_id: String(left) }, leaving);
  const employee_id = String(employees[0]);
  const pays = employees.map((id) => ({
    employee_id: id,
    hours: [{ description: 'Ordinary time', units: 'hours', value: 20, rate: 40 }],
  }));
  const payDate = random.pick(['2026-10-04', '2026-11-08', '2026-11-15']);
  await call('PUT', `/api/company/{company_id}/pays/create?pay_date=${payDate}`, { company_id }, pays);
  await call('GET', '/api/company/{company_id}/pays', { company_id });
  const runs = await call('GET', '/api/company/{company_id}/pay-runs', { company_id });
  const run = JSON.stringify(runs).match(/"(?:pay_run_id|id)":(\d+)/)?.[1];
  if (run !== undefined && random.chance(0.6)) {
    await call('POST', '/api/company/{company_id}/pay-runs/{pay_run_id}/process', { company_id, pay_run_id: run });
  }
  const standing = { description: 'Union fee', amount: '10.00' };
  await call(
    'POST',
    '/api/employees/{employee_id}/deductions',
    { employee_id },
    { ...standing, classification: 'NORMAL' },
  );
  await call('POST', '/api/employees/{employee_id}/bank-accounts', { employee_id }, account(isNz));
  if (!isNz) await call('POST', '/api/employees/{employee_id}/super-funds', { employee_id }, fund);
  const allowance = { description: 'Tools', amount: '5.00', allowance_category: 'OD' };
  if (!isNz) await call('POST', '/api/company/{company_id}/allowances', { company_id }, allowance);
  await call('POST', '/api/webhooks', {}, { url: 'https://93.184.215.14/hook', events: ['pay.created'] });
  await call('GET', '/api/partner-checkout/products', {});
  await call('GET', '/api/api-management/connections', {});
  // Scripts are named by their contents.
  const page = await (await fetch(`${url}/try`)).text();
  const scripts = [...page.matchAll(/\/assets\/([^"/]+)\.js/g)].map(([, id]) => ({ id }));
  ids.learn('/assets', {}, scripts);
}

const fund = { usi: 'STA0100AU', member_number: '1' };

const account = (isNz: boolean) =>
  isNz
    ? { account_number: '12-3140-0171323-50', account_name: 'A Walker' }
    : { bsb: '062-000', account_number: '12345678', account_name: 'A Walker' };

const without = {
  tax_file_number: undefined,
  is_foreign_resident: undefined,
  has_claimed_tax_free_threshold: undefined,
  has_stsl_liability: undefined,
  is_closely_held: undefined,
  primary_bank_bsb: undefined,
  primary_bank_account_number: undefined,
};

function trimmed(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
