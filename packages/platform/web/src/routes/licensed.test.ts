import { licensed } from './licensed';

const visit = { session: { customer: { id: 7 } } } as Parameters<typeof licensed>[1];
const web = (isActive: boolean) =>
  ({ accounts: { readLicence: async () => ({ isActive, employeeCap: null }) } }) as unknown as Parameters<
    typeof licensed
  >[0];

// Spec part 5: writes of pays need a live subscription.
test('a lapsed subscription keeps pays from being written, a live one does not', async () => {
  const work = jest.fn(async () => ({ ok: true as const, value: 1 }));
  expect(await licensed(web(false), visit, work)).toMatchObject({ ok: false, error: { message: expect.any(String) } });
  expect(work).not.toHaveBeenCalled();
  expect(await licensed(web(true), visit, work)).toEqual({ ok: true, value: 1 });
});
