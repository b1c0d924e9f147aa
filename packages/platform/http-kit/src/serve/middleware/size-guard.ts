import type { Route } from '../../route';
import type { ApiServices } from '../api-services';
import type { Step } from '../step';
import { tooLarge } from './read-request';

/** A body that says it is too large is refused before its token is looked up. */
export function sizeGuard({ maxBodyBytes }: ApiServices, { request }: Route): Step {
  const most = request.body?.maxBytes ?? maxBodyBytes;
  return (req) => (Number(req.headers['content-length'] ?? 0) > most ? tooLarge(most) : undefined);
}
