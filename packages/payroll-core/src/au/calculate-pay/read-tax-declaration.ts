import { civilDate } from '../../calendar/civil-date';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { InputReader, Source } from '../../input/input-reader';
import {
  medicareLevySurchargeTiers,
  type MedicareLevySurchargeTier,
} from '../medicare-levy-adjustment/medicare-levy-figures';
import { seniorStatuses, type SeniorStatus } from '../seniors-and-pensioners/schedule-9';
import type { AuTaxDeclaration, DownwardVariation, SpecialSchedule } from '../withholding/tax-declaration';

export const taxDeclarationMembers: ReadonlySet<string> = new Set([
  'taxFileNumber',
  'declaredOn',
  'residency',
  'claimsTaxFreeThreshold',
  'hasStudyLoan',
  'medicareLevyExemption',
  'medicareLevyReduction',
  'medicareLevySurcharge',
  'annualTaxOffsets',
  'workingHolidayMaker',
  'schedule',
  'upwardVariation',
  'downwardVariation',
  'hasExtraPayInYear',
  'isSuperOnlyContractor',
]);
const reductionMembers: ReadonlySet<string> = new Set(['spouse', 'dependants']);
const workingHolidayMembers: ReadonlySet<string> = new Set(['employerIsRegistered']);
const variationMembers: ReadonlySet<string> = new Set(['kind', 'amount', 'rate']);

const scheduleMembers: ReadonlySet<string> = new Set(['kind', 'status', 'employerIsApproved']);
const noticeMembers: ReadonlySet<string> = new Set([
  'kind',
  'amount',
  'rate',
  'from',
  'lastDay',
  'coversAdditionalPayments',
]);

const taxFileNumbers: ReadonlySet<AuTaxDeclaration['taxFileNumber']> = new Set([
  'quoted',
  'applied-for',
  'under-18',
  'pensioner',
  'not-quoted',
] as const);
const residencies: ReadonlySet<AuTaxDeclaration['residency']> = new Set(['resident', 'foreign'] as const);
const exemptions: ReadonlySet<AuTaxDeclaration['medicareLevyExemption']> = new Set(['none', 'half', 'full'] as const);
const surcharges: ReadonlySet<MedicareLevySurchargeTier> = new Set(medicareLevySurchargeTiers);
const variations: ReadonlySet<'extra-amount' | 'percentage'> = new Set(['extra-amount', 'percentage'] as const);

const notices: ReadonlySet<'amount' | 'percentage'> = new Set(['amount', 'percentage'] as const);
const scheduleKinds: ReadonlySet<SpecialSchedule['kind']> = new Set([
  'seniors-and-pensioners',
  'daily-or-casual',
  'horticulture-or-shearing',
  'seasonal-worker',
  'promotional-performer',
] as const);
const statuses: ReadonlySet<SeniorStatus> = new Set(seniorStatuses);
const NO_DAY = civilDate('0001-01-01');

/** No family of the declaration is larger; a longer count is a mistake. */
const MOST_DEPENDANTS = 50;

/** Stands in for a declaration that was not given, so that reading can go on to its refusal. */
export const UNDECLARED: AuTaxDeclaration = {
  taxFileNumber: 'not-quoted',
  residency: 'resident',
  claimsTaxFreeThreshold: false,
  hasStudyLoan: false,
  medicareLevyExemption: 'none',
};

/** The three answers that choose a scale must be given; everything else is as if it had not been claimed. */
export function readTaxDeclaration(reader: InputReader, part: Source): AuTaxDeclaration {
  const declaration: Writable<AuTaxDeclaration> = {
    taxFileNumber: reader.required(reader.code(part, 'taxFileNumber', taxFileNumbers), 'taxFileNumber', 'not-quoted'),
    residency: reader.required(reader.code(part, 'residency', residencies), 'residency', 'resident'),
    claimsTaxFreeThreshold: flagNeeded(reader, part, 'claimsTaxFreeThreshold'),
    hasStudyLoan: reader.flag(part, 'hasStudyLoan', false),
    medicareLevyExemption: reader.code(part, 'medicareLevyExemption', exemptions) ?? 'none',
  };
  const declaredOn = reader.date(part, 'declaredOn');
  if (declaredOn !== undefined) declaration.declaredOn = declaredOn;
  const reduction = reader.inside(part, 'medicareLevyReduction', reductionMembers, (own) => ({
    spouse: reader.flag(own, 'spouse', false),
    dependants: reader.count(own, 'dependants', MOST_DEPENDANTS) ?? 0,
  }));
  if (reduction !== undefined) declaration.medicareLevyReduction = reduction;
  const surcharge = reader.code(part, 'medicareLevySurcharge', surcharges);
  if (surcharge !== undefined) declaration.medicareLevySurcharge = surcharge;
  if (surcharge !== undefined && (declaration.medicareLevyExemption !== 'none' || reduction !== undefined)) {
    reader.refuse(
      'input/conflict',
      'medicareLevySurcharge',
      'Whoever owes the Medicare levy surcharge has neither an exemption from the levy nor the family reduction.',
    );
  }
  const offsets = reader.dollars(part, 'annualTaxOffsets');
  if (offsets !== undefined) declaration.annualTaxOffsets = offsets;
  const workingHolidayMaker = reader.inside(part, 'workingHolidayMaker', workingHolidayMembers, (own) => ({
    employerIsRegistered: flagNeeded(reader, own, 'employerIsRegistered'),
  }));
  if (workingHolidayMaker !== undefined) declaration.workingHolidayMaker = workingHolidayMaker;
  const schedule = reader.inside(part, 'schedule', scheduleMembers, (own) => readSchedule(reader, own));
  if (schedule !== undefined) declaration.schedule = schedule;
  if (schedule !== undefined && workingHolidayMaker !== undefined) {
    reader.refuse('input/conflict', 'schedule', 'A working holiday maker has Schedule 15 and no other schedule.');
  }
  const variation = reader.inside(part, 'upwardVariation', variationMembers, (own) => readVariation(reader, own));
  if (variation !== undefined) declaration.upwardVariation = variation;
  const notice = reader.inside(part, 'downwardVariation', noticeMembers, (own) => readNotice(reader, own));
  if (notice !== undefined) declaration.downwardVariation = notice;
  if (reader.flag(part, 'hasExtraPayInYear', false)) declaration.hasExtraPayInYear = true;
  if (reader.flag(part, 'isSuperOnlyContractor', false)) declaration.isSuperOnlyContractor = true;
  return declaration;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function readVariation(reader: InputReader, own: Source): NonNullable<AuTaxDeclaration['upwardVariation']> {
  const kind = reader.required(reader.code(own, 'kind', variations), 'kind', 'extra-amount');
  return kind === 'percentage'
    ? { kind, rate: reader.required(reader.fraction(own, 'rate'), 'rate', aud('0')) }
    : { kind, amount: reader.required<Aud>(reader.dollars(own, 'amount'), 'amount', aud('0')) };
}

function readSchedule(reader: InputReader, own: Source): SpecialSchedule {
  const kind = reader.required(reader.code(own, 'kind', scheduleKinds), 'kind', 'daily-or-casual');
  switch (kind) {
    case 'seniors-and-pensioners':
      return { kind, status: reader.required(reader.code(own, 'status', statuses), 'status', 'single') };
    case 'seasonal-worker':
      return { kind, employerIsApproved: flagNeeded(reader, own, 'employerIsApproved') };
    case 'daily-or-casual':
    case 'horticulture-or-shearing':
    case 'promotional-performer':
      return { kind };
  }
}

/** A notice names its rate or amount and the payments it is for; a rate without its days would lower tax for ever. */
function readNotice(reader: InputReader, own: Source): DownwardVariation {
  const kind = reader.required(reader.code(own, 'kind', notices), 'kind', 'percentage');
  const from = reader.required(reader.date(own, 'from'), 'from', NO_DAY);
  const lastDay = reader.required(reader.date(own, 'lastDay'), 'lastDay', NO_DAY);
  if (lastDay < from) reader.refuse('date/out-of-order', 'lastDay', `The notice ends on ${lastDay}, before ${from}.`);
  const coversAdditionalPayments = reader.flag(own, 'coversAdditionalPayments', false);
  const days = { from, lastDay, coversAdditionalPayments };
  return kind === 'percentage'
    ? { ...days, kind, rate: reader.required(reader.fraction(own, 'rate'), 'rate', aud('0')) }
    : { ...days, kind, amount: reader.required<Aud>(reader.dollars(own, 'amount'), 'amount', aud('0')) };
}

/** A yes or no that decides how much is withheld; silence is not an answer. */
function flagNeeded(reader: InputReader, part: Source, key: string): boolean {
  if (part[key] === undefined || part[key] === null) reader.required<boolean>(undefined, key, false);
  return reader.flag(part, key, false);
}
