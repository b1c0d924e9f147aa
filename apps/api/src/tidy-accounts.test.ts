import type { Logger } from '@anz-payroll/http-kit/logging';
import { tidyAccounts } from './tidy-accounts';

describe('tidying accounts', () => {
  const lines: string[] = [];
  const at = (message: string) => void lines.push(message);
  const log: Logger = { error: at, warn: at, info: at, debug: at };
  beforeEach(() => {
    lines.length = 0;
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  test('runs at the start and every hour, goes on after a failure, and stops when told', async () => {
    const outcomes = [() => Promise.resolve(3), () => Promise.reject(new Error('away')), () => Promise.resolve(0)];
    let runs = 0;
    const tidying = tidyAccounts({ forgetEnded: () => outcomes[runs++]!() }, log);
    await jest.advanceTimersByTimeAsync(3_600_000 * 2);
    expect(runs).toBe(3);
    expect(lines).toEqual([
      'deleted credentials that had ended',
      'credentials that ended could not be deleted; the next hour tries again',
    ]);
    await tidying.stop();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(runs).toBe(3);
  });
});
