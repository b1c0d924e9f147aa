import { localDay } from '@anz-payroll/companies';
import { accepted, asDollars, decimal, equal, isNegative, isPositive, type CivilDate, type Result } from 'payroll-core';
import { atHourlyRate } from 'payroll-core/changes';
import { countryPayroll } from '../countries/registered-countries';
import { dayInWords, owedPeriod, type BackPayRows, type OwedOnLeaving, type OwedPeriod } from '../domain/back-pay';
import { calculatePay } from '../domain/calculate-pay';
import type { CalculationInput } from '../domain/calculation-input';
import type { CreatePays, DecimalText, Idempotency, InCompany } from '../domain/pay-command';
import { linesOf } from '../domain/pay-lines';
import type { PayRecord, PreviewedPay } from '../domain/pay-record';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { sumOf } from '../domain/sum-of';
import type { PayStores } from '../ports';
import { companyOf } from './company-of';
import { createPaysGuarded } from './create-pays';
import { madeGoodBy } from './made-good';
import type { PaysDependencies } from './pays-dependencies';
import { previewPays } from './preview-pays';

/** A rate that should have been paid earlier: what was paid too little is worked out pay by pay and paid now. */
export interface BackPay extends InCompany {
  readonly employeeId: number;
  /** Pays with a pay date in these days are made good. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly ratePerHour: DecimalText;
  /** The company's today, if absent. */
  readonly payDate?: CivilDate;
  readonly idempotency?: Idempotency;
}

export interface OwedBackPay extends BackPayRows {
  readonly periods: readonly OwedPeriod[];
  readonly total: DecimalText;
  /** What was, what should have been, and how it is taxed. */
  readonly inWords: readonly string[];
}

export interface PreviewedBackPay extends OwedBackPay {
  readonly preview: PreviewedPay;
}

export interface PaidBackPay extends OwedBackPay {
  readonly pay: PayRecord;
  readonly replayed: boolean;
}

/** What would be paid; nothing is stored. */
export function previewBackPay(deps: PaysDependencies) {
  return async (command: BackPay): Promise<Result<PreviewedBackPay, PaysRefusal>> => {
    const owed = await deps.reading.run((stores) => owedBackPay(stores, deps, command));
    if (!owed.ok) return owed;
    const previewed = await previewPays(deps)(requestOf(command, owed.value));
    return previewed.ok ? accepted({ ...owed.value, preview: previewed.value[0]! }) : previewed;
  };
}

/** Pays it by a pay of its own. What an earlier back pay made good is refused, so that a repetition pays nothing twice. */
export function payBackPay(deps: PaysDependencies) {
  return async (command: BackPay): Promise<Result<PaidBackPay, PaysRefusal>> => {
    // A repetition under its key is answered as before, although the pays are made good by now.
    const owed = await deps.reading.run((stores) =>
      owedBackPay(stores, deps, command, command.idempotency === undefined ? 'refuse' : 'allow'),
    );
    if (!owed.ok) return owed;
    const made = await createPaysGuarded(deps, (stores) => notMadeGood(stores, command))({
      ...requestOf(command, owed.value),
      ...(command.idempotency === undefined ? {} : { idempotency: command.idempotency }),
    });
    if (!made.ok) return made;
    return accepted({ ...owed.value, pay: made.value.pays[0]!, replayed: made.value.replayed });
  };
}

function requestOf({ customerId, companyId, employeeId, payDate }: BackPay, { rows }: BackPayRows): CreatePays {
  // Standing items belong to the ordinary pay.
  const none = { allowances: [], deductions: [], bonuses: [], paySacrifices: [] };
  return {
    customerId,
    companyId,
    identifierType: 'employee_id',
    ...(payDate === undefined ? {} : { payDate }),
    items: [{ employeeId, ...none, backPayments: rows }],
  };
}

async function owedBackPay(
  stores: PayStores,
  deps: Pick<PaysDependencies, 'clock'>,
  command: BackPay,
  madeGood: 'refuse' | 'allow' = 'refuse',
): Promise<Result<OwedBackPay, PaysRefusal>> {
  const company = await companyOf(stores, command);
  if (!company.ok) return company;
  const payDate = command.payDate ?? localDay(deps.clock.now(), company.value.details.timezone);
  if (command.from > command.to) return refusal('pay/invalid', 'from is after to.', { path: 'from' });
  if (!isPositive(decimal(command.ratePerHour))) {
    return refusal('pay/invalid', 'pay_rate_per_hour must be above zero.', { path: 'payRatePerHour' });
  }
  const [employee] = await stores.employees.ofIds(command.companyId, [command.employeeId]);
  if (employee === undefined) {
    return refusal('pay/unknown-employee', 'No employee of the company has this employee_id.');
  }
  if (madeGood === 'refuse') {
    const free = await notMadeGood(stores, command);
    if (!free.ok) return free;
  }
  const { companyId, customerId, employeeId, from, to } = command;
  const listed = await stores.pays.list({ customerId, companyId, employeeId, from, to, status: 'processed' });
  const periods: OwedPeriod[] = [];
  // What a pay was more than the rate gives, such as one of higher duties, makes no other pay good.
  const paidMore: OwedPeriod[] = [];
  const payroll = countryPayroll(company.value.country);
  // What leaving pays is worked out by the leave and the service, not by rows at a rate.
  const leftOut: string[] = [];
  for (const pay of listed) {
    if (pay.termination !== null && payroll.endingAtRate === undefined) {
      leftOut.push(finalPayInWords(pay));
      continue;
    }
    const found = await stores.pays.findWithInput(companyId, pay.id);
    if (found === undefined) continue;
    if (pay.termination !== null) {
      const onLeaving = payroll.endingAtRate!(found.calculationInput, command.ratePerHour);
      leftOut.push(...payoutInWords(pay, onLeaving));
    }
    const due = calculatePay(withRate(found.calculationInput, command.ratePerHour));
    if (!due.ok) return due;
    const period = owedPeriod(pay, due.value.figures);
    if (isPositive(decimal(period.difference))) periods.push(period);
    else if (isNegative(decimal(period.difference))) paidMore.push(period);
  }
  const total = sumOf(periods.map(({ difference }) => difference));
  if (periods.length === 0) {
    return refusal(
      'pay/invalid',
      [
        `Nothing is owed: at ${command.ratePerHour} an hour the pays from ${from} to ${to} come to no more than was paid.`,
        ...leftOut,
      ].join(' '),
      { path: 'payRatePerHour' },
    );
  }
  const made = payroll.backPayRows(periods, payDate, employee.details);
  const rows = { ...made, methods: [...paidMore.map(paidMoreInWords), ...leftOut, ...made.methods] };
  return accepted({ ...rows, periods, total: total.toString(), inWords: inWords(periods, total.toString(), rows) });
}

/**
 * The same pay with the other rate: where the rate of the record was used, and where it was sent as it stands there. In New
 * Zealand ordinary weekly pay and relevant daily pay follow it, by which leave is paid.
 */
function withRate(calculationInput: CalculationInput, rate: DecimalText): CalculationInput {
  const { input } = calculationInput;
  const was = decimal(String(input.employee?.payRatePerHour ?? '0'));
  const atRate = <R extends { readonly rate?: string | number | null }>(row: R): R =>
    row.rate !== undefined && row.rate !== null && equal(decimal(String(row.rate)), was) ? { ...row, rate } : row;
  const { hours, leave } = linesOf(input);
  // The share of a period's tax was fixed for the pay as it was.
  const {
    taxedTogether: _together,
    periodShare: _share,
    ...rest
  } = atHourlyRate(calculationInput, rate).input as typeof input & {
    readonly taxedTogether?: unknown;
    readonly periodShare?: unknown;
  };
  return {
    ...calculationInput,
    input: {
      ...rest,
      ...(hours.length === 0 ? {} : { hours: hours.map(atRate) }),
      ...(leave.length === 0 ? {} : { leave: leave.map(atRate) }),
    },
  } as CalculationInput;
}

/** Whether no pay that counts has paid for any of these days already. */
async function notMadeGood(stores: PayStores, command: BackPay): Promise<Result<undefined, PaysRefusal>> {
  const { customerId, companyId, employeeId, from, to } = command;
  const since = await stores.pays.list({ customerId, companyId, employeeId, from, status: 'processed' });
  const mended = since.filter(({ payDate }) => payDate >= from && payDate <= to);
  const held = await madeGoodBy(stores, since, mended);
  if (held !== undefined) {
    const { payId, payDate, row } = held;
    return refusal(
      'pay/paid-back-already',
      `Pay ${payId} of ${payDate} holds back pay for ${row.startDate} to ${row.endDate} already (“${row.description}”). Delete it, or choose other days.`,
    );
  }
  return accepted(undefined);
}

function inWords(periods: readonly OwedPeriod[], total: string, { methods }: BackPayRows): readonly string[] {
  return [
    ...periods.map(
      ({ payDate, paid, due, difference }) =>
        `Pay of ${dayInWords(payDate)}: ${asDollars(paid)} was paid, ${asDollars(due)} should have been, ` +
        `${asDollars(difference)} more.`,
    ),
    `Together ${asDollars(total)} gross is owed.`,
    ...methods,
  ];
}

function paidMoreInWords({ payDate, paid, due }: OwedPeriod): string {
  return (
    `Pay of ${dayInWords(payDate)}: ${asDollars(paid)} was paid, more than the ${asDollars(due)} of this rate. ` +
    'It owes nothing, and takes nothing from the others.'
  );
}

/** The hours and leave of a final pay are made good as those of any other; what leaving paid is named with its amounts. */
function payoutInWords({ payDate }: PayRecord, { amounts, isManual }: OwedOnLeaving): readonly string[] {
  const sentences: string[] = [];
  if (amounts.length > 0) {
    const owed = amounts.map(({ what, amount }) => `${asDollars(amount)} of ${what}`).join(', ');
    sentences.push(
      `At this rate leaving should have paid more in the final pay of ${dayInWords(payDate)}: ${owed}. That is taxed as a payment on ` +
        'leaving and is no back pay: delete the final pay and terminate again at this rate, which pays and reports it.',
    );
  }
  if (isManual) {
    sentences.push(
      `Amounts of the final pay of ${dayInWords(payDate)} were entered by hand. What they should have been at this rate is still to be worked out.`,
    );
  }
  return sentences;
}

function finalPayInWords({ payDate }: PayRecord): string {
  return (
    `The final pay of ${dayInWords(payDate)} is left out. What its hours, its leave and its notice should have been at this rate is still owed: ` +
    'work it out and pay it by a back payment of its own.'
  );
}
