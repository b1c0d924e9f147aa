import { civilDate } from 'payroll-core';
import { builtInEmploymentTypes } from './option-choice';
import { readNewEmployee } from './read-employee';
import { settleNewEmployee } from './settle-employee';
import { stpExtras } from './stp-extras';
import { auEmployee } from '../testing';

function extras(changes: Record<string, unknown>) {
  const read = readNewEmployee(auEmployee(changes), civilDate('2026-11-15'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const settled = settleNewEmployee(read.value, builtInEmploymentTypes, civilDate('2026-11-15'));
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return stpExtras(settled.value);
}

// Values: ATO STP Phase 2, "Tax treatment codes"; positions 4 to 6 are Medicare variations, which none of these declares.
test('[2.5-04] every combination of declarations gives six characters out of the published sets', () => {
  const yesNo = [true, false];
  for (const working_holiday_tax_scale_applies of yesNo)
    for (const is_foreign_resident of yesNo)
      for (const has_claimed_tax_free_threshold of yesNo)
        for (const has_stsl_liability of yesNo)
          for (const tax_file_number of ['123456782', '000000000', '111111111']) {
            const { tax_treatment_code: code } = extras({
              working_holiday_tax_scale_applies,
              is_foreign_resident,
              has_claimed_tax_free_threshold,
              has_stsl_liability,
              tax_file_number,
            });
            expect(code).toMatch(/^(RT|RN|FF|HR|HF|NA|NF)[SX]XXX$/);
            const hasNumber = tax_file_number !== '000000000';
            // Only regular and foreign-resident treatment carries a study loan (position 3).
            expect(code?.charAt(2)).toBe(
              has_stsl_liability && hasNumber && !working_holiday_tax_scale_applies ? 'S' : 'X',
            );
            if (!hasNumber) expect(code).toMatch(/^(NA|NF|HF)/);
          }
});

test('[2.5-04] income types in their order: working holiday, closely held, labour hire, salary', () => {
  expect(extras({ working_holiday_tax_scale_applies: true, is_closely_held: true }).income_stream).toBe('WHM');
  expect(extras({ is_closely_held: true, employment_status: 'Labour Hire' }).income_stream).toBe('CHP');
  expect(extras({ employment_status: 'Labour Hire' }).income_stream).toBe('LAB');
  expect(extras({}).income_stream).toBe('SAW');
});

// ATO STP Phase 2: W is for people who are no residents, C T and R D for residents who claim the threshold; for the others the pay
// warns that Schedule 1 withholds, and that is what is reported.
test.each<[object, string, string]>([
  [{ seasonal_worker_scheme: true, is_foreign_resident: true }, 'SWP', 'WPXXXX'],
  [{ seasonal_worker_scheme: true, has_claimed_tax_free_threshold: true }, 'SAW', 'RTXXXX'],
  [{ seasonal_worker_scheme: true, has_claimed_tax_free_threshold: false }, 'SAW', 'RNXXXX'],
  [{ withholding_schedule: 'HORTICULTURE_OR_SHEARING', has_claimed_tax_free_threshold: true }, 'SAW', 'CTXXXX'],
  [{ withholding_schedule: 'HORTICULTURE_OR_SHEARING', has_claimed_tax_free_threshold: false }, 'SAW', 'RNXXXX'],
  [{ withholding_schedule: 'HORTICULTURE_OR_SHEARING', is_foreign_resident: true }, 'SAW', 'CFXXXX'],
  [{ withholding_schedule: 'DAILY_OR_CASUAL', has_claimed_tax_free_threshold: true }, 'SAW', 'RDXXXX'],
  [{ withholding_schedule: 'DAILY_OR_CASUAL', has_claimed_tax_free_threshold: false }, 'SAW', 'RNXXXX'],
])('the schedule that withholds is the one that is reported: %j', (declared, stream, code) => {
  const { income_stream, tax_treatment_code } = extras({ is_foreign_resident: false, ...declared });
  expect([income_stream, tax_treatment_code]).toEqual([stream, code]);
});

// ATO STP Phase 2: DB is the death beneficiary, of whom nothing else is told; the income type is salary and wages.
test('whoever receives a death benefit is reported as that, whatever the record declares beside it', () => {
  const declared = { has_stsl_liability: true, is_foreign_resident: true, is_closely_held: true };
  for (const tax_file_number of ['123456782', '000000000']) {
    const { tax_treatment_code, income_stream } = extras({ ...declared, tax_file_number, is_death_beneficiary: true });
    expect([tax_treatment_code, income_stream]).toEqual(['DBXXXX', 'SAW']);
  }
});

// ATO STP Phase 2, position 6: 0 a spouse alone, 1 to 9 so many dependants, A ten or more; X where nothing is reduced.
test.each([
  [true, 0, '0'],
  [true, 2, '2'],
  [false, 1, '1'],
  [false, 10, 'A'],
  [false, 0, 'X'],
])(
  'the family reduction with a spouse %s and %s dependants is %s',
  (medicare_levy_has_spouse, dependants, expected) => {
    const claim = { is_medicare_levy_reduction_claimed: true, medicare_levy_has_spouse };
    const { tax_treatment_code: code } = extras({ ...claim, medicare_levy_dependants: dependants });
    expect(code?.slice(3)).toBe(`XX${expected}`);
  },
);
