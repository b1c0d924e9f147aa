import type { RequestObserver } from './api-services';

/** For processes and tests that count nothing. */
export const unobserved: RequestObserver = {
  finished: () => undefined,
  shed: () => undefined,
};
