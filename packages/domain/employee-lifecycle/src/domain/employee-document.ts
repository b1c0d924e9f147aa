import { documentVersions, type StoredDocument } from '@anz-payroll/companies';
import { employeeDefaults } from './employee-defaults';
import { sealedFieldNames, type EmployeeDetails } from './fields/employee-fields';
import { employmentStatuses, type EmploymentStatus } from './fields/employment-status';
import type { PartKind, PartValues } from './parts/part';
import { partRules } from './parts/part-rules';

/** Details of an employee without what the store keeps elsewhere, such as names and sealed numbers. */
export type EmployeeDocument = StoredDocument;

const employeeVersions = documentVersions('employee', [
  // Version 2 holds the details in a member of their own, beside the version.
  (details) => ({ details }),
]);

/** The document to store. */
export function employeeDocument<D extends Partial<EmployeeDetails>>(details: D) {
  return { documentVersion: employeeVersions.current, details };
}

/**
 * The details in a stored document of any version. A field that did not exist when the record was stored reads with its
 * default. The object is the document's own: nobody else holds it.
 */
export function upgradeEmployeeDocument(document: StoredDocument): Record<string, unknown> {
  const { details } = employeeVersions.upgrade(document);
  if (!isRecord(details)) throw new TypeError('A stored employee has no details.');
  const { employment_status: status, country } = details;
  const defaults = employeeDefaults(statusOf(status), typeof country === 'string' ? country : undefined);
  const stored = details;
  for (const name in defaults) {
    if (stored[name] === undefined && !keptElsewhere.has(name)) stored[name] = defaults[name as keyof typeof defaults];
  }
  return stored;
}

/** Columns of their own, so that they can be looked for, and the vault. */
const keptElsewhere: ReadonlySet<string> = new Set([
  'number',
  'first_name',
  'last_name',
  'employment_type',
  ...sealedFieldNames,
]);

const partVersions = documentVersions('entry of an employee', [
  // Version 2 names its version.
  (values) => values,
]);

/** The entry to store. */
export function partDocument(values: PartValues): PartValues {
  return { documentVersion: partVersions.current, ...values };
}

/** The values of a stored entry of any version; a field that did not exist then reads with its default. */
export function upgradePartDocument(kind: PartKind, document: StoredDocument): PartValues {
  const { documentVersion: _version, ...values } = partVersions.upgrade(document);
  return { ...partRules[kind].defaults, ...values };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function statusOf(status: unknown): EmploymentStatus {
  return employmentStatuses.find((known) => known === status) ?? 'Full-time';
}
