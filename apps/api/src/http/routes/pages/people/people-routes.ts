import type { Route } from '../../../route';
import type { WebAppServices } from '../web-app-services';
export function peopleRoutes(_web: WebAppServices): readonly Route[] {
  return [];
}
