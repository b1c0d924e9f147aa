import type { Work } from './scene';

interface Made {
  readonly id: number;
  readonly pay_ids: readonly number[];
}

/** A bank file of a run, often asked for twice at the same time; now and then one is cancelled again. */
export const payOut: Work = async ({ fixture, asker, random, remembered }) => {
  const runs = [...remembered.runsOfPays];
  if (runs.length === 0) return;
  const { companyId, token } = fixture.employer;
  const company = `/api/company/${companyId}`;
  const path = `${company}/pay-runs/${random.pick(runs)}/payment-files`;
  // Nothing new to pay is a refusal; so is every try after one whose answer was lost.
  const make = () => asker.ask({ token, method: 'POST', path, body: { kind: 'bank' }, expected: [409] });
  const heard = await Promise.all(random.chance(0.5) ? [make(), make()] : [make()]);
  for (const each of heard) {
    if (each.kind !== 'acknowledged') continue;
    const { id, pay_ids } = each.body as Made;
    remembered.paymentFiles.set(id, pay_ids);
    if (!random.chance(0.3)) continue;
    await asker.ask({
      token,
      method: 'POST',
      path: `${company}/payment-files/${id}/cancel`,
      body: { reason: 'Not sent' },
    });
  }
};
