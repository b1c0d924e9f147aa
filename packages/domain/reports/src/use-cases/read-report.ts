import { localDay, type Company } from '@anz-payroll/companies';
import { deductionReceiver } from '@anz-payroll/employee-lifecycle';
import { countryPayroll, type LeaveOfPerson } from '@anz-payroll/pay-runs';
import { accepted, add, nzd, type Nzd, type Result } from 'payroll-core';
import { addDays, daysBetween, type CivilDate } from 'payroll-core/calendar';
import { auStates, type PayrollTaxPay } from 'payroll-core/au';
import { countryReport } from '../countries/registered-countries';
import { awardChecks } from '../domain/award-checks';
import { deductionsReport } from '../domain/deductions-report';
import { journalOfPays } from '../domain/journal/journal-of-pays';
import { writeJournal, type JournalLayout } from '../domain/journal/journal-layouts';
import { kiwisaverReport } from '../domain/kiwisaver-report';
import { leaveAccountReport } from '../domain/leave-account-report';
import { leaveLawsReport } from '../domain/leave-laws-report';
import { leaveReport } from '../domain/leave-report';
import { paydayReconciliation } from '../domain/payday-reconciliation';
import { payrollDetail } from '../domain/payroll-detail';
import { payrollSummary, type SummaryGroup } from '../domain/payroll-summary';
import { payrollTaxWages } from '../domain/payroll-tax-wages';
import type { PaysReport } from '../domain/pays-report';
import { nameOf } from '../domain/person';
import type { Report, ReportTable } from '../domain/report';
import { definitionOf, type ReportName } from '../domain/report-catalogue';
import { refusal, type ReportRefusal } from '../domain/report-refusal';
import { outsideStp } from '../domain/outside-stp';
import { stpReconciliation } from '../domain/stp-reconciliation';
import { superReport } from '../domain/super-report';
import { totalsOf } from '../domain/totals';
import { workersCompensation } from '../domain/workers-compensation';
import { yearToDate, type NamedBalances } from '../domain/year-to-date';
import type { ReportStores } from '../ports';
import type { ReportDependencies } from './report-dependencies';

export interface ReadReport {
  readonly customerId: number;
  readonly companyId: number;
  readonly report: ReportName;
  /** The first day of the financial year of `to`, if absent. */
  readonly from?: CivilDate | undefined;
  /** The company's today, if absent. */
  readonly to?: CivilDate | undefined;
  /** Of the payroll summary; by employee if absent. */
  readonly groupBy?: SummaryGroup | undefined;
  /** One employee, of a report that can be asked for one; the others are of everybody and say so. */
  readonly employeeId?: number | undefined;
}

/** Two financial years: more pays than that are not read at once. */
const MOST_DAYS = 732;
/** So many days of pays are in memory together. */
const DAYS_AT_ONCE = 31;
const PEOPLE_AT_ONCE = 1000;

interface Question extends ReadReport {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly deps: ReportDependencies;
  readonly company: Company;
}

type Maker = (question: Question) => Promise<Result<ReportTable, ReportRefusal>>;

/** How each report is made. A report without a line here does not compile. */
const makers: Readonly<Record<ReportName, Maker>> = {
  'payroll-summary': ofPays(({ company, groupBy = 'employee' }) => payrollSummary(company.country, groupBy)),
  'payroll-detail': ofPays(({ company }) => payrollDetail(company.country)),
  'year-to-date': async (question) =>
    withBalances(question, { withDeleted: true }, (people) => yearToDate(question.company.country, people)),
  leave: async (question) =>
    withBalances(question, { withDeleted: false, withOwed: true }, (people) =>
      leaveReport(question.company.country, people),
    ),
  'leave-account': async (question) => withLeave(question, leaveAccountReport),
  'leave-laws': async (question) => withLeave(question, leaveLawsReport),
  super: contributions,
  kiwisaver: ofPays(kiwisaverReport),
  deductions: ofPays(async ({ company }, stores) => {
    const everybody = await stores.employees.ofCompany(company.id, 'all');
    const standing = await stores.parts.ofEmployees(
      everybody.map(({ id }) => id),
      'deduction',
    );
    return deductionsReport(company.country, (id, description) =>
      deductionReceiver(standing.get(id) ?? [], description),
    );
  }),
  'workers-compensation': ofPays(async ({ company }, stores) => {
    const states = await statesOf(company, stores);
    return workersCompensation(company.country, (id) => states.get(id) ?? null);
  }),
  'payroll-tax': ofPays(async ({ company }, stores) => {
    const states = await statesOf(company, stores);
    return payrollTaxWages((id) => stateNamed(states.get(id)));
  }),
  'award-checks': async ({ deps, customerId, companyId, from, to }) => {
    const checked = await deps.pays.checkPastPays({ customerId, companyId, from, to });
    return checked.ok
      ? accepted(awardChecks(checked.value))
      : refusal('report/company-not-found', checked.error.message);
  },
  journal: ofPays(journal),
  'stp-reconciliation': ofPays(async ({ company }, { employees }) =>
    stpReconciliation(outsideStp(await employees.ofCompany(company.id, 'all'))),
  ),
  'payday-reconciliation': ofPays(async (question, stores) => {
    const { companyId, from, to } = question;
    const filed = await stores.paydayReturns.filedBetween(companyId, from, to);
    const told = await question.deps.filing.readPaydays({ companyId, from, to });
    const changed = told.ok ? told.value.filter(({ state }) => state === 'changed') : [];
    return paydayReconciliation(
      filed,
      new Set(changed.map(({ payDate }) => payDate)),
      await deductedInYearBefore(question, stores),
    );
  }),
};

const ofEverybody =
  'This report is of everybody: it cannot be asked for one employee, so that what was asked for was left aside.';

/** A report over the processed pays of a company. Its sums are the sums of the pays, to the cent. */
export function readReport(deps: ReportDependencies) {
  return async (query: ReadReport): Promise<Result<Report, ReportRefusal>> => {
    const asked = await questionOf(deps, query);
    if (!asked.ok) return asked;
    const made = await makers[query.report](asked.value);
    if (!made.ok) return made;
    const { company, from, to } = asked.value;
    const { title, period, isOfOne = false } = definitionOf(query.report);
    const notes = [...(query.employeeId === undefined || isOfOne ? [] : [ofEverybody]), ...made.value.notes];
    return accepted({
      name: query.report,
      title,
      companyId: company.id,
      companyName: company.details.trading_name ?? company.details.legal_name,
      language: countryReport(company.country).language,
      from: period === 'day' ? to : from,
      to,
      ...made.value,
      notes,
      totals: totalsOf(made.value.columns, made.value.rows),
    });
  };
}

export interface JournalFile {
  readonly fileName: string;
  readonly content: string;
}

/** The journal as an accounting system imports it. */
export function journalFile(deps: ReportDependencies) {
  return async (
    query: Omit<ReadReport, 'report' | 'groupBy'> & { readonly layout: JournalLayout },
  ): Promise<Result<JournalFile, ReportRefusal>> => {
    const asked = await questionOf(deps, { ...query, report: 'journal' });
    if (!asked.ok) return asked;
    const { company, from, to } = asked.value;
    const content = await deps.reading.run(async (stores) => {
      const entries = await journal(asked.value, stores);
      await eachPay(asked.value, stores, entries);
      return writeJournal(query.layout, entries.lines(), company.country);
    });
    return accepted({ fileName: `journal-${query.layout}-${from}-${to}.csv`, content });
  };
}

async function questionOf(deps: ReportDependencies, query: ReadReport): Promise<Result<Question, ReportRefusal>> {
  const company = await deps.reading.run(({ companies }) => companies.find(query.companyId));
  if (company === undefined || company.customerId !== query.customerId) {
    return refusal('report/company-not-found', 'Company not found');
  }
  const { title, countries, period } = definitionOf(query.report);
  const to = query.to ?? localDay(deps.clock.now(), company.details.timezone);
  const from = query.from ?? countryPayroll(company.country).yearOf(to).firstDay;
  if (!countries.includes(company.country)) {
    return refusal('report/not-in-country', `${title} is not a report of this company’s country.`);
  }
  if (period === 'range' && from > to) return refusal('report/period-invalid', 'from is after to.');
  if (period === 'range' && daysBetween(from, to) > MOST_DAYS) {
    return refusal('report/period-invalid', 'A report covers at most two years; choose a shorter period.');
  }
  return accepted({ ...query, from, to, deps, company });
}

function ofPays(open: (question: Question, stores: ReportStores) => PaysReport | Promise<PaysReport>): Maker {
  return (question) =>
    question.deps.reading.run(async (stores) => {
      const report = await open(question, stores);
      await eachPay(question, stores, report);
      return accepted(report.table());
    });
}

async function eachPay(
  { companyId, from, to, report: name, employeeId }: Question,
  stores: ReportStores,
  report: Pick<PaysReport, 'add'>,
): Promise<void> {
  const { isOfOne = false } = definitionOf(name);
  for (let first = from; first <= to; first = addDays(first, DAYS_AT_ONCE)) {
    const last = addDays(first, DAYS_AT_ONCE - 1);
    for (const pay of await stores.pays.between(companyId, first, last < to ? last : to)) {
      if (employeeId === undefined || !isOfOne || pay.employeeId === employeeId) report.add(pay);
    }
  }
}

async function journal({ company }: Question, stores: ReportStores) {
  return journalOfPays(company.country, await stores.journalAccounts.of(company.id));
}

/** Whoever is deleted is hidden, but what they were paid this year stays in its sums. Leave that nobody sees is nobody's to book. */
async function withBalances(
  question: Question,
  { withDeleted, withOwed = false }: { readonly withDeleted: boolean; readonly withOwed?: boolean },
  make: (people: readonly NamedBalances[]) => ReportTable,
): Promise<Result<ReportTable, ReportRefusal>> {
  const { deps, company, customerId, companyId, to } = question;
  const employees = await deps.reading.run(({ employees: all }) => all.ofCompany(companyId, 'all'));
  const known = new Map(employees.map((one) => [one.id, one]));
  const people: NamedBalances[] = [];
  let after: Parameters<typeof deps.pays.listBalances>[0]['page']['after'];
  do {
    const page = { limit: PEOPLE_AT_ONCE, ...(after === undefined ? {} : { after }) };
    const listed = await deps.pays.listBalances({ customerId, companyId: company.id, asAt: to, withDeleted, page });
    if (!listed.ok) return refusal('report/company-not-found', listed.error.message);
    const employeeIds = withOwed ? listed.value.balances.map(({ employee_id }) => employee_id) : [];
    const owed = await deps.pays.leaveOwed({ customerId, companyId: company.id, employeeIds, asAt: to });
    if (!owed.ok) return refusal('report/company-not-found', owed.error.message);
    people.push(
      ...listed.value.balances.map((balances): NamedBalances => {
        const one = known.get(balances.employee_id);
        const lastDay = one?.isTerminated === true ? one.terminationDate : null;
        return {
          employee: one === undefined ? '' : nameOf(one),
          hasLeft: lastDay !== null && lastDay <= to,
          owed: owed.value.get(balances.employee_id),
          balances,
        };
      }),
    );
    after = listed.value.next;
  } while (after !== undefined);
  return accepted(make(people));
}

async function withLeave(
  { deps, customerId, companyId, from, to, employeeId }: Question,
  make: (people: readonly LeaveOfPerson[], from: CivilDate, until: CivilDate) => ReportTable,
): Promise<Result<ReportTable, ReportRefusal>> {
  const one = employeeId === undefined ? {} : { employeeId };
  const read = await deps.pays.leaveOfPeople({ customerId, companyId, from, until: to, ...one });
  return read.ok ? accepted(make(read.value, from, to)) : refusal('report/employee-not-found', read.error.message);
}

/**
 * PAYE and ESCT of the tax year before: they decide how often an employer pays Inland Revenue.
 * @law Income Tax Act 2007 s RD 4(1)
 */
async function deductedInYearBefore(question: Question, stores: ReportStores): Promise<Nzd> {
  const to = addDays(countryPayroll('NZ').yearOf(question.to).firstDay, -1);
  const from = countryPayroll('NZ').yearOf(to).firstDay;
  let total = nzd('0');
  await eachPay({ ...question, from, to }, stores, {
    add: (pay) => {
      if (pay.country !== 'NZ') return;
      const { paye, esct } = pay.result.employmentInformation;
      total = add(total, add(nzd(paye), nzd(esct)));
    },
  });
  return total;
}

async function contributions(question: Question): Promise<Result<ReportTable, ReportRefusal>> {
  const { deps, companyId, from, to } = question;
  const clocked = await deps.filing.superContributions({ companyId, from, to });
  if (!clocked.ok) return refusal('report/period-invalid', clocked.error.message);
  return deps.reading.run(async (stores) => {
    const files = await stores.paymentFiles.standing(
      'super',
      clocked.value.map(({ payId }) => payId),
    );
    const ids = [...new Set(clocked.value.map(({ employeeId }) => employeeId))];
    const people = new Map((await stores.employees.ofIds(companyId, ids)).map((one) => [one.id, one]));
    return accepted(
      superReport(
        clocked.value.map((one) => {
          const person = people.get(one.employeeId);
          return {
            ...one,
            employeeNumber: person?.details.number ?? null,
            employee: person === undefined ? '' : nameOf(person),
            fileId: files.get(one.payId) ?? null,
          };
        }),
      ),
    );
  });
}

/** Where people live is where they are taken to work: the record has no other place. */
async function statesOf(company: Company, { employees }: ReportStores): Promise<ReadonlyMap<number, string>> {
  const everybody = await employees.ofCompany(company.id, 'all');
  return new Map(everybody.map(({ id, details }) => [id, details.state]));
}

function stateNamed(name: string | undefined): PayrollTaxPay['state'] {
  return auStates.find((state) => state === name);
}
