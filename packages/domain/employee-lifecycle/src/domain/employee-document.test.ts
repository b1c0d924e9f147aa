import { createHash } from 'node:crypto';
import auEmployee from '../testing/stored-documents/version-1/au-employee.json';
import nzEmployee from '../testing/stored-documents/version-1/nz-employee.json';
import openingBalances from '../testing/stored-documents/version-1/opening-balances.json';
import { employeeBaseline } from './employee-baseline';
import { employeeDocument, partDocument, upgradeEmployeeDocument, upgradePartDocument } from './employee-document';
import { requiredOnCreate } from './fields/employee-fields';

/** Of the record that documents of version 3 differ from. */
const baselineSha256 = '985a75dc01dac4010c802bea8e7cf17144b3fe57228111eff0822cace07d0c45';

const holidayHistoryNotTold = {
  annual_holidays_advance_paid: null,
  gross_last_12_months: null,
  gross_since_anniversary: null,
  gross_last_4_weeks: null,
  irregular_last_4_weeks: null,
  gross_last_52_weeks: null,
  days_worked_last_52_weeks: null,
};

/** Version 1 did not ask for earnings that counted for super. */
const superNotTold = { qualifying_earnings: '0' };

/** It did not ask for what was left of family violence leave either. */
const violenceLeaveNotTold = { family_violence_leave_days: '0' };

/** Without the fields that came after the document was stored. */
const storedPart = (read: Readonly<Record<string, unknown>>, stored: object) =>
  Object.fromEntries(Object.entries(read).filter(([name]) => name in stored));

const auWithholdingDefaults = {
  ...{ medicare_levy_exemption: 'NONE', is_medicare_levy_reduction_claimed: false, medicare_levy_has_spouse: false },
  ...{ medicare_levy_dependants: 0, tax_offset_amount: null, seniors_offset: 'NONE', withholding_schedule: 'NONE' },
  ...{ extra_withholding_amount: null, extra_withholding_rate: null, seasonal_worker_scheme: false },
  ...{ withholding_variation_rate: null, withholding_variation_amount: null, withholding_variation_from: null },
  ...{ withholding_variation_to: null, is_withholding_variation_for_additional_payments: false },
  ...{ working_holiday_country: null, is_employer_registered_whm: true, has_extra_pay_in_year: false },
  ...{ is_private_or_domestic_worker: false, child_support_protected_earnings: null },
};

describe('stored employees', () => {
  it.each([auEmployee, nzEmployee])('of version 1 read as they were stored', (stored) => {
    expect(storedPart(upgradeEmployeeDocument({ ...stored }), stored)).toEqual(stored);
    expect(storedPart(upgradeEmployeeDocument({ ...employeeDocument(stored as never) }), stored)).toEqual(stored);
    expect(storedPart(upgradeEmployeeDocument({ documentVersion: 2, details: { ...stored } }), stored)).toEqual(stored);
    // Fields that came later are added with their defaults: nothing of a declaration is claimed.
    expect(upgradeEmployeeDocument({ ...stored })).toMatchObject(auWithholdingDefaults);
  });

  it('read a field that did not exist then with its default, by status and country', () => {
    const without = (document: object, name: string) =>
      Object.fromEntries(Object.entries(document).filter(([key]) => key !== name));
    const read = (document: object, name: string) => upgradeEmployeeDocument(without(document, name))[name];
    // Spec 2.5: these are the defaults on create.
    expect(read(auEmployee, 'gender')).toBe('UNKNOWN');
    expect(read(auEmployee, 'pay_method')).toBe('DIRECT BANK ENTRY');
    expect(read(auEmployee, 'accrue_holiday_leave_per_hour')).toBe('0.076923');
    expect(read({ ...auEmployee, employment_status: 'Casual' }, 'accrue_holiday_leave_per_hour')).toBe('0');
    expect(read(auEmployee, 'show_position_on_payslip')).toBe(true);
    expect(read(nzEmployee, 'standard_hours_per_day')).toBe('8');
    expect(read(nzEmployee, 'stc_rate')).toBeNull();
  });

  it('of version 3 hold what differs from a record that never changes', () => {
    const { details } = employeeDocument({ ...auEmployee, gender: 'MALE', pay_method: null } as never);
    expect(details).toMatchObject({ gender: 'MALE', pay_method: null, country: auEmployee.country });
    expect(details).not.toHaveProperty('kin_name');
    const read = upgradeEmployeeDocument({ documentVersion: 3, details });
    expect(read).toMatchObject({ gender: 'MALE', pay_method: null, kin_name: null });
    // What a casual has by default differs from the record, so that a document without it never was a casual's.
    const casual = { ...auEmployee, employment_status: 'Casual', accrue_holiday_leave_per_hour: '0' };
    expect(employeeDocument(casual as never).details).toMatchObject({ accrue_holiday_leave_per_hour: '0' });
    // Changed, this would change every employee that is stored.
    expect(createHash('sha256').update(JSON.stringify(employeeBaseline)).digest('hex')).toBe(baselineSha256);
  });

  it('do not take encrypted numbers and columns from the defaults', () => {
    expect(upgradeEmployeeDocument({ ...auEmployee })['tax_file_number']).toBeUndefined();
  });

  it('hold opening balances of version 1, and fields that came later with their defaults', () => {
    // Version 1 had no history of holiday pay; what nobody told is not known.
    const current = { ...openingBalances, ...holidayHistoryNotTold, ...superNotTold, ...violenceLeaveNotTold };
    expect(upgradePartDocument('opening-balances', openingBalances)).toEqual(current);
    expect(upgradePartDocument('opening-balances', partDocument(openingBalances))).toEqual(current);
    const { esct: _esct, ...older } = openingBalances;
    expect(upgradePartDocument('opening-balances', older)).toEqual({ ...current, esct: '0' });
  });
});

describe('the table of fields', () => {
  it('requires on create what the specification requires (2.5)', () => {
    expect([...requiredOnCreate].sort()).toEqual(
      [
        ...['first_name', 'last_name', 'date_of_birth', 'address1', 'city', 'state', 'country', 'postcode'],
        ...['start_date', 'employment_status'],
      ].sort(),
    );
  });
});
