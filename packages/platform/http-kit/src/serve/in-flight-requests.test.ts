import { inFlightRequests } from './in-flight-requests';

test('the batch thread sees the light requests that this thread works on, and none that was forwarded to it', () => {
  const seen = new Int32Array(new SharedArrayBuffer(4));
  const inFlight = inFlightRequests(seen);
  const at = () => Atomics.load(seen, 0);
  inFlight.started(true);
  expect(at()).toBe(0);
  inFlight.started(false);
  inFlight.started(false);
  expect(at()).toBe(2);
  const back = inFlight.forwarded();
  expect([at(), inFlight.atWork]).toEqual([1, 2]);
  inFlight.ended(false);
  back();
  expect(at()).toBe(1);
  inFlight.ended(false);
  expect([at(), inFlight.count]).toEqual([0, 1]);
});
