import { canSignIn, staffRoles, userRoles, type ListedUser, type UserRole } from '@anz-payroll/accounts';
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

const reach = 'The companies they reach; an owner reaches every company, and an own role says it itself.';
const ownRole = 'own is a role that the account made for itself; own_role_id says which.';

export class UserPath {
  @PathId() user_id!: number;
}

export class UserInvitation {
  @Text({ min: 1, max: 120, trim: true }) name!: string;
  @Email({ description: 'Where the invitation goes, and what they sign in with.' }) email!: string;
  @CodeOf([...staffRoles, 'own'], { description: ownRole }) role!: UserRole | 'own';
  @WholeNumber({ optional: true, min: 1, description: 'The role of the account’s own, with role own.' })
  own_role_id?: number;
  @WholeNumberList({ optional: true, min: 1, maxItems: 1000, description: reach }) company_ids?: readonly number[];
}

export class UserChange {
  @Text({ optional: true, min: 1, max: 120, trim: true }) name?: string;
  @Email({
    optional: true,
    description:
      'Of somebody who was invited and has not set a password yet: the invitation goes there. Others change their own (409).',
  })
  email?: string;
  @CodeOf([...userRoles, 'own'], { optional: true, description: ownRole }) role?: UserRole | 'own';
  @WholeNumber({ optional: true, min: 1, description: 'The role of the account’s own, with role own.' })
  own_role_id?: number;
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
  @CodeOf([...userRoles, 'own']) role!: UserRole | 'own';
  @WholeNumber({ nullable: true, description: 'The role of the account’s own; null for others.' })
  own_role_id!: number | null;
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
    role: typeof user.role === 'object' ? 'own' : user.role,
    own_role_id: typeof user.role === 'object' ? user.role.id : null,
    company_ids: companyIds,
    status: canSignIn(user) ? 'active' : user.isActive ? 'invited' : 'disabled',
    created_at: toTimestamp(user.createdAt),
  };
}
