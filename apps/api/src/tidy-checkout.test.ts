import type { Logger } from '@anz-payroll/http-kit/logging';
import { tidyCheckout } from './tidy-checkout';

const recorded: string[] = [];
const at = (level: string) => (message: string) => void recorded.push(`${level} ${message}`);
const log: Logger = { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };

describe('the hourly job of the checkout', () => {
  beforeEach(() => {
    recorded.length = 0;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test('runs at the start and every hour until it is stopped, and survives trouble', async () => {
    const closeEnded = jest
      .fn<Promise<{ trials: number; orders: number }>, [string]>()
      .mockResolvedValueOnce({ trials: 2, orders: 1 })
      .mockRejectedValueOnce(new Error('the database is away'))
      .mockResolvedValue({ trials: 0, orders: 0 });
    const forgetOldKeys = jest.fn(() => Promise.resolve(0));
    const tidying = tidyCheckout({ checkout: { closeEnded }, forgetOldKeys }, log);
    await jest.advanceTimersByTimeAsync(0);
    expect(recorded).toEqual(['info trials and orders have ended']);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(recorded.at(-1)).toMatch(/^warn /);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect([closeEnded.mock.calls.length, forgetOldKeys.mock.calls.length]).toEqual([3, 2]);
    await tidying.stop();
    await jest.advanceTimersByTimeAsync(7_200_000);
    expect(closeEnded).toHaveBeenCalledTimes(3);
  });
});
