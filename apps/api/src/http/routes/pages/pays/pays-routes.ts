import type { Route } from '../../../route';
import type { WebAppServices } from '../web-app-services';
import { payPageRoute } from './pay';
import { processRunRoute, runPageRoute, runProgressRoute } from './run';
import { openRunRoute, runsPageRoute } from './runs';
import { whatIfPageRoute } from './what-if';

export function paysPageRoutes(web: WebAppServices): readonly Route[] {
  return [
    runsPageRoute(web),
    openRunRoute(web),
    runPageRoute(web),
    processRunRoute(web),
    runProgressRoute(web),
    payPageRoute(web),
    whatIfPageRoute(web),
  ];
}
