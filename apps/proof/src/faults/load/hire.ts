import { person } from './people';
import type { Hire } from './remembered';
import type { Scene, Work } from './scene';

interface Hired {
  readonly employee?: { readonly id: number; readonly last_name: string };
  readonly errors: Readonly<Record<string, unknown>>;
}

/** A batch of new employees; the numbers make it safe to send again. */
export const hire: Work = async ({ fixture, asker, random, remembered, staff, next }) => {
  const mark = next();
  const names = Array.from({ length: 2 + random.whole(5) }, (_, at) => `H${mark}-${at}`);
  const { companyId, customerId, token } = fixture.employer;
  const hired: Hire = { customerId, by: 'number', names, isAcknowledged: false };
  remembered.hires.push(hired);
  const heard = await asker.ask({
    token,
    method: 'PUT',
    path: `/api/company/${companyId}/employees/create`,
    body: names.map((number) => person({ number, last_name: number })),
  });
  if (heard.kind !== 'acknowledged') return;
  const results = heard.body as readonly Hired[];
  if (heard.status === 201) {
    hired.isAcknowledged = true;
    staff.add(...rememberHired(remembered.lastNames, results));
    return;
  }
  // Sent again after a lost answer: every number is taken by then, or the service has made up its mind half-way.
  const isTold =
    heard.isRepeat && results.every(({ employee, errors }) => employee !== undefined || 'number' in errors);
  if (isTold) hired.isAcknowledged = true;
};

/** The same without numbers: a lost answer is not asked for again, and nobody may be there twice. */
export const hireOnce: Work = async ({ fixture, asker, random, remembered, next }) => {
  const mark = next();
  const names = Array.from({ length: 2 + random.whole(5) }, (_, at) => `O${mark}-${at}`);
  const { companyId, customerId, token } = fixture.employer;
  const hired: Hire = { customerId, by: 'last_name', names, isAcknowledged: false };
  remembered.hires.push(hired);
  const heard = await asker.ask({
    token,
    method: 'PUT',
    path: `/api/company/${companyId}/employees/create`,
    body: names.map((last_name) => person({ last_name })),
    tries: 1,
  });
  // They join no pool: nobody renames them, so their names are what the batch is known by.
  if (heard.kind === 'acknowledged' && heard.status === 201) hired.isAcknowledged = true;
};

function rememberHired(lastNames: Scene['remembered']['lastNames'], results: readonly Hired[]): number[] {
  return results.flatMap(({ employee }) => {
    if (employee === undefined) return [];
    lastNames.set(employee.id, new Set([employee.last_name]));
    return [employee.id];
  });
}
