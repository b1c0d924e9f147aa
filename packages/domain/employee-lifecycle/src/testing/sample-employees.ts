/** Bodies that pass every rule of their country; a test changes what it is about. */
export function auEmployee(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    first_name: 'Alinta',
    last_name: 'Walker',
    date_of_birth: '1990-04-12',
    address1: '1 Harbour Street',
    city: 'Sydney',
    state: 'NSW',
    country: 'AU',
    postcode: '2000',
    start_date: '2024-07-01',
    employment_status: 'Full-time',
    tax_file_number: '123456782',
    is_foreign_resident: false,
    has_claimed_tax_free_threshold: true,
    has_stsl_liability: false,
    is_closely_held: false,
    ...changes,
  };
}

export function nzEmployee(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    first_name: 'Aroha',
    last_name: 'Ngata',
    date_of_birth: '1988-02-06',
    address1: '1 Queen Street',
    city: 'Auckland',
    state: 'AKL',
    country: 'NZ',
    postcode: '1010',
    start_date: '2025-04-01',
    employment_status: 'Full-time',
    nz_tax_code: 'M',
    ird_number: '49091850',
    ...changes,
  };
}
