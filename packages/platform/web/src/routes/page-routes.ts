import type { PageServices } from '../pages';
import type { Route } from '@anz-payroll/http-kit/route';
import { accountRoutes } from './account';
import { activityExportRoute, activityRoute } from './activity';
import { apiManagementPageRoutes } from './api-management-pages';
import { consentRoute, showConsentRoute } from './consent';
import { forgotPasswordPageRoute, forgotPasswordRoute } from './forgot-password';
import { disconnectRoute, homeRoute, rootRoute } from './home';
import { setPasswordRoute, showSetPasswordRoute } from './set-password';
import { showSignInRoute, signInRoute } from './sign-in';
import { codeRoutes } from './sign-in-code';
import { signOutRoute } from './sign-out';
import { stylesheetRoute } from './stylesheet';
import { userPageRoutes } from './users';

export function pageRoutes(pages: PageServices): readonly Route[] {
  return [
    rootRoute(pages),
    homeRoute(pages),
    disconnectRoute(pages),
    showSignInRoute(pages),
    signInRoute(pages),
    ...codeRoutes(pages),
    signOutRoute(pages),
    ...accountRoutes(pages),
    showSetPasswordRoute(pages),
    setPasswordRoute(pages),
    forgotPasswordPageRoute(pages),
    forgotPasswordRoute(pages),
    showConsentRoute(pages),
    consentRoute(pages),
    activityRoute(pages),
    activityExportRoute(pages),
    ...userPageRoutes(pages),
    ...apiManagementPageRoutes(pages),
    stylesheetRoute(),
  ];
}
