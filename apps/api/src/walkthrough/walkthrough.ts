import type { WalkthroughStep } from '@anz-payroll/http-kit/openapi';
import { accountSteps } from './account-steps';
import { checkoutSteps } from './checkout-steps';
import { companySteps } from './company-steps';
import { employeeSteps } from './employee-steps';
import { exampleSteps } from './example-steps';
import { newZealandSteps } from './new-zealand-steps';
import { paySteps } from './pay-steps';
import { serviceSteps } from './service-steps';
import { webhookSteps } from './webhook-steps';

/**
 * Every operation of the API at least once, in an order in which each succeeds on a fresh demo with a token of its partner; those that
 * need more than that come last, as examples. It makes the examples of the OpenAPI document, the collection and the tests of the client.
 */
export const walkthrough: readonly WalkthroughStep[] = [
  ...serviceSteps,
  ...companySteps,
  ...employeeSteps,
  ...paySteps,
  ...newZealandSteps,
  ...webhookSteps,
  ...accountSteps,
  ...checkoutSteps,
  ...exampleSteps,
];
