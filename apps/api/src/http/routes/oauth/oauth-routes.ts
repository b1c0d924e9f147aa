import type { PageServices } from '../../../pages';
import type { Route } from '../../route';
import { authorizeRoute } from './authorize';
import { introspectRoute } from './introspect';
import { revokeRoute } from './revoke';
import { serverMetadataRoute } from './server-metadata';
import { tokenRoute } from './token';

export function oauthRoutes(pages: PageServices): readonly Route[] {
  const { accounts, oauth, issuer } = pages;
  return [
    authorizeRoute(pages),
    tokenRoute(accounts, oauth),
    revokeRoute(accounts),
    introspectRoute(accounts, issuer),
    serverMetadataRoute(issuer),
  ];
}
