import { departmentsOf, type CurrentSession } from '@anz-payroll/accounts';
import { isOfDepartment, type EmployeesUseCases } from '@anz-payroll/employee-lifecycle';
import { isProblem, problem } from '@anz-payroll/http-kit/errors';
import type { Route } from '@anz-payroll/http-kit/route';
import type { PaysUseCases } from '@anz-payroll/pay-runs';
import { notThere } from '@anz-payroll/web';
import { hiddenFields, withoutHidden, type HiddenFields } from './routes/companies/show-numbers';

interface Services {
  readonly employees: Pick<EmployeesUseCases, 'readEmployee'>;
  readonly pays: Pick<PaysUseCases, 'readPay'>;
}

type Input = Parameters<Route['handle']>[0];

/**
 * The same routes, kept to the role of whoever asks, for the API and for pages alike: an employee of another department, and
 * the pay of one, does not exist, and what the role hides is in no answer of the API. Who is let in at all is decided before
 * (`beyondRole`); routes that list people leave out those of other departments themselves.
 */
export function narrowedRoutes(routes: readonly Route[], services: Services): readonly Route[] {
  return routes.map((route) => {
    if (route.auth.kind === 'public') return route;
    const { narrowed } = route;
    return {
      ...route,
      handle: async (input) => {
        if ((narrowed === 'employee' || narrowed === 'pay') && !(await isSeen(services, route, input))) {
          if (route.auth.kind === 'session') return notThere();
          return problem('not-found', narrowed === 'pay' ? 'Pay not found' : 'Employee not found');
        }
        const reply = await route.handle(input);
        if (route.auth.kind === 'session' || isProblem(reply)) return reply;
        const hidden = hiddenFields(input.context.principal);
        if (hidden.masked.length + hidden.emptied.length === 0) return reply;
        return { ...reply, ...('body' in reply ? { body: shown(reply.body, hidden) } : {}) };
      },
    };
  });
}

async function isSeen({ employees, pays }: Services, route: Route, input: Input): Promise<boolean> {
  const { customerId, departments } = whose(route, input);
  if (departments === null) return true;
  const { employee_id, company_id, pay_id } = (input.params ?? {}) as Readonly<Record<string, unknown>>;
  let employeeId = employee_id;
  if (route.narrowed === 'pay') {
    const pay = await pays.readPay({ customerId, companyId: Number(company_id), payId: Number(pay_id) });
    if (!pay.ok) return false;
    employeeId = pay.value.value.employeeId;
  }
  const employee = await employees.readEmployee({ customerId, employeeId: Number(employeeId) });
  return employee.ok && isOfDepartment(employee.value.value, departments);
}

function whose(route: Route, { context }: Input): { customerId: number; departments: readonly string[] | null } {
  if (route.auth.kind === 'session') {
    const { session } = context.visit as unknown as { readonly session: CurrentSession };
    return { customerId: session.customer.id, departments: departmentsOf(session.user.role) };
  }
  const { customerId, departments } = context.principal;
  return { customerId, departments };
}

/** What was written as text before is hidden where it was written. */
function shown(value: unknown, hidden: HiddenFields): unknown {
  if (Array.isArray(value)) return value.map((item) => shown(item, hidden));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(one, hidden)]));
  return withoutHidden(inner, hidden);
}
