import { aud } from '../../money/parse';
import type { Door, Source } from '../../door/door';
import type { SuperBase } from '../super-guarantee/super-guarantee';
import type { ParsedEmployee } from './parsed-pay';
import { readTaxDeclaration, taxDeclarationMembers, UNDECLARED } from './read-tax-declaration';

export const employeeMembers: ReadonlySet<string> = new Set([
  'dateOfBirth',
  'isPrivateOrDomesticWorker',
  'payRatePerHour',
  'taxDeclaration',
  'isSuperEnabled',
  'isSuperAgeThresholdEnabled',
  'superBasedOn',
  'superRate',
  'compulsorySuperRate',
  'includeLeaveLoadingInSuper',
  'isLeaveEnabled',
  'isLslEnabled',
  'accrueLeaveOnHoursWorked',
  'accrueLeaveOnOvertimeHours',
  'accrueHolidayLeavePerHour',
  'accrueSickLeavePerHour',
  'accrueLslPerHour',
  'leaveLoadingPercentage',
  'hourlyAmountForWorkersCompLeave',
  'hourlyAmountForPaidParentalLeave',
  'holidayLeaveHours',
  'sickLeaveHours',
  'lslHours',
  'rdoHours',
  'toilHours',
  'protectedEarnings',
]);

const NOTHING = aud('0');
const bases: ReadonlySet<SuperBase> = new Set(['OTE', 'GROSS', 'QE'] as const);

/** Stands in for an employee that was not given, so that reading can go on to its refusal. */
export const NOBODY: ParsedEmployee = {
  dateOfBirth: undefined,
  declaration: UNDECLARED,
  rates: {
    payRatePerHour: NOTHING,
    hourlyAmountForWorkersCompLeave: NOTHING,
    hourlyAmountForPaidParentalLeave: NOTHING,
    leaveLoadingPercentage: NOTHING,
  },
  leave: {
    isLeaveEnabled: false,
    isLslEnabled: false,
    accrueLeaveOnHoursWorked: false,
    accrueLeaveOnOvertimeHours: false,
    accrueHolidayLeavePerHour: undefined,
    accrueSickLeavePerHour: undefined,
    accrueLslPerHour: undefined,
  },
  balances: { holiday: NOTHING, sick: NOTHING, longService: NOTHING, rdo: NOTHING, toil: NOTHING },
  super: {
    isSuperEnabled: false,
    isSuperAgeThresholdEnabled: false,
    isPrivateOrDomesticWorker: false,
    superBasedOn: undefined,
    superRate: undefined,
    compulsorySuperRate: undefined,
    includeLeaveLoadingInSuper: false,
  },
  protectedEarnings: undefined,
};

export function readEmployee(door: Door, part: Source): ParsedEmployee {
  return {
    dateOfBirth: door.date(part, 'dateOfBirth'),
    declaration: door.required(
      door.inside(part, 'taxDeclaration', taxDeclarationMembers, (own) => readTaxDeclaration(door, own)),
      'taxDeclaration',
      UNDECLARED,
    ),
    rates: {
      payRatePerHour: door.amount(part, 'payRatePerHour') ?? NOTHING,
      hourlyAmountForWorkersCompLeave: door.amount(part, 'hourlyAmountForWorkersCompLeave') ?? NOTHING,
      hourlyAmountForPaidParentalLeave: door.amount(part, 'hourlyAmountForPaidParentalLeave') ?? NOTHING,
      leaveLoadingPercentage: door.fraction(part, 'leaveLoadingPercentage') ?? NOTHING,
    },
    leave: {
      isLeaveEnabled: door.flag(part, 'isLeaveEnabled', true),
      isLslEnabled: door.flag(part, 'isLslEnabled', true),
      accrueLeaveOnHoursWorked: door.flag(part, 'accrueLeaveOnHoursWorked', true),
      accrueLeaveOnOvertimeHours: door.flag(part, 'accrueLeaveOnOvertimeHours', false),
      accrueHolidayLeavePerHour: door.amount(part, 'accrueHolidayLeavePerHour'),
      accrueSickLeavePerHour: door.amount(part, 'accrueSickLeavePerHour'),
      accrueLslPerHour: door.amount(part, 'accrueLslPerHour'),
    },
    balances: {
      holiday: door.signed(part, 'holidayLeaveHours') ?? NOTHING,
      sick: door.signed(part, 'sickLeaveHours') ?? NOTHING,
      longService: door.signed(part, 'lslHours') ?? NOTHING,
      rdo: door.signed(part, 'rdoHours') ?? NOTHING,
      toil: door.signed(part, 'toilHours') ?? NOTHING,
    },
    super: {
      isSuperEnabled: door.flag(part, 'isSuperEnabled', true),
      isSuperAgeThresholdEnabled: door.flag(part, 'isSuperAgeThresholdEnabled', true),
      isPrivateOrDomesticWorker: door.flag(part, 'isPrivateOrDomesticWorker', false),
      superBasedOn: door.code(part, 'superBasedOn', bases),
      superRate: door.fraction(part, 'superRate'),
      compulsorySuperRate: door.fraction(part, 'compulsorySuperRate'),
      includeLeaveLoadingInSuper: door.flag(part, 'includeLeaveLoadingInSuper', false),
    },
    protectedEarnings: door.dollars(part, 'protectedEarnings'),
  };
}
