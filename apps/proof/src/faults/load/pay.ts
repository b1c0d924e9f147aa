import type { Random } from '../../fuzz/random';
import type { Question } from './ask';
import type { PayRequest } from './remembered';
import type { Work } from './scene';

interface PayAnswer {
  readonly id: number;
  readonly gross: number;
  readonly pay_run_id: number;
}

/** Pays for a few people at once, some with leave; now and then the request reaches both APIs at the same time. */
export const pay: Work = async ({ fixture, asker, random, remembered, staff, pays, next }) => {
  const people = staff.take(1 + random.whole(3));
  if (people.length === 0) return;
  const key = `P${next()}`;
  const { companyId, customerId, token } = fixture.employer;
  const request: PayRequest = { customerId, key, size: people.length, isAcknowledged: false };
  remembered.payRequests.push(request);
  const question: Question = {
    token,
    method: 'PUT',
    path: `/api/company/${companyId}/pays/create?pay_date=${random.pick(payDates)}`,
    body: people.map((employee_id) => ({ employee_id, pay_department: key, ...linesOf(random) })),
    key,
  };
  const heard = await Promise.all(
    random.chance(0.2) ? [asker.ask(question), asker.ask(question)] : [asker.ask(question)],
  );
  staff.add(...people);
  const told = heard.filter((each) => each.kind === 'acknowledged');
  if (told.length === 0) return;
  request.isAcknowledged = true;
  if (new Set(told.map(({ body }) => JSON.stringify(body))).size > 1) {
    asker.wrong.push(`one key was answered in two ways: ${key}`);
  }
  for (const { id, gross, pay_run_id } of told[0]!.body as readonly PayAnswer[]) {
    remembered.runsOfPays.add(pay_run_id);
    remembered.grosses.set(id, String(gross));
    remembered.keysOfPays.set(id, key);
    pays.add(id);
  }
};

/** Works a pay out anew from other hours. */
export const changePay: Work = async ({ fixture, asker, random, remembered, pays }) => {
  const [payId] = pays.take(1);
  if (payId === undefined) return;
  const { companyId, token } = fixture.employer;
  const isCertain = remembered.grosses.delete(payId);
  const heard = await asker.ask({
    token,
    method: 'PUT',
    path: `/api/company/${companyId}/pays/${payId}?confirm_paid=true`,
    body: { pay_department: remembered.keysOfPays.get(payId), ...linesOf(random) },
    // Its employee may be deleted or gone by now.
    expected: [409],
  });
  if (heard.kind !== 'acknowledged') return;
  // A try whose answer was lost may still be under way somewhere, and come last.
  if (isCertain && !heard.isRepeat) {
    remembered.grosses.set(payId, String((heard.body as PayAnswer).gross));
    pays.add(payId);
  }
};

/** Takes a pay back, or puts another in its place. */
export const takePayBack: Work = async ({ fixture, asker, random, remembered, pays }) => {
  const [payId] = pays.take(1);
  if (payId === undefined) return;
  const { companyId, token } = fixture.employer;
  remembered.grosses.delete(payId);
  const path = `/api/company/${companyId}/pays/${payId}`;
  if (random.chance(0.3)) {
    const body = { pay_department: remembered.keysOfPays.get(payId), ...linesOf(random) };
    // The old pay is voided by then, so a second try finds none to correct.
    const heard = await asker.ask({
      token,
      method: 'POST',
      path: `${path}/correction?confirm_paid=true`,
      body,
      expected: [404, 409],
    });
    if (heard.kind === 'acknowledged') remembered.deletedPays.add(payId);
    return;
  }
  const heard = await asker.ask({ token, method: 'DELETE', path: `${path}?confirm_paid=true`, expected: [404, 409] });
  const isGone = heard.kind === 'refused' && heard.status === 404;
  if (heard.kind === 'acknowledged' || isGone) remembered.deletedPays.add(payId);
};

/** Of three financial years: a pay of an earlier one moves what later ones say. */
const payDates = [
  ...['2025-06-26', '2025-07-03', '2026-06-30', '2026-07-01'],
  ...['2026-09-03', '2026-10-08', '2026-10-15', '2026-11-05', '2026-11-12'],
];

function linesOf(random: Random): object {
  const hours = [{ description: 'Ordinary time', units: 'hours', value: 20 + random.whole(19) }];
  if (!random.chance(0.4)) return { hours };
  const leave = {
    description: 'Leave',
    leave_type: random.pick(['HOLIDAY', 'SICK']),
    date: '2026-09-01',
    hours: 1 + random.whole(7),
  };
  return { hours, leave: [leave] };
}
