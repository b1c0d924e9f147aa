import type { Scenes } from '../scene';
import { accountScenes } from './account-scenes';
import { checkoutScenes } from './checkout-scenes';
import { companyScenes } from './company-scenes';
import { employeeScenes } from './employee-scenes';
import { filingScenes } from './filing-scenes';
import { lookupScenes } from './lookup-scenes';
import { payScenes } from './pay-scenes';
import { webhookScenes } from './webhook-scenes';

/** By the name of the operation. */
export const scenes: Scenes = {
  ...accountScenes,
  ...checkoutScenes,
  ...companyScenes,
  ...employeeScenes,
  ...payScenes,
  ...filingScenes,
  ...webhookScenes,
  ...lookupScenes,
};
