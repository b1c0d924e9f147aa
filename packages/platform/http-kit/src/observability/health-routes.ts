import { CodeOf } from '../contract';
import { problem } from '../errors';
import { answer, everyone, route, type Route } from '../route';
import type { Readiness } from './readiness';

class Health {
  @CodeOf(['ok']) status!: 'ok';
}

class Ready {
  @CodeOf(['ready']) status!: 'ready';
}

const ok: Health = { status: 'ok' };
const ready: Ready = { status: 'ready' };

/** Whether the process lives, and whether it should get requests. Asked by machines, so never limited or shed. */
export function healthRoutes(readiness: Readiness, isStopping: () => boolean): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/health',
      operation: 'get-health',
      summary: 'Says that the process is alive',
      tag: 'Service',
      auth: everyone,
      rate: 'unlimited',
      guard: 'none',
      responses: { 200: answer(Health, 'Alive') },
      handle: () => Promise.resolve({ status: 200, body: ok }),
    }),
    route({
      method: 'GET',
      path: '/ready',
      operation: 'get-readiness',
      summary: 'Says whether requests can be served',
      description:
        'The database answers, its migrations are done, an embedded one has room on its disk, and the process is not stopping.',
      tag: 'Service',
      auth: everyone,
      rate: 'unlimited',
      guard: 'none',
      responses: { 200: answer(Ready, 'Ready') },
      errors: { 503: 'Not ready; the message says what is missing.' },
      async handle() {
        const failing = isStopping() ? ['stopping'] : await readiness.failing();
        if (failing.length === 0) return { status: 200, body: ready };
        return problem('unavailable', `Not ready: ${failing.join(', ')}`, { 'Retry-After': '5' });
      },
    }),
  ];
}
