import * as au from 'payroll-core/au';
import * as nz from 'payroll-core/nz';
import { asJson } from '../domain/as-json';
import { auPayFigures } from './au/au-pay-figures';
import { nzPayFigures } from './nz/nz-pay-figures';

const ordinary = { description: 'Ordinary time', units: 'hours', value: '38', rateReference: 'system:ordinary_time' };
const overtime = { description: 'Overtime', units: 'hours', value: '2.25', multiplier: '1.5', isOvertime: true };
const named = { description: 'Night', units: 'hours', value: '3', rate: '41.505', rateDescription: 'Night shift' };
const club = { description: 'Club', amount: '9.95', classification: 'NORMAL' } as const;
const childSupport = { description: 'Order', amount: '900', classification: 'CHILD_SUPPORT_DEDUCTION' } as const;

const auPay: au.AuPayInput = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: {
    payRatePerHour: '35.505',
    taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
    holidayLeaveHours: '-3.333333',
    rdoHours: '0.5',
  },
};
const auPays: readonly Partial<au.AuPayInput>[] = [
  {},
  { hours: [ordinary, overtime, named] },
  { hours: [ordinary], daysPaid: 5 },
  { hours: [ordinary], termination: { totalAmount: '1000', taxAmount: '320' } },
  { leave: [{ description: 'Away', leaveType: 'HOLIDAY', date: '2026-11-11', hours: '7.6' }] },
  { hours: [ordinary], deductions: [club, childSupport] },
  {
    hours: [ordinary],
    allowances: [{ description: 'Tools', amount: '12.5', allowanceCategory: 'TD' }],
    bonuses: [{ description: 'Bonus', amount: '500', taxMethod: 'METHOD_B2' }],
    paySacrifices: [{ description: 'Super', amount: '50', isSuper: true }],
  },
];

const nzPay: nz.NzPayInput = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: {
    payRatePerHour: '40.005',
    nzTaxCode: 'M SL',
    hoursPerDay: '8',
    hoursPerWeek: '40',
    sickLeaveHours: '1.25',
  },
};
const nzPays: readonly Partial<nz.NzPayInput>[] = [
  {},
  { hours: [ordinary, overtime, named, { ...ordinary, publicHolidayDate: '2026-10-26' }] },
  { hours: [ordinary], employee: { payRatePerHour: '40', nzTaxCode: 'M' } },
  { hours: [ordinary], deductions: [club, childSupport] },
  { hours: [ordinary], bonuses: [{ description: 'Bonus', amount: '500', taxAsNzExtraPay: true }] },
  { leave: [{ description: 'Ill', leaveType: 'SICK', date: '2026-11-11', hours: '8' }] },
];

describe('the figures of a pay are what asJson keeps of it, in the same order', () => {
  it.each(auPays)('in Australia: %j', (rows) => {
    const pay = au.calculatePay({ ...auPay, ...rows });
    if (!pay.ok) throw new Error(JSON.stringify(pay.error));
    const figures = auPayFigures(pay.value, pay.value.warnings);
    expect(figures).toStrictEqual(asJson(pay.value));
    expect(JSON.stringify(figures)).toBe(JSON.stringify(pay.value));
  });

  it.each(nzPays)('in New Zealand: %j', (rows) => {
    const pay = nz.calculatePay({ ...nzPay, ...rows });
    if (!pay.ok) throw new Error(JSON.stringify(pay.error));
    const figures = nzPayFigures(pay.value, pay.value.warnings);
    expect(figures).toStrictEqual(asJson(pay.value));
    expect(JSON.stringify(figures)).toBe(JSON.stringify(pay.value));
  });
});
