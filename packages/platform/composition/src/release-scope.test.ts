import type { UnitOfWork } from '@anz-payroll/kernel';
import { ApprovedRunChanged, releaseScope, WouldAnnounce } from './release-scope';

/** A unit of work over one run, whose version a test sets; work that throws stores nothing. */
function scene() {
  const scope = releaseScope();
  const run = { version: 3 };
  let stored = 0;
  const runs = { find: () => Promise.resolve({ ...run }) };
  const inner: UnitOfWork<{ runs: typeof runs }> = { run: (work) => work({ runs }) };
  const announcements = scope.announcing({
    add: (events) => {
      stored += events.length;
      return Promise.resolve();
    },
  });
  return { scope, run, pays: scope.overRuns(inner), announcements, stored: () => stored };
}

const approved = { companyId: 1, payRunId: 7, version: 3 };
const event = { type: 'pay.completed', entity: { type: 'pay', id: 1 } } as never;

describe('a release', () => {
  test('does what was approved, and tells that it was stored', async () => {
    const { scope, pays, announcements } = scene();
    const hasStored = await scope.run(approved, async () => {
      expect(scope.hasStored()).toBe(false);
      await pays.run(() => announcements.add([event]));
      return scope.hasStored();
    });
    expect(hasStored).toBe(true);
    expect(scope.hasStored()).toBe(false);
  });

  test('stores nothing of a run that was changed after the approval', async () => {
    const { scope, run, pays, announcements, stored } = scene();
    run.version = 4;
    await expect(scope.run(approved, () => pays.run(() => announcements.add([event])))).rejects.toBeInstanceOf(
      ApprovedRunChanged,
    );
    expect(stored()).toBe(0);
    // Its own first part changes the run; the parts after it go on.
    run.version = 3;
    await scope.run(approved, async () => {
      await pays.run(() => announcements.add([event]));
      run.version = 4;
      await pays.run(() => announcements.add([event]));
    });
    expect(stored()).toBe(2);
  });

  test('pays the pays of a run as it was approved, or nothing; those of another run are nobody’s business', async () => {
    const { scope, run } = scene();
    const runs = { find: () => Promise.resolve({ ...run }) };
    const changing = { ofRun: (_company: number, id: number) => Promise.resolve([(run.version += id === 7 ? 1 : 0)]) };
    const { pays } = scope.overPays({ pays: changing }, runs);
    await expect(scope.run(approved, () => pays.ofRun(1, 8))).resolves.toEqual([3]);
    await expect(scope.run(approved, () => pays.ofRun(1, 7))).rejects.toBeInstanceOf(ApprovedRunChanged);
    await expect(scope.run(undefined, () => pays.ofRun(1, 7))).resolves.toEqual([5]);
  });

  test('that failed, or only looked, has stored nothing', async () => {
    const { scope, pays, announcements } = scene();
    await scope.run(approved, async () => {
      const failing = pays.run(async () => {
        await announcements.add([event]);
        throw new Error('busy');
      });
      await expect(failing).rejects.toThrow('busy');
      await pays.run(() => announcements.add([]));
      expect(scope.hasStored()).toBe(false);
    });
  });

  test('stores nothing in the name of what releases nothing', async () => {
    const { scope, pays, announcements, stored } = scene();
    await expect(scope.unannounced(() => pays.run(() => announcements.add([event])))).rejects.toBeInstanceOf(
      WouldAnnounce,
    );
    expect(stored()).toBe(0);
    await scope.unannounced(() => pays.run(() => announcements.add([])));
    expect(await scope.unannounced(() => pays.run(() => Promise.resolve('as before')))).toBe('as before');
    // Nor is it a run that somebody approved.
    expect(await scope.unannounced(() => Promise.resolve(scope.isOfRun()))).toBe(false);
    expect(await scope.run(approved, () => Promise.resolve(scope.isOfRun()))).toBe(true);
  });

  test('leaves work alone that is no release', async () => {
    const { run, pays, announcements, stored } = scene();
    run.version = 9;
    await pays.run(() => announcements.add([event]));
    expect(stored()).toBe(1);
  });
});
