/** Somebody who is paid by the hour, every week. */
export function person(names: { readonly number?: string; readonly last_name: string }): object {
  return {
    ...{ first_name: 'Alinta', ...names, date_of_birth: '1990-04-12' },
    ...{ address1: '1 Harbour Street', city: 'Sydney', state: 'NSW', country: 'AU', postcode: '2000' },
    ...{ start_date: '2024-07-01', employment_status: 'Full-time', tax_file_number: '123456782' },
    ...{ is_foreign_resident: false, has_claimed_tax_free_threshold: true, has_stsl_liability: false },
    ...{ is_closely_held: false, pay_rate_per_hour: '40', standard_hours_per_day: '7.6', standard_days_per_week: 5 },
    ...{ pay_period: 'WEEKLY', pay_method: 'DIRECT BANK ENTRY' },
    ...{ primary_bank_bsb: '062-184', primary_bank_account_number: '55667788', primary_bank_account_name: 'A Walker' },
  };
}

/** An ABN with the right check digits; each count gives another one. */
export function abnOf(count: number): string {
  const body = String(100_000_000 + count);
  const weights = [3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return `${10 + ((89 - (sum % 89)) % 89)}${body}`;
}
