import type { Employee } from '@anz-payroll/employee-lifecycle';
import { inForce } from 'payroll-core';
import * as au from 'payroll-core/au';
import { addDays, civilDate, type CivilDate } from 'payroll-core/calendar';
import { taxFileNumberMeaning } from 'payroll-core/identifiers';
import { dueItem, type DueItem } from './due-item';

/**
 * Whoever works without a tax file number: one that was applied for has to be there within 28 days of the declaration,
 * or of the start where no day of signing is recorded.
 * @law Income Tax Assessment Act 1936 (Cth) s 202CB, 202CE; ATO, Tax file number declaration
 */
export function dueTaxFileNumbers(employees: readonly Employee[], today: CivilDate): readonly DueItem[] {
  const edition = inForce(au.taxFileNumberRules, today);
  if (!edition.ok) return [];
  const { daysToQuoteAfterApplying } = edition.value.values;
  return employees
    .filter(({ isTerminated }) => !isTerminated)
    .flatMap(({ id, details }) => {
      const { tax_file_number, tfnd_signed_date, start_date } = details;
      const means = tax_file_number === null ? 'quoted' : taxFileNumberMeaning(tax_file_number);
      const from = tfnd_signed_date ?? start_date;
      const says = waiting[means];
      if (says === undefined || from === null) return [];
      const due = addDays(civilDate(from), daysToQuoteAfterApplying);
      return [dueItem('declaration', due, `${details.first_name} ${details.last_name}: ${says}`, { employeeId: id })];
    });
}

const waiting: Readonly<Partial<Record<string, string>>> = {
  'applied-for': 'the tax file number was applied for; after this day tax is withheld at the top rate',
  'not-quoted': 'no tax file number was quoted; tax is withheld at the top rate until one is',
};
