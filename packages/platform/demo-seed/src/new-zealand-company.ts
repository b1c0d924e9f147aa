import { ownPage } from './own-page';

/** Made-up people with numbers that pass their check digits and belong to nobody we know of. */
const person = (
  number: string,
  firstName: string,
  lastName: string,
  details: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  number,
  first_name: firstName,
  last_name: lastName,
  date_of_birth: '1991-11-02',
  address1: '4 Quay Street',
  city: 'Nelson',
  state: 'NSN',
  country: 'NZ',
  postcode: '7010',
  start_date: '2023-05-01',
  employment_status: 'Full-time',
  pay_period: 'WEEKLY',
  pay_rate_per_hour: '34.00',
  standard_hours_per_day: '8',
  standard_days_per_week: 5,
  ...details,
});

export const newZealandCompany = {
  legal_name: 'Tōtara Joinery Limited',
  trading_name: 'Tōtara Joinery',
  ird_number: '049101732',
  address1: '4 Quay Street',
  city: 'Nelson',
  postcode: '7010',
  email_address: 'pays@totara.example',
  phone: '03 555 0123',
  bank_account_number: '01-0902-0068389-00',
  bank_account_name: 'Totara Joinery',
  default_pay_period: 'WEEKLY',
  employees: [
    person('NZ-001', 'Hana', 'Heke', {
      ird_number: '049103468',
      nz_tax_code: 'M',
      position: 'Foreman',
      ...ownPage('hana@totara.example'),
    }),
    person('NZ-002', 'Isaac', 'Ioane', {
      ird_number: '049105193',
      nz_tax_code: 'M SL',
      position: 'Joiner',
      kiwisaver_employee_rate: '0.04',
    }),
    person('NZ-003', 'Jade', 'Jones', {
      ird_number: '049106920',
      nz_tax_code: 'ME',
      position: 'Office',
      employment_status: 'Part-time',
      standard_days_per_week: 3,
      pay_rate_per_hour: '29.50',
    }),
    person('NZ-004', 'Kahu', 'Kingi', {
      ird_number: '049108656',
      nz_tax_code: 'S',
      position: 'Installer',
      pay_rate_per_hour: '33.25',
    }),
    person('NZ-005', 'Lucy', 'Lam', {
      ird_number: '049110383',
      nz_tax_code: 'M',
      position: 'Apprentice',
      date_of_birth: '2007-08-15',
      pay_rate_per_hour: '23.95',
    }),
  ],
};
