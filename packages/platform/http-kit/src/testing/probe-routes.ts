import { CodeOf } from '../contract';
import { answer, bearer, everyone, route, type RateClass, type Route } from '../route';

class Pong {
  @CodeOf(['pong']) says!: 'pong';
}

const pong: Pong = { says: 'pong' };

/** One route that needs a token and one that does not, in a rate class of choice: something to count. */
export function probeRoutes(rate: RateClass | 'unlimited'): readonly Route[] {
  const common = { method: 'GET', tag: 'Probe', rate, responses: { 200: answer(Pong, 'Here') } } as const;
  const handle = () => Promise.resolve({ status: 200 as const, body: pong });
  return [
    route({
      ...common,
      path: '/api/ping',
      operation: 'ping',
      summary: 'Answers',
      may: 'signed-in',
      auth: bearer(['payroll.read']),
      handle,
    }),
    route({
      ...common,
      path: '/api/public-ping',
      operation: 'public-ping',
      summary: 'Answers',
      auth: everyone,
      handle,
    }),
  ];
}
