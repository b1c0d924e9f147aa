import {
  auWithholdingRules,
  serviceDaysByPeriod,
  splitLongServiceLeave,
  splitPayment,
  unusedLeave,
  withholdFromUnusedLeave,
  type UnusedLeaveWithheld,
} from 'payroll-core/au';
import { add, aud, decimal, type Aud } from 'payroll-core/money';
import { explainAsText } from 'payroll-core/trace';
import { audIn, dateIn, decimalIn, flagIn, has, onlyKnows, orUnreadable, textIn, wordIn } from '../read-input';
import type { Computed, JsonObject, Kind, Vector } from '../vector';
import { editionOf, firstDayOf } from './year-of-vector';

const zero = aud('0');
const none = decimal('0');
const noDays = { before16August1978: none, to17August1993: none, after17August1993: none };

/**
 * Unused leave: the days of service and of leave in each period, what of the payment belongs to each, and, where a
 * normal pay is given, what is withheld.
 */
export const schedule7Kind: Kind = (vector) => {
  const { inputs } = vector;
  onlyKnows(inputs, [
    ...['leaveType', 'payment', 'serviceStart', 'serviceEnd', 'leaveDaysDue', 'terminationReason'],
    ...['grossEarnings', 'normalEarnings', 'payCycle', 'taxFreeThreshold', 'tfn', 'resident'],
  ]);
  const isLongService = /long/i.test(textIn(inputs, 'leaveType'));
  const split = isLongService && has(inputs, 'serviceStart') ? byService(vector) : undefined;
  const withheld = has(inputs, 'payCycle') ? withheldFrom(vector, isLongService, split?.amounts) : undefined;
  const total = withheld && add(withheld.annualLeave.value, withheld.longServiceLeave.value);
  return {
    actual: { ...split?.printed, ...(total === undefined ? {} : { withheld: total, withholding: total }) },
    ...(withheld === undefined
      ? {}
      : { trace: () => explainAsText(isLongService ? withheld.longServiceLeave : withheld.annualLeave) }),
  } satisfies Computed;
};

function byService(vector: Vector) {
  const { inputs } = vector;
  const rules = editionOf(unusedLeave, vector).values;
  const [serviceFrom, serviceTo] = [dateIn(inputs, 'serviceStart'), dateIn(inputs, 'serviceEnd')];
  const days = serviceDaysByPeriod(serviceFrom, serviceTo, rules);
  const daysDue = has(inputs, 'leaveDaysDue') ? decimalIn(inputs, 'leaveDaysDue') : none;
  const leave = splitLongServiceLeave({ daysDue, daysUsed: noDays, serviceFrom, serviceTo }, rules);
  const amounts = splitPayment(has(inputs, 'payment') ? audIn(inputs, 'payment') : zero, leave);
  return {
    amounts,
    printed: {
      daysTotal: days.before16August1978 + days.to17August1993 + days.after17August1993,
      daysPre16Aug1978: days.before16August1978,
      days16Aug1978to17Aug1993: days.to17August1993,
      daysPost17Aug1993: days.after17August1993,
      leaveDaysPre16Aug1978: leave.before16August1978,
      leaveDays16Aug1978to17Aug1993: leave.to17August1993,
      leaveDaysPost17Aug1993: leave.after17August1993,
      amountPre16Aug1978: amounts.before16August1978,
      amount16Aug1978to17Aug1993: amounts.to17August1993,
      amountPost17Aug1993: amounts.after17August1993,
    },
  };
}

function withheldFrom(
  vector: Vector,
  isLongService: boolean,
  amounts: Readonly<Record<'before16August1978' | 'to17August1993' | 'after17August1993', Aud>> | undefined,
): UnusedLeaveWithheld {
  const { inputs } = vector;
  const payment = audIn(inputs, 'payment');
  const recent = { before16August1978: zero, to17August1993: zero, after17August1993: payment };
  const empty = { ...recent, after17August1993: zero };
  return withholdFromUnusedLeave(
    {
      annualLeave: { before18August1993: zero, from18August1993: isLongService ? zero : payment },
      longServiceLeave: isLongService ? (amounts ?? recent) : empty,
      ending: endingIn(inputs),
      normalPay: {
        earnings: audIn(inputs, has(inputs, 'normalEarnings') ? 'normalEarnings' : 'grossEarnings'),
        frequency: wordIn(inputs, 'payCycle', ['weekly', 'fortnightly', 'monthly', 'quarterly']),
        declaration: {
          taxFileNumber: flagIn(inputs, 'tfn', true) ? 'quoted' : 'not-quoted',
          residency: flagIn(inputs, 'resident', true) ? 'resident' : 'foreign',
          claimsTaxFreeThreshold: flagIn(inputs, 'taxFreeThreshold', true),
          hasStudyLoan: false,
          medicareLevyExemption: 'none',
        },
      },
      paidEarlierThisYear: zero,
    },
    editionOf(unusedLeave, vector),
    orUnreadable(auWithholdingRules(firstDayOf(vector))),
  );
}

function endingIn(inputs: JsonObject): 'normal' | 'concessional' | 'death' {
  const reason = has(inputs, 'terminationReason') ? textIn(inputs, 'terminationReason').toLowerCase() : '';
  if (/death|decease/.test(reason)) return 'death';
  return /redundan|invalid|early/.test(reason) ? 'concessional' : 'normal';
}
