import { draftCompany } from '../domain/draft-company';
import { memoryCompanies } from '../testing';
import { companiesUseCases } from './companies-use-cases';
import { openCompany } from './open-company';

const AU = { legal_name: 'Kookaburra Coffee Pty Ltd', abn: '51824753556' };

function opened() {
  const memory = memoryCompanies();
  let now = 1_000;
  const clock = { now: () => (now += 1) };
  const { unitOfWork } = memory;
  return { ...memory, useCases: companiesUseCases({ unitOfWork, reading: unitOfWork, clock }), clock };
}

async function withCompany() {
  const fixture = opened();
  const draft = draftCompany(AU);
  if (!draft.ok) throw new Error(draft.error.message);
  const company = await fixture.unitOfWork.run((stores) => openCompany(stores, 1, draft.value, 1));
  return { ...fixture, companyId: company.id };
}

function made<T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

describe('companies', () => {
  test('[6-01] what is changed is announced once, after the change, with the whole read model', async () => {
    const { useCases, companyId, ...fixture } = await withCompany();
    await useCases.updateCompany({ companyId, body: { city: 'Perth' } });
    await useCases.updateCompany({ companyId, body: { city: 'Perth' } });
    await useCases.deleteCompany({ companyId });
    expect(fixture.announced().map(({ type, data }) => [type, (data as { city: string }).city])).toEqual([
      ['company.updated', 'Perth'],
      ['company.deleted', 'Perth'],
    ]);
  });

  test('a refusal changes nothing and announces nothing', async () => {
    const { useCases, companyId, ...fixture } = await withCompany();
    const refused = await useCases.updateCompany({ companyId, body: { city: 'Perth', postcode: 'x' } });
    expect(refused).toMatchObject({ ok: false, error: { code: 'company/invalid' } });
    expect(await useCases.readCompany({ companyId })).toMatchObject({
      ok: true,
      value: { version: 1, value: { city: null } },
    });
    expect(fixture.announced()).toEqual([]);
  });

  test('a deleted company is gone for everybody', async () => {
    const { useCases, companyId } = await withCompany();
    await useCases.deleteCompany({ companyId });
    const body = { description: 'Tools', amount: 1, allowance_category: 'TD' };
    for (const result of [
      await useCases.readCompany({ companyId }),
      await useCases.updateCompany({ companyId, body: {} }),
      await useCases.deleteCompany({ companyId }),
      await useCases.createAllowance({ companyId, body }),
      await useCases.createAward({ companyId, body: { name: 'x' } }),
      await useCases.chooseDefaultCompany({ companyId }),
    ]) {
      expect(result).toMatchObject({ ok: false, error: { code: 'company/not-found' } });
    }
  });

  test('awards, classifications and pay rates are changed only as the caller has read them', async () => {
    const { useCases, companyId } = await withCompany();
    const award = made(await useCases.createAward({ companyId, body: { name: 'Retail' } }));
    const group = made(await useCases.createPayRateGroup({ companyId, body: { name: 'Level 1', award_id: award.id } }));
    const body = { description: 'Nights', rate: '30', units: 'hours', is_overtime: false };
    const rate = made(await useCases.createPayRate({ companyId, groupId: group.id, body }));
    const ids = { companyId, awardId: award.id, groupId: group.id, rateId: rate.id };
    const seen: unknown[] = [];
    const mayTouch = (stored: unknown) => seen.push(stored) === 0;
    for (const refused of [
      await useCases.renameAward({ ...ids, body: { name: 'Other' }, mayTouch }),
      await useCases.updatePayRateGroup({ ...ids, body: { name: 'Other' }, mayTouch }),
      await useCases.updatePayRate({ ...ids, body: { description: 'Other' }, mayTouch }),
    ]) {
      expect(refused).toMatchObject({ ok: false, error: { code: 'company/changed-meanwhile' } });
    }
    expect(seen).toEqual([award, group, rate]);
    expect(await useCases.listPayRates({ companyId, includeEmployees: false })).toMatchObject([
      { award_name: 'Retail', classification_name: 'Level 1', pay_rates: [rate] },
    ]);
  });

  test('messages name no one: a taken description is told by the id of its holder', async () => {
    const { useCases, companyId, staff } = await withCompany();
    staff.employees.push({
      id: 7,
      companyId,
      number: null,
      first_name: 'Ann',
      last_name: 'Li',
      isDeleted: false,
      allowances: ['Tools'],
    });
    const refused = await useCases.createAllowance({
      companyId,
      body: { description: 'TOOLS', amount: 1, allowance_category: 'TD' },
    });
    expect(refused).toMatchObject({ ok: false, error: { code: 'allowance/duplicate-description' } });
    expect(JSON.stringify(refused)).not.toMatch(/Ann|Li\b/);
  });
});
