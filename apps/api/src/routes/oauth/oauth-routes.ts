import type { PageServices } from '@anz-payroll/web';
import type { Route } from '@anz-payroll/http-kit/route';
import { authorizeByPostRoute, authorizeRoute } from './authorize';
import { introspectRoute } from './introspect';
import { jwksRoute } from './jwks';
import { revokeRoute } from './revoke';
import { serverMetadataRoutes } from './server-metadata';
import { tokenRoute } from './token';
import { userinfoRoutes } from './userinfo';

export function oauthRoutes(pages: PageServices): readonly Route[] {
  const { accounts, issuer } = pages;
  return [
    authorizeRoute(pages),
    authorizeByPostRoute(),
    tokenRoute(pages),
    revokeRoute(accounts),
    introspectRoute(accounts, issuer),
    ...userinfoRoutes(accounts),
    jwksRoute(accounts),
    ...serverMetadataRoutes(issuer),
  ];
}
