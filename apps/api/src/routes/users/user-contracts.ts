import { canSignIn, userRoles, type ListedUser, type UserRole } from '@anz-payroll/accounts';
import {
  CodeOf,
  Email,
  Flag,
  PathId,
  Text,
  TimestampText,
  toTimestamp,
  WholeNumber,
  WholeNumberList,
} from '@anz-payroll/http-kit/contract';

const reach = 'The companies they reach; an owner reaches every company.';

export class UserPath {
  @PathId() user_id!: number;
}

export class UserInvitation {
  @Text({ min: 1, max: 120, trim: true }) name!: string;
  @Email({ description: 'Where the invitation goes, and what they sign in with.' }) email!: string;
  @CodeOf(userRoles) role!: UserRole;
  @WholeNumberList({ optional: true, min: 1, maxItems: 1000, description: reach }) company_ids?: readonly number[];
}

export class UserChange {
  @Text({ optional: true, min: 1, max: 120, trim: true }) name?: string;
  @CodeOf(userRoles, { optional: true }) role?: UserRole;
  @Flag({
    optional: true,
    description: 'False ends their sessions, connected applications and tokens at once; true lets them sign in again.',
  })
  is_active?: boolean;
  @WholeNumberList({ optional: true, min: 1, maxItems: 1000, description: `Replaces the whole list. ${reach}` })
  company_ids?: readonly number[];
}

export class UserRecord {
  @WholeNumber() user_id!: number;
  @Text() name!: string;
  @Text() email!: string;
  @CodeOf(userRoles) role!: UserRole;
  @WholeNumberList({ description: reach }) company_ids!: readonly number[];
  @CodeOf(['active', 'invited', 'disabled'], {
    description: 'Whoever was invited has not set a password yet; whoever is disabled cannot sign in.',
  })
  status!: 'active' | 'invited' | 'disabled';
  @TimestampText() created_at!: string;
}

export function toUserRecord({ user, companyIds }: ListedUser): UserRecord {
  return {
    user_id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    company_ids: companyIds,
    status: canSignIn(user) ? 'active' : user.isActive ? 'invited' : 'disabled',
    created_at: toTimestamp(user.createdAt),
  };
}
