import type { RequestObserver } from './api-services';

/** For processes and tests that count nothing. */
export const unobserved: RequestObserver = {
  started: () => undefined,
  finished: () => undefined,
  shed: () => undefined,
};
