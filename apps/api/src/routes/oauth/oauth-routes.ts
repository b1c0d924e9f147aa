import type { PageServices } from '@anz-payroll/web';
import type { Route } from '@anz-payroll/http-kit/route';
import { authorizeRoute } from './authorize';
import { introspectRoute } from './introspect';
import { revokeRoute } from './revoke';
import { serverMetadataRoute } from './server-metadata';
import { tokenRoute } from './token';

export function oauthRoutes(pages: PageServices): readonly Route[] {
  const { accounts, oauth, issuer } = pages;
  return [
    authorizeRoute(pages),
    tokenRoute(oauth),
    revokeRoute(accounts),
    introspectRoute(accounts, issuer),
    serverMetadataRoute(issuer),
  ];
}
