import { asDollars, asPercent, parseDecimal } from 'payroll-core';
import type { ScenarioChange } from './scenario';

/** `Hire 2 at $35.00 an hour, 38 hours a week`, `Raise everybody by 3%`. */
export function changeInWords(change: ScenarioChange): string {
  if (change.kind === 'hire') {
    return `Hire ${change.people} at ${asDollars(change.hourlyRate)} an hour, ${change.hoursPerWeek} hours a week`;
  }
  const whom = change.employeeIds === null ? 'everybody' : `${change.employeeIds.length} of the people`;
  switch (change.kind) {
    case 'raise':
      return `Raise ${whom} by ${inPerCent(change.percentage)}`;
    case 'hours':
      return `${change.hoursPerWeek} hours a week for ${whom}`;
    case 'bonus':
      return `A bonus of ${asDollars(change.net)} after tax for ${whom}`;
  }
}

/** Scenarios of before may hold more decimals than are read. */
function inPerCent(percentage: string): string {
  const read = parseDecimal(percentage);
  return read.ok ? `${asPercent(read.value)}` : `a factor of ${percentage}`;
}
