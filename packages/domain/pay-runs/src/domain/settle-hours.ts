import { normalKey, payRateReadModel, type PayRate, type PayRateGroup } from '@anz-payroll/companies';
import { ownPayRate, type Part } from '@anz-payroll/employee-lifecycle';
import { accepted, type Result } from 'payroll-core';
import type { HoursItem } from './pay-command';
import { refusal, type PaysRefusal } from './pays-refusal';
import type { HoursLine } from './pay-lines';
import { isGiven } from './is-given';

/** Every rate of a company with the classifications they stand in. */
export interface CompanyRates {
  readonly groups: readonly PayRateGroup[];
  readonly rates: readonly PayRate[];
}

interface Rate {
  readonly reference: string;
  readonly description: string;
  readonly rate: string | null;
  readonly multiplier: string | null;
  readonly is_overtime: boolean;
}

const ordinaryTime: Rate = {
  reference: 'system:ordinary_time',
  description: 'Ordinary time',
  rate: null,
  multiplier: null,
  is_overtime: false,
};

/**
 * Rows of hours with their rates found. A rate or multiplier that was sent is used as it is; a rate that `paid` rows have is
 * that of the row that was paid.
 */
export function settleHours(
  hours: readonly HoursItem[],
  employeeId: number,
  ownRates: readonly Part[],
  company: CompanyRates,
  paid: readonly HoursLine[] = [],
): Result<readonly HoursLine[], PaysRefusal> {
  const lines: HoursLine[] = [];
  for (const [i, row] of hours.entries()) {
    const path = `hours[${i}]`;
    const asPaid = rateAsPaid(row, paid);
    const rated = asPaid === undefined ? rateOf(row, employeeId, ownRates, company, path) : accepted(asPaid);
    if (!rated.ok) return rated;
    lines.push(hoursLine(row, rated.value));
  }
  return accepted(lines);
}

function hoursLine(row: HoursItem, found: Rate | undefined): HoursLine {
  const rate = row.rate ?? (!isGiven(row.multiplier) ? found?.rate : null) ?? undefined;
  const multiplier = row.multiplier ?? (!isGiven(row.rate) ? found?.multiplier : null) ?? undefined;
  const reference = row.rateReference ?? (!isGiven(row.rateDescription) ? undefined : found?.reference);
  return {
    description: row.description,
    units: row.units,
    value: row.value,
    ...(rate === undefined ? {} : { rate }),
    ...(multiplier === undefined ? {} : { multiplier }),
    ...(reference === undefined ? {} : { rateReference: reference }),
    ...(!isGiven(row.rateDescription) ? {} : { rateDescription: row.rateDescription }),
    isOvertime: row.isOvertime ?? found?.is_overtime ?? false,
    ...(isGiven(row.publicHolidayDate) ? { publicHolidayDate: row.publicHolidayDate } : {}),
    ...(row.isAdjustment === true ? { isAdjustment: true } : {}),
  };
}

function rateOf(
  row: HoursItem,
  employeeId: number,
  ownRates: readonly Part[],
  company: CompanyRates,
  path: string,
): Result<Rate | undefined, PaysRefusal> {
  if (isGiven(row.rate) && isGiven(row.multiplier)) {
    return refusal('pay/malformed', 'A row of hours has a rate or a multiplier, not both.', {
      path: `${path}.multiplier`,
    });
  }
  if (isGiven(row.rateReference)) return byReference(row.rateReference, ownRates, company, path);
  // Where the amount was sent, the description is only a label.
  if (!isGiven(row.rateDescription) || isGiven(row.rate) || isGiven(row.multiplier)) return accepted(undefined);
  return byDescription(row.rateDescription, employeeId, ownRates, company, path);
}

/** The rate that a row of the pay that is made anew had under the same name, the row of the same description first. */
function rateAsPaid(row: HoursItem, paid: readonly HoursLine[]): Rate | undefined {
  if (isGiven(row.rate) || isGiven(row.multiplier)) return undefined;
  const { rateReference, rateDescription } = row;
  const isNamed = (line: HoursLine): boolean =>
    isGiven(rateReference)
      ? line.rateReference === rateReference.trim()
      : isGiven(rateDescription) && normalKey(line.rateDescription ?? '') === normalKey(rateDescription);
  const named = paid.filter(isNamed);
  const line = named.find(({ description }) => description === row.description) ?? named[0];
  if (line?.rateReference === undefined) return undefined;
  return {
    reference: line.rateReference,
    description: line.rateDescription ?? line.description,
    rate: line.rate ?? null,
    multiplier: line.multiplier ?? null,
    is_overtime: line.isOvertime ?? false,
  };
}

function byReference(
  reference: string,
  ownRates: readonly Part[],
  company: CompanyRates,
  path: string,
): Result<Rate, PaysRefusal> {
  const all = [ordinaryTime, ...ownRates.map(ownPayRate), ...company.rates.map(payRateReadModel)];
  const found = all.find((rate) => rate.reference === reference.trim());
  return found === undefined
    ? refusal('pay/unknown-rate', `rate_reference ${reference} is no rate of this employee or company.`, {
        path: `${path}.rateReference`,
      })
    : accepted(found);
}

function byDescription(
  description: string,
  employeeId: number,
  ownRates: readonly Part[],
  company: CompanyRates,
  path: string,
): Result<Rate, PaysRefusal> {
  const key = normalKey(description);
  const mine = new Set(
    company.groups.filter(({ employeeIds }) => employeeIds.includes(employeeId)).map(({ id }) => id),
  );
  const matches = (rates: readonly Rate[]): readonly Rate[] =>
    rates.filter((rate) => normalKey(rate.description) === key);
  const near = matches([
    ordinaryTime,
    ...ownRates.map(ownPayRate),
    ...company.rates.filter(({ groupId }) => mine.has(groupId)).map(payRateReadModel),
  ]);
  // A rate of a classification that the employee is not in can still be named, if no nearer one is meant.
  const found = near.length > 0 ? near : matches(company.rates.map(payRateReadModel));
  if (found.length > 1) {
    return refusal(
      'pay/ambiguous-rate',
      `rate_description "${description}" fits several rates. Send rate_reference instead: ` +
        `${found.map(({ reference }) => reference).join(', ')}.`,
      { path: `${path}.rateDescription` },
    );
  }
  return found.length === 0
    ? refusal('pay/unknown-rate', `rate_description "${description}" fits no rate of this employee or company.`, {
        path: `${path}.rateDescription`,
      })
    : accepted(found[0]!);
}
