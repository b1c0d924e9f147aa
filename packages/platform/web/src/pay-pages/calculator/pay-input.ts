import type { au, nz } from 'payroll-core';
import { isNothing } from '../dollars';
import type { CalculatorState } from './calculator-state';

type Values = CalculatorState['values'];
const given = (values: Values, name: string): boolean => !isNothing(values[name] === '' ? undefined : values[name]);
const isOn = (values: Values, name: string): boolean => values[name] === 'on';

/** The form as the library and the API take a pay. */
export function payInputOf({ country, values }: CalculatorState): object {
  return inputs[country](values);
}

const inputs: Readonly<Record<CalculatorState['country'], (values: Values) => object>> = {
  AU: australianInput,
  NZ: newZealandInput,
};

function australianInput(values: Values): au.AuPayInput {
  const isTraveller = values['residency'] === 'working-holiday';
  const isForeign = isTraveller || values['residency'] === 'foreign';
  const exemption = values['medicare_exemption'] as 'none' | 'half' | 'full';
  const deductions = given(values, 'deduction')
    ? [{ description: 'Deduction', amount: values['deduction']!, classification: 'NORMAL' as const }]
    : [];
  const bonuses = given(values, 'bonus')
    ? [{ description: 'Bonus', amount: values['bonus']!, taxMethod: 'METHOD_A_WHOLE_YEAR' as const }]
    : [];
  return {
    payDate: values['pay_date']!,
    payPeriod: values['pay_period'] as au.AuPayPeriod,
    employee: {
      payRatePerHour: values['rate']!,
      taxDeclaration: {
        taxFileNumber: isOn(values, 'tfn') ? 'quoted' : 'not-quoted',
        residency: isForeign ? 'foreign' : 'resident',
        claimsTaxFreeThreshold: !isForeign && isOn(values, 'threshold'),
        hasStudyLoan: !isTraveller && isOn(values, 'study_loan'),
        medicareLevyExemption: isForeign ? 'none' : exemption,
        ...(isTraveller ? { workingHolidayMaker: { employerIsRegistered: true } } : {}),
      },
    },
    hours: hoursOf(values),
    allowances: given(values, 'allowance')
      ? [{ description: 'Allowance', amount: values['allowance']!, allowanceCategory: 'OD' }]
      : [],
    deductions,
    bonuses,
    paySacrifices: given(values, 'sacrifice')
      ? [{ description: 'Super', amount: values['sacrifice']!, isSuper: true }]
      : [],
  };
}

function newZealandInput(values: Values): nz.NzPayInput {
  const rate = values['kiwisaver'];
  const deductions = given(values, 'deduction')
    ? [{ description: 'Deduction', amount: values['deduction']!, classification: 'NORMAL' as const }]
    : [];
  return {
    payDate: values['pay_date']!,
    payPeriod: values['pay_period'] as nz.NzPayPeriod,
    employee: {
      payRatePerHour: values['rate']!,
      nzTaxCode: values['tax_code']!,
      hasStudentLoan: isOn(values, 'student_loan'),
      kiwisaverStatusCode: rate === 'none' ? 'NK' : 'AK',
      ...(rate === 'none' || rate === 'default' ? {} : { kiwisaverEmployeeRate: rate! }),
      esctRate: values['esct']!,
    },
    hours: hoursOf(values),
    allowances: given(values, 'allowance') ? [{ description: 'Allowance', amount: values['allowance']! }] : [],
    deductions,
    bonuses: given(values, 'bonus') ? [{ description: 'Bonus', amount: values['bonus']!, taxAsNzExtraPay: true }] : [],
  };
}

function hoursOf(values: Values) {
  const row = (description: string, value: string) => ({ description, units: 'hours', value });
  return [
    ...(values['hours'] === '' ? [] : [row('Ordinary time', values['hours']!)]),
    ...(given(values, 'overtime')
      ? [{ ...row('Overtime', values['overtime']!), multiplier: '1.5', isOvertime: true }]
      : []),
  ];
}
