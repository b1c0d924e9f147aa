export { argon2Passwords } from './argon2-passwords';
export { nodeSecrets } from './node-secrets';
export { nodeTokenSigner } from './node-token-signer';
export { nodeOneTimeCodes } from './node-one-time-codes';
export { nodePasskeys } from './node-passkeys';
export { openidProviders } from './openid-providers';
