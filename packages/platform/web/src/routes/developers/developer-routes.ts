import type { Route } from '@anz-payroll/http-kit/route';
import type { WebAppServices } from '../web-app-services';
import { eventsPageRoute } from './events';
import { usagePageRoute } from './usage';
import { webhookFormRoutes } from './webhook-forms';
import { deliveryPageRoute, webhookPageRoute, webhooksPageRoute } from './webhooks';

export function developerRoutes(web: WebAppServices): readonly Route[] {
  return [
    usagePageRoute(web),
    webhooksPageRoute(web),
    webhookPageRoute(web),
    deliveryPageRoute(web),
    ...webhookFormRoutes(web),
    eventsPageRoute(web),
  ];
}
