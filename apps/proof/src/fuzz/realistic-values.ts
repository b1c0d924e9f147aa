import type { KnownIds, PathValues } from './known-ids';
import type { Random } from './random';

const days = ['2026-07-05', '2026-10-04', '2026-11-08', '2026-11-15', '2026-11-29', '2027-01-10', '2024-02-29'];

const byName: Readonly<Record<string, readonly unknown[]>> = {
  abn: ['51824753556', '26900111222', null],
  ird_number: ['49091850', '049101732', null],
  tax_file_number: ['123456782', '810013706'],
  nz_tax_code: ['M', 'M SL', 'S', 'ME'],
  state: ['NSW', 'VIC', 'WA'],
  postcode: ['2000', '7010'],
  city: ['Sydney', 'Nelson'],
  country: ['AU', 'NZ'],
  timezone: ['Australia/Sydney', 'Pacific/Auckland'],
  usi: ['STA0100AU'],
  employment_status: ['Full-time', 'Part-time', 'Casual'],
  url: ['https://93.184.215.14/hook'],
  redirect_uris: [['https://app.example.com/callback']],
  events: [['pay.created'], ['employee.created', 'company.updated']],
  units: ['hours', 'km'],
  description: ['Ordinary time', 'Overtime', 'Union fee', 'Car allowance'],
  identifier_type: ['employee_id', 'employee_number'],
  script: ['calculator'],
  asset: ['swagger-ui.css'],
  name: ['Company', 'Weekend rate'],
  operation: ['get-health'],
  grant_type: ['authorization_code', 'refresh_token'],
  response_type: ['code'],
};

/** A value that a person would put under this name, where a schema alone says too little; undefined where it says enough. */
export function realisticValue(name: string, random: Random, ids: KnownIds, within: PathValues): unknown {
  if (name.endsWith('_id')) return ids.named(name, random, within);
  if (name.endsWith('_ids')) {
    const id = ids.named(name, random, within);
    return id === undefined ? undefined : [id];
  }
  if (name === 'email' || name === 'email_address') return `person${random.whole(1_000_000)}@example.com`;
  if (name === 'number' || name === 'employee_number') return `N${random.whole(1_000_000)}`;
  const known = byName[name];
  if (known !== undefined) return random.pick(known);
  if (name === 'date_of_birth') return '1990-04-12';
  if (name === 'start_date') return '2024-07-01';
  return name === 'from' ? '2026-07-01' : name === 'to' ? '2026-12-31' : undefined;
}

export const realisticDay = (random: Random): string => random.pick(days);
