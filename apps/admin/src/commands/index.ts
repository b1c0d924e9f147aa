import type { Command } from '../command';
import { accountsRebuild } from './accounts-rebuild';
import { auditNote } from './audit-note';
import { backupCreate } from './backup-create';
import { backupRestore } from './backup-restore';
import { backupVerify } from './backup-verify';
import { clientCreate } from './client-create';
import { customerCreate } from './customer-create';
import { customerReseller } from './customer-reseller';
import { filingFile } from './filing-file';
import { filingLodge } from './filing-lodge';
import { filingSubmit } from './filing-submit';
import { keyRotate } from './key-rotate';
import { mailSend } from './mail-send';
import { migrate } from './migrate';
import { planCreate } from './plan-create';
import { productCreate } from './product-create';
import { productList } from './product-list';
import { productRetire } from './product-retire';
import { seedDemo } from './seed-demo';
import { signOnRemove } from './sign-on-remove';
import { signingKeyReplace } from './signing-key-replace';
import { subscriptionStart } from './subscription-start';
import { subscriptionsExpire } from './subscriptions-expire';
import { tokenIssue } from './token-issue';
import { tokenList } from './token-list';
import { tokenRevoke } from './token-revoke';
import { userCreate } from './user-create';
import { userDisable } from './user-disable';
import { userEmail } from './user-email';
import { userEnable } from './user-enable';
import { userLink } from './user-link';
import { userList } from './user-list';
import { userResetFactor } from './user-reset-factor';
import { verify } from './verify';

/** Every command; a later capability adds its own here. */
export const commands: readonly Command[] = [
  migrate,
  seedDemo,
  customerCreate,
  customerReseller,
  planCreate,
  subscriptionStart,
  productCreate,
  productList,
  productRetire,
  subscriptionsExpire,
  mailSend,
  filingSubmit,
  filingLodge,
  filingFile,
  userCreate,
  userLink,
  userList,
  userDisable,
  userEmail,
  userEnable,
  userResetFactor,
  signOnRemove,
  clientCreate,
  tokenIssue,
  tokenList,
  tokenRevoke,
  keyRotate,
  signingKeyReplace,
  backupCreate,
  backupRestore,
  backupVerify,
  verify,
  accountsRebuild,
  auditNote,
];
