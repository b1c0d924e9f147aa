export {
  must,
  operator,
  password,
  startAccountService,
  type AccountService,
  type ServiceOptions,
} from './account-service';
export { browser, type Browser } from './browser';
export { freePort } from './free-port';
export { answerConsent, authorizeAddress, exchange, freshCode, postForm } from './consent-flow';
