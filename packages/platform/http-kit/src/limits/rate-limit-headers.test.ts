import { quotas, rateLimitHeaders, retryAfterSeconds } from '.';

// Forms as in draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4; figures of spec 8.1.
test('RateLimit and RateLimit-Policy', () => {
  const { burst, byClass } = quotas();
  expect(
    rateLimitHeaders([
      { quota: burst, verdict: { allowed: true, remaining: 59, freesInMs: 5000 } },
      { quota: byClass.pay, verdict: { allowed: false, remaining: 0, freesInMs: 59_001 } },
    ]),
  ).toEqual({
    'RateLimit-Policy': '"burst";q=60;w=5, "pay";q=5;w=60',
    RateLimit: '"burst";r=59;t=5, "pay";r=0;t=60',
  });
});

test.each([
  [0, '1'],
  [1, '1'],
  [1000, '1'],
  [1001, '2'],
])('a wait of %d ms is Retry-After: %s', (freesInMs, header) => {
  expect(retryAfterSeconds({ allowed: false, remaining: 0, freesInMs })).toBe(header);
});

test.each([
  ['default', 25],
  ['lookup', 120],
  ['pay', 5],
  ['calculation', 60],
  ['termination', 60],
] as const)('%s: %d a minute', (name, limit) => {
  expect(quotas().byClass[name]).toEqual({ name, limit, windowMs: 60_000 });
});
