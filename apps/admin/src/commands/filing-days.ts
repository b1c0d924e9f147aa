import { parseCivilDate, type CivilDate } from 'payroll-core';
import { CommandRefused, optionalText, text, type OptionValues } from '../command';

export function day(values: OptionValues, name: string): CivilDate {
  const read = parseCivilDate(text(values, name));
  if (!read.ok) throw new CommandRefused(`--${name} must be a day such as 2026-07-01`);
  return read.value;
}

export function optionalDay(values: OptionValues, name: string): CivilDate | undefined {
  return optionalText(values, name) === undefined ? undefined : day(values, name);
}
