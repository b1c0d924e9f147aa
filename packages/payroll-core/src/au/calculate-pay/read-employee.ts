import type { CivilDate } from '../../calendar/civil-date';
import { aud } from '../../money/parse';
import type { InputReader, Source } from '../../input/input-reader';
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

export function readEmployee(reader: InputReader, part: Source, payDate: CivilDate): ParsedEmployee {
  return {
    dateOfBirth: reader.dateOfBirth(part, payDate),
    declaration: reader.required(
      reader.inside(part, 'taxDeclaration', taxDeclarationMembers, (own) => readTaxDeclaration(reader, own)),
      'taxDeclaration',
      UNDECLARED,
    ),
    rates: {
      payRatePerHour: reader.amount(part, 'payRatePerHour') ?? NOTHING,
      hourlyAmountForWorkersCompLeave: reader.amount(part, 'hourlyAmountForWorkersCompLeave') ?? NOTHING,
      hourlyAmountForPaidParentalLeave: reader.amount(part, 'hourlyAmountForPaidParentalLeave') ?? NOTHING,
      leaveLoadingPercentage: reader.fraction(part, 'leaveLoadingPercentage') ?? NOTHING,
    },
    leave: {
      isLeaveEnabled: reader.flag(part, 'isLeaveEnabled', true),
      isLslEnabled: reader.flag(part, 'isLslEnabled', true),
      accrueLeaveOnHoursWorked: reader.flag(part, 'accrueLeaveOnHoursWorked', true),
      accrueLeaveOnOvertimeHours: reader.flag(part, 'accrueLeaveOnOvertimeHours', false),
      accrueHolidayLeavePerHour: reader.amount(part, 'accrueHolidayLeavePerHour'),
      accrueSickLeavePerHour: reader.amount(part, 'accrueSickLeavePerHour'),
      accrueLslPerHour: reader.amount(part, 'accrueLslPerHour'),
    },
    balances: {
      holiday: reader.signed(part, 'holidayLeaveHours') ?? NOTHING,
      sick: reader.signed(part, 'sickLeaveHours') ?? NOTHING,
      longService: reader.signed(part, 'lslHours') ?? NOTHING,
      rdo: reader.signed(part, 'rdoHours') ?? NOTHING,
      toil: reader.signed(part, 'toilHours') ?? NOTHING,
    },
    super: {
      isSuperEnabled: reader.flag(part, 'isSuperEnabled', true),
      isSuperAgeThresholdEnabled: reader.flag(part, 'isSuperAgeThresholdEnabled', true),
      isPrivateOrDomesticWorker: reader.flag(part, 'isPrivateOrDomesticWorker', false),
      superBasedOn: reader.code(part, 'superBasedOn', bases),
      superRate: reader.fraction(part, 'superRate'),
      compulsorySuperRate: reader.fraction(part, 'compulsorySuperRate'),
      includeLeaveLoadingInSuper: reader.flag(part, 'includeLeaveLoadingInSuper', false),
    },
    protectedEarnings: reader.dollars(part, 'protectedEarnings'),
  };
}
