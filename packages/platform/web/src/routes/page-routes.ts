import type { PageServices } from '../pages';
import type { Route } from '@anz-payroll/http-kit/route';
import { absenceRoutes } from './absences';
import { accountRoutes } from './account';
import { activityExportRoute, activityRoute } from './activity';
import { apiManagementPageRoutes } from './api-management-pages';
import { consentRoute, showConsentRoute } from './consent';
import { forgotPasswordPageRoute, forgotPasswordRoute } from './forgot-password';
import { emailChangeRoutes } from './email-change';
import { disconnectRoute, homeRoute, rootRoute } from './home';
import { keyPageRoutes } from './keys';
import { passkeyRoutes } from './passkeys';
import { setPasswordRoute, showSetPasswordRoute } from './set-password';
import { showSignInRoute, signInRoute } from './sign-in';
import { codeRoutes } from './sign-in-code';
import { signOutRoute } from './sign-out';
import { singleSignOnRoutes } from './single-sign-on';
import { stylesheetRoute } from './stylesheet';
import { rolePageRoutes } from './roles';
import { userPageRoutes } from './users';

export function pageRoutes(pages: PageServices): readonly Route[] {
  return [
    rootRoute(pages),
    homeRoute(pages),
    disconnectRoute(pages),
    showSignInRoute(pages),
    signInRoute(pages),
    ...codeRoutes(pages),
    ...singleSignOnRoutes(pages),
    ...passkeyRoutes(pages),
    signOutRoute(pages),
    ...accountRoutes(pages),
    ...emailChangeRoutes(pages),
    showSetPasswordRoute(pages),
    setPasswordRoute(pages),
    forgotPasswordPageRoute(pages),
    forgotPasswordRoute(pages),
    showConsentRoute(pages),
    consentRoute(pages),
    activityRoute(pages),
    activityExportRoute(pages),
    ...userPageRoutes(pages),
    ...rolePageRoutes(pages),
    ...absenceRoutes(pages),
    ...keyPageRoutes(pages),
    ...apiManagementPageRoutes(pages),
    stylesheetRoute(),
  ];
}
