export { startIdentityProvider, type IdentityProvider } from './identity-provider';
