import type { Work } from './scene';

/** Reads an employee with tax and bank numbers, each time in a request of its own name. */
export const look: Work = async ({ asker, fixture, staff, remembered, next }) => {
  const [id] = staff.take(1);
  if (id === undefined) return;
  const requestId = `look-${next()}`;
  const heard = await asker.ask({
    ...{ token: fixture.employer.token, method: 'GET', path: `/api/employees/${id}`, tries: 1, requestId },
  });
  staff.add(id);
  if (heard.kind === 'acknowledged') remembered.looks.add(requestId);
};
