import type { Route } from '@anz-payroll/http-kit/route';
import { developerRoutes } from './developers/developer-routes';
import { awardIncreaseRoutes } from './companies/award-increase';
import { approvalRoutes } from './companies/approvals';
import { dashboardRoute } from './companies/dashboard';
import { closeDownCompanyFormRoute } from './companies/close-down-company';
import { deleteCompanyFormRoute } from './companies/delete-company';
import { companySettingsFormRoute, companySettingsPageRoute } from './companies/company-settings';
import { newCompanyFormRoute, newCompanyPageRoute } from './companies/new-company';
import { companyListRoutes } from './companies/company-list-pages';
import { employmentTypeRoutes } from './companies/employment-types';
import { leaveTypesPageRoute } from './companies/leave-types';
import { superFundRoutes } from './companies/super-funds';
import { startPageRoute } from './companies/start';
import { ownRoutes } from './own/own-routes';
import { peopleRoutes } from './people/people-routes';
import { paysPageRoutes } from './pays/pays-routes';
import { forecastPageRoutes } from './changes/forecast';
import { impactPageRoutes } from './changes/impact';
import { scenarioPageRoutes } from './changes/scenarios';
import { reportPageRoutes } from './reports/report-pages';
import { pageScriptRoute } from './page-script';
import { requestRoutes } from './requests/request-routes';
import { searchRoute } from './search';
import { timesheetPageRoutes } from './timesheets/timesheet-pages';
import { tryRoute } from './try-it';
import type { WebAppServices } from './web-app-services';

export function webAppRoutes(web: WebAppServices): readonly Route[] {
  return [
    pageScriptRoute(),
    tryRoute(web.pages, web),
    searchRoute(web),
    ...ownRoutes(web),
    ...developerRoutes(web),
    dashboardRoute(web),
    ...approvalRoutes(web),
    newCompanyPageRoute(),
    newCompanyFormRoute(web),
    startPageRoute(web),
    companySettingsPageRoute(),
    companySettingsFormRoute(web),
    ...awardIncreaseRoutes(web),
    closeDownCompanyFormRoute(web),
    deleteCompanyFormRoute(web),
    ...companyListRoutes(web),
    leaveTypesPageRoute(web),
    ...employmentTypeRoutes(web),
    ...superFundRoutes(web),
    ...peopleRoutes(web),
    ...requestRoutes(web),
    ...paysPageRoutes(web),
    ...timesheetPageRoutes(web),
    ...forecastPageRoutes(web),
    ...impactPageRoutes(web),
    ...scenarioPageRoutes(web),
    ...reportPageRoutes(web),
  ];
}
