import type { Work } from './scene';

/** The payslip of a pay, often asked for twice at the same time; what it says is remembered. */
export const handOut: Work = async ({ fixture, asker, random, remembered, pays }) => {
  const [payId] = pays.take(1);
  if (payId === undefined) return;
  pays.add(payId);
  const { companyId, token } = fixture.employer;
  const path = `/api/company/${companyId}/pays/${payId}/payslip`;
  // Another worker may take the pay back meanwhile.
  const get = () => asker.ask({ token, method: 'GET', path, accept: 'application/json', expected: [404] });
  for (const heard of await Promise.all(random.chance(0.3) ? [get(), get()] : [get()])) {
    if (heard.kind !== 'acknowledged') continue;
    const told = remembered.payslips.get(payId) ?? new Set();
    remembered.payslips.set(payId, told.add(JSON.stringify(heard.body)));
  }
};
