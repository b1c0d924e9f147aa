import { documentVersions, type StoredDocument } from '@anz-payroll/companies';
import { employeeBaseline } from './employee-baseline';
import { employeeDefaults } from './employee-defaults';
import { shownBesideNames } from './employee-read-model';
import { employeeFields, encryptedFieldNames, type EmployeeDetails } from './fields/employee-fields';
import { employmentStatuses, type EmploymentStatus } from './fields/employment-status';
import type { PartKind, PartValues } from './parts/part';
import { partRules } from './parts/part-rules';

const employeeVersions = documentVersions('employee', [
  // Version 2 holds the details in a member of their own, beside the version.
  (details) => ({ details }),
  // Version 3 may leave out what is as in `employeeBaseline`; one that leaves out nothing is as good.
  ({ details }) => ({ details: withDefaults(recordOf(details), allNames) }),
]);

/** The document to store. */
export function employeeDocument<D extends Partial<EmployeeDetails>>(details: D) {
  const whole = withDefaults({ ...details }, allNames);
  const different: Record<string, unknown> = {};
  for (const name of Object.keys(whole)) {
    if (!(name in employeeBaseline) || employeeBaseline[name] !== whole[name]) different[name] = whole[name];
  }
  return { documentVersion: employeeVersions.current, details: different };
}

/**
 * The details in a stored document of any version. A field that did not exist when the record was stored reads with its
 * default. The object is a new one: nobody else holds it.
 */
export function upgradeEmployeeDocument(document: StoredDocument): Record<string, unknown> {
  const { details } = employeeVersions.upgrade(document);
  const stored = recordOf(details);
  const { employment_status = employeeBaseline['employment_status'], country = employeeBaseline['country'] } = stored;
  return Object.assign({ ...wholeRecord(defaultsOf({ employment_status, country })) }, stored);
}

const wholeRecords = new WeakMap<object, Readonly<Record<string, unknown>>>();

/**
 * Every member that a record or its read model ever gets, by default: what came after version 3 with its default; what is
 * kept elsewhere, sent by everybody or shown beside the details without a value yet. A record that grows past 128 members
 * takes V8 many times as long to make and to read as one that is copied whole and then assigned to (decision 1063).
 */
function wholeRecord(defaults: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let record = wholeRecords.get(defaults);
  if (record === undefined) {
    const made: Record<string, unknown> = { ...employeeBaseline };
    const later = new Set(laterNames(defaults));
    for (const name of [...Object.keys(employeeFields), ...shownBesideNames]) {
      if (!(name in employeeBaseline)) made[name] = later.has(name) ? defaults[name] : undefined;
    }
    // Only what was itself made by a copy is copied fast.
    wholeRecords.set(defaults, (record = { ...made }));
  }
  return record;
}

type NamesOf = (defaults: Readonly<Record<string, unknown>>) => readonly string[];

function withDefaults(details: Record<string, unknown>, namesOf: NamesOf): Record<string, unknown> {
  const defaults = defaultsOf(details);
  for (const name of namesOf(defaults)) if (details[name] === undefined) details[name] = defaults[name];
  return details;
}

function defaultsOf(details: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { employment_status: status, country } = details;
  return employeeDefaults(statusOf(status), typeof country === 'string' ? country : undefined);
}

/** Columns of their own, so that they can be looked for, and the vault. */
const keptElsewhere: ReadonlySet<string> = new Set([
  'number',
  'first_name',
  'last_name',
  'employment_type',
  ...encryptedFieldNames,
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

const allNames: NamesOf = namesOnce((name) => !keptElsewhere.has(name));
/** Those that came after version 3. */
const laterNames: NamesOf = namesOnce((name) => !keptElsewhere.has(name) && !(name in employeeBaseline));

/** The defaults of a status and a country are one object for everybody, and reading an employee must not walk through it. */
function namesOnce(isWanted: (name: string) => boolean): NamesOf {
  const known = new WeakMap<object, readonly string[]>();
  return (defaults) => {
    let names = known.get(defaults);
    if (names === undefined) known.set(defaults, (names = Object.keys(defaults).filter(isWanted)));
    return names;
  };
}

function recordOf(details: unknown): Record<string, unknown> {
  if (typeof details !== 'object' || details === null) throw new TypeError('A stored employee has no details.');
  return details as Record<string, unknown>;
}

function statusOf(status: unknown): EmploymentStatus {
  return employmentStatuses.find((known) => known === status) ?? 'Full-time';
}
