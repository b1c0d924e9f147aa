export { argon2Passwords } from './argon2-passwords';
export { nodeSecrets } from './node-secrets';
