import type { Route } from '@anz-payroll/http-kit/route';
import { developerRoutes } from './developers/developer-routes';
import { peopleRoutes } from './people/people-routes';
import { paysPageRoutes } from './pays/pays-routes';
import { pageScriptRoute } from './page-script';
import { tryRoute } from './try-it';
import type { WebAppServices } from './web-app-services';

export function webAppRoutes(web: WebAppServices): readonly Route[] {
  return [
    pageScriptRoute(),
    tryRoute(web.pages, web),
    ...developerRoutes(web),
    ...peopleRoutes(web),
    ...paysPageRoutes(web),
  ];
}
