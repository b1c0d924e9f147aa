import type { Termination } from './remembered';
import type { Work } from './scene';

/** Another last name. */
export const rename: Work = async ({ fixture, asker, remembered, staff, next }) => {
  const [employeeId] = staff.take(1);
  if (employeeId === undefined) return;
  const lastName = `R${next()}`;
  const { companyId, token } = fixture.employer;
  const before = remembered.lastNames.get(employeeId)!;
  remembered.lastNames.set(employeeId, new Set([...before, lastName]));
  const heard = await asker.ask({
    token,
    method: 'PATCH',
    path: `/api/company/${companyId}/employees/update`,
    body: [{ id: employeeId, last_name: lastName }],
  });
  const isCertain = heard.kind === 'acknowledged' && heard.status === 200 && !heard.isRepeat && before.size === 1;
  // A try whose answer was lost may still be under way somewhere, and come last.
  if (isCertain) remembered.lastNames.set(employeeId, new Set([lastName]));
  staff.add(employeeId);
};

/** The job ends with a final pay. */
export const terminate: Work = async ({ fixture, asker, remembered, staff, next }) => {
  if (staff.size < 20) return;
  const [employeeId] = staff.take(1);
  if (employeeId === undefined) return;
  const key = `T${next()}`;
  const { customerId, token } = fixture.employer;
  const termination: Termination = { customerId, key, employeeId, isAcknowledged: false };
  remembered.terminations.push(termination);
  const heard = await asker.ask({
    token,
    method: 'POST',
    path: `/api/employees/${employeeId}/terminate`,
    body: { termination_date: '2026-11-13', pay_date: '2026-11-13' },
    key,
  });
  if (heard.kind === 'acknowledged') termination.isAcknowledged = true;
};

/** Somebody who left is back; a second try finds that it was done. They join no pool again, so that nobody else asks about them. */
export const reinstate: Work = async ({ fixture, asker, random, remembered }) => {
  const left = remembered.terminations.filter(
    ({ isAcknowledged, employeeId }) => isAcknowledged && !remembered.reinstated.has(employeeId),
  );
  if (left.length < 5) return;
  const { employeeId } = random.pick(left);
  remembered.reinstated.add(employeeId);
  const { token } = fixture.employer;
  const path = `/api/employees/${employeeId}/reinstate`;
  await asker.ask({ token, method: 'POST', path, body: { start_date: '2026-11-14' }, expected: [409] });
};

/** Out of sight; a second try finds that it was done. */
export const remove: Work = async ({ fixture, asker, remembered, staff }) => {
  if (staff.size < 20) return;
  const [employeeId] = staff.take(1);
  if (employeeId === undefined) return;
  const { token } = fixture.employer;
  const heard = await asker.ask({ token, method: 'DELETE', path: `/api/employees/${employeeId}`, expected: [409] });
  if (heard.kind !== 'unheard') remembered.deletedEmployees.add(employeeId);
};
