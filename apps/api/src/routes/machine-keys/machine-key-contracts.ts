import {
  lastDayOf,
  machineKeyScopes,
  machineKeyStatus,
  mostGrantedCompanies,
  type MachineKey,
  type MachineKeyStatus,
} from '@anz-payroll/accounts';
import {
  CivilDateText,
  CodeList,
  CodeOf,
  Text,
  TimestampText,
  toTimestamp,
  WholeNumber,
  WholeNumberList,
} from '@anz-payroll/http-kit/contract';

export class MachineKeyPath {
  @Text({ min: 1, max: 43 }) client_id!: string;
}

export class MachineKeyCreate {
  @Text({ min: 1, max: 100, trim: true, description: 'What it is for, so that whoever finds it later knows.' })
  name!: string;
  @CodeList(machineKeyScopes, {
    minItems: 1,
    maxItems: 20,
    description: 'Within those of the token that is used here.',
  })
  scopes!: readonly string[];
  @WholeNumberList({
    optional: true,
    nullable: true,
    min: 1,
    minItems: 1,
    maxItems: mostGrantedCompanies,
    description: 'The only companies it reaches; null or left out, every company that its owner does.',
  })
  company_ids?: readonly number[] | null;
  @CivilDateText({
    optional: true,
    description: 'The last day on which it works, in UTC: at most a year ahead, and 90 days ahead when left out.',
  })
  ends_on?: string;
}

export class MachineKeyRecord {
  @Text() client_id!: string;
  @Text() name!: string;
  @CodeList(machineKeyScopes) scopes!: readonly string[];
  @WholeNumberList({ nullable: true, description: 'The only companies it reaches; null for all that its owner does.' })
  company_ids!: readonly number[] | null;
  @WholeNumber({ nullable: true, description: 'Who made it: it acts as them, and ends with them.' })
  user_id!: number | null;
  @CivilDateText({ description: 'The last day on which it works, in UTC.' }) ends_on!: string;
  @CodeOf(['active', 'ended', 'owner-closed'], {
    description: '`owner-closed`: the owner was disabled or removed, or set a new password.',
  })
  status!: MachineKeyStatus;
  @TimestampText({ nullable: true, description: 'When it last got an access token.' }) last_used_at!: string | null;
  @TimestampText() created_at!: string;
}

export class MachineKeyWithSecret extends MachineKeyRecord {
  @Text({ description: 'Only in this answer.' }) client_secret!: string;
}

export function toMachineKeyRecord(key: MachineKey, now: number): MachineKeyRecord {
  const { client, grant } = key;
  return {
    client_id: client.clientId,
    name: client.name,
    scopes: grant.scopes.filter((scope) => machineKeyScopes.includes(scope)),
    company_ids: grant.companyIds,
    user_id: grant.userId,
    ends_on: lastDayOf(client.endsAt),
    status: machineKeyStatus(key, now),
    last_used_at: client.lastUsedAt === null ? null : toTimestamp(client.lastUsedAt),
    created_at: toTimestamp(client.createdAt),
  };
}
