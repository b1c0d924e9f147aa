import type { Route } from '@anz-payroll/http-kit/route';
import type { WebAppServices } from '../web-app-services';
import { accessRoutes } from './access';
import { backPayFormRoute, backPayPageRoute } from './back-pay';
import { classifyFormRoute } from './classify';
import { bankAccountSharesFormRoute } from './bank-account-shares';
import { balancesPageRoute } from './balances';
import { issuedPayslipsPageRoute } from './issued-payslips';
import { employeePageRoute } from './employee';
import {
  editEmployeeFormRoute,
  editEmployeePageRoute,
  newEmployeeFormRoute,
  newEmployeePageRoute,
} from './employee-form';
import { enterPayFormRoute, enterPayPageRoute } from './enter-pay';
import { importPeopleRoutes } from './import-people';
import { lifecycleFormRoutes } from './lifecycle-forms';
import { openingBalancesFormRoute, openingBalancesPageRoute } from './opening-balances';
import { partPageRoutes } from './part-pages';
import { peoplePageRoute } from './people';
import { planTerminationFormRoute, terminateFormRoute, terminatePageRoute } from './terminate';

export function peopleRoutes(web: WebAppServices): readonly Route[] {
  return [
    peoplePageRoute(web),
    ...importPeopleRoutes(web),
    newEmployeePageRoute(web),
    newEmployeeFormRoute(web),
    employeePageRoute(web),
    editEmployeePageRoute(web),
    editEmployeeFormRoute(web),
    enterPayPageRoute(web),
    enterPayFormRoute(web),
    ...accessRoutes(web),
    ...partPageRoutes(web),
    bankAccountSharesFormRoute(web),
    balancesPageRoute(web),
    backPayPageRoute(web),
    backPayFormRoute(web),
    classifyFormRoute(web),
    issuedPayslipsPageRoute(web),
    openingBalancesPageRoute(web),
    openingBalancesFormRoute(web),
    ...lifecycleFormRoutes(web),
    terminatePageRoute(web),
    terminateFormRoute(web),
    planTerminationFormRoute(web),
  ];
}
