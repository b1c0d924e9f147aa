import { person } from './people';
import type { Work } from './scene';

interface Hired {
  readonly employee?: { readonly id: number };
}

/** Hires more people than the plan has seats for, from two sides at once; then lets some go to make room. */
export function fillPlan(): Work {
  const there: number[] = [];
  return async ({ fixture, asker, random, next }) => {
    const { companyId, token } = fixture.capped;
    const path = `/api/company/${companyId}/employees/create`;
    const hire = async () => {
      const names = Array.from({ length: 3 }, () => `F${next()}`);
      const body = names.map((number) => person({ number, last_name: number }));
      const heard = await asker.ask({ token, method: 'PUT', path, body });
      if (heard.kind !== 'acknowledged') return;
      there.push(...(heard.body as readonly Hired[]).flatMap(({ employee }) => (employee ? [employee.id] : [])));
    };
    await Promise.all([hire(), hire()]);
    for (let gone = random.whole(5); gone > 0; gone--) {
      const employeeId = there.shift();
      if (employeeId === undefined) return;
      await asker.ask({ token, method: 'DELETE', path: `/api/employees/${employeeId}`, expected: [409] });
      if (!random.chance(0.3)) continue;
      // Whether there is room again is the service's to say.
      const restored = { token, method: 'POST', path: `/api/employees/${employeeId}/restore`, expected: [403, 409] };
      await asker.ask(restored);
    }
  };
}
