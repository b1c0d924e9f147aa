import type { Command } from '../command';
import { clientCreate } from './client-create';
import { customerCreate } from './customer-create';
import { keyRotate } from './key-rotate';
import { migrate } from './migrate';
import { planCreate } from './plan-create';
import { seedDemo } from './seed-demo';
import { subscriptionStart } from './subscription-start';
import { tokenIssue } from './token-issue';
import { userCreate } from './user-create';

/** Every command; a later capability adds its own here. */
export const commands: readonly Command[] = [
  migrate,
  seedDemo,
  customerCreate,
  planCreate,
  subscriptionStart,
  userCreate,
  clientCreate,
  tokenIssue,
  keyRotate,
];
