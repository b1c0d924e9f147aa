import { neverOverloaded } from '@anz-payroll/http-kit/limits';
import { runningApi, probeRoutes } from '@anz-payroll/http-kit/testing';
import type { PageServices } from '../pages';
import { signOutRoute } from './sign-out';

test('whoever signs out is answered under overload too', async () => {
  const ended: string[] = [];
  const services = {
    accounts: { signOut: (secret: string) => Promise.resolve(void ended.push(secret)) },
    cookies: { read: () => 'the session', write: () => 'session=' },
  };
  const api = await runningApi([signOutRoute(services as unknown as PageServices), ...probeRoutes('default')], {
    overload: { ...neverOverloaded, isOverloaded: () => true },
    pageSecurity: { admit: () => Promise.reject(new Error('nobody')), refuseForm: () => undefined },
  });
  try {
    const form = { method: 'POST', body: new URLSearchParams({ csrf_token: 'x' }), redirect: 'manual' } as const;
    expect((await fetch(`${api.url}/sign-out`, form)).status).toBe(303);
    expect(ended).toEqual(['the session']);
    expect((await fetch(`${api.url}/api/ping`)).status).toBe(503);
  } finally {
    await api.close();
  }
});
