import type { Connection, OAuthClient } from '@anz-payroll/accounts';
import {
  Flag,
  PathId,
  Text,
  TextList,
  TimestampText,
  toTimestamp,
  WholeNumber,
  WholeNumberList,
} from '@anz-payroll/http-kit/contract';

export class ApiClientPath {
  @Text({ min: 1, max: 43 }) client_id!: string;
}

export class ApiClientCreate {
  @Text({ min: 1, max: 100, trim: true, description: 'Shown to customers when they are asked for consent.' })
  name!: string;
  @TextList({ minItems: 1, maxItems: 20, max: 512, description: 'Matched character by character.' })
  redirect_uris!: readonly string[];
  @Flag({ optional: true, default: false, description: 'It cannot keep a secret; it gets none and must use PKCE.' })
  is_public?: boolean;
}

export class ApiClientUpdate {
  @Text({ optional: true, min: 1, max: 100, trim: true }) name?: string;
  @TextList({ optional: true, minItems: 1, maxItems: 20, max: 512, description: 'Replaces the whole list.' })
  redirect_uris?: readonly string[];
}

export class ApiClient {
  @Text() client_id!: string;
  @Text() name!: string;
  @TextList() redirect_uris!: readonly string[];
  @Flag() is_public!: boolean;
  @TimestampText() created_at!: string;
}

export class ApiClientWithSecret extends ApiClient {
  @Text({ nullable: true, description: 'Only in this answer; null for a public application.' })
  client_secret!: string | null;
}

export class ApiConnectionPath {
  @PathId() connection_id!: number;
}

export class ApiConnection {
  @WholeNumber() connection_id!: number;
  @Text() client_id!: string;
  @Text() client_name!: string;
  @WholeNumber() customer_id!: number;
  @Text() customer_name!: string;
  @TextList() scopes!: readonly string[];
  @WholeNumberList({ nullable: true, description: 'The only companies it is for; null for all.' })
  company_ids!: readonly number[] | null;
  @TimestampText() connected_at!: string;
}

export function toApiClient(client: OAuthClient): ApiClient {
  return {
    client_id: client.clientId,
    name: client.name,
    redirect_uris: client.redirectUris,
    is_public: client.isPublic,
    created_at: toTimestamp(client.createdAt),
  };
}

export function toApiConnection({ grant, clientId, clientName, customerName }: Connection): ApiConnection {
  return {
    connection_id: grant.id,
    client_id: clientId,
    client_name: clientName,
    customer_id: grant.customerId,
    customer_name: customerName,
    scopes: grant.scopes,
    company_ids: grant.companyIds,
    connected_at: toTimestamp(grant.createdAt),
  };
}
