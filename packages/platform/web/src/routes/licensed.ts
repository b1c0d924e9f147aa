import type { Visit } from './visit';
import type { WebAppServices } from './web-app-services';

type Refused = { readonly ok: false; readonly error: { readonly message: string } };

/** Pays are written only by customers with a subscription, as the API's routes declare it. */
export async function licensed<T>(
  { accounts }: WebAppServices,
  { session }: Visit,
  work: () => Promise<T>,
): Promise<T | Refused> {
  const { isActive } = await accounts.readLicence(session.customer.id);
  if (isActive) return work();
  return { ok: false, error: { message: 'The subscription has lapsed: records can be read, not changed.' } };
}
