import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** OAuth clients and grants, and every credential of short life: each kept only as its SHA-256. */
export class Oauth0011 implements Migration {
  readonly name = migrationName('0011-oauth');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'oauth_clients', {
      id: column.id(),
      version: column.integer(),
      client_id: column.code(43),
      customer_id: column.integer(),
      name: column.text(100),
      is_public: column.boolean(),
      secret_hash: nullable(column.code(43)),
      redirect_uris: column.json(),
      created_at: column.epochMs(),
      revoked_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'oauth_clients_client_id', 'oauth_clients', ['client_id'], { unique: true });
    await createIndex(runner, 'oauth_clients_by_customer', 'oauth_clients', ['customer_id', 'id']);
    await createTable(runner, 'oauth_grants', {
      id: column.id(),
      version: column.integer(),
      client_record_id: nullable(column.integer()),
      customer_id: column.integer(),
      user_id: nullable(column.integer()),
      scopes: column.text(255),
      created_at: column.epochMs(),
      revoked_at: nullable(column.epochMs()),
      revoked_because: nullable(column.code(32)),
    });
    await createIndex(runner, 'oauth_grants_by_customer', 'oauth_grants', ['customer_id', 'id']);
    await createIndex(runner, 'oauth_grants_by_client', 'oauth_grants', ['client_record_id', 'id']);
    await createTable(runner, 'oauth_codes', {
      id: column.id(),
      version: column.integer(),
      hash: column.code(43),
      grant_id: column.integer(),
      redirect_uri: column.code(512),
      code_challenge: nullable(column.code(43)),
      expires_at: column.epochMs(),
      used_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'oauth_codes_hash', 'oauth_codes', ['hash'], { unique: true });
    await createIndex(runner, 'oauth_codes_by_end', 'oauth_codes', ['expires_at']);
    await createTable(runner, 'oauth_tokens', {
      id: column.id(),
      version: column.integer(),
      grant_id: column.integer(),
      access_hash: column.code(43),
      access_scopes: column.text(255),
      access_expires_at: column.epochMs(),
      access_revoked_at: nullable(column.epochMs()),
      refresh_hash: nullable(column.code(43)),
      refresh_expires_at: nullable(column.epochMs()),
      refresh_used_at: nullable(column.epochMs()),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'oauth_tokens_access_hash', 'oauth_tokens', ['access_hash'], { unique: true });
    await createIndex(runner, 'oauth_tokens_refresh_hash', 'oauth_tokens', ['refresh_hash'], { unique: true });
    await createIndex(runner, 'oauth_tokens_by_grant', 'oauth_tokens', ['grant_id']);
    await createIndex(runner, 'oauth_tokens_by_end', 'oauth_tokens', ['access_expires_at']);
    await createTable(runner, 'oauth_requests', {
      id: column.id(),
      version: column.integer(),
      hash: column.code(43),
      session_id: column.integer(),
      client_record_id: column.integer(),
      redirect_uri: column.code(512),
      state: nullable(column.text(1024)),
      scopes: column.text(255),
      code_challenge: nullable(column.code(43)),
      expires_at: column.epochMs(),
      used_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'oauth_requests_hash', 'oauth_requests', ['hash'], { unique: true });
    await createIndex(runner, 'oauth_requests_by_end', 'oauth_requests', ['expires_at']);
    await createTable(runner, 'sessions', {
      id: column.id(),
      version: column.integer(),
      hash: column.code(43),
      user_id: column.integer(),
      created_at: column.epochMs(),
      expires_at: column.epochMs(),
      ended_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'sessions_hash', 'sessions', ['hash'], { unique: true });
    await createIndex(runner, 'sessions_by_user', 'sessions', ['user_id', 'id']);
    await createIndex(runner, 'sessions_by_end', 'sessions', ['expires_at']);
    await createTable(runner, 'password_links', {
      id: column.id(),
      version: column.integer(),
      hash: column.code(43),
      user_id: column.integer(),
      created_at: column.epochMs(),
      expires_at: column.epochMs(),
      used_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'password_links_hash', 'password_links', ['hash'], { unique: true });
    await createIndex(runner, 'password_links_by_user', 'password_links', ['user_id', 'id']);
    await createIndex(runner, 'password_links_by_end', 'password_links', ['expires_at']);
    await createTable(
      runner,
      'guess_logs',
      { key_hash: column.code(43), guesses: column.text(512) },
      { primaryKey: ['key_hash'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(
      runner,
      'guess_logs',
      'password_links',
      'sessions',
      'oauth_requests',
      'oauth_tokens',
      'oauth_codes',
      'oauth_grants',
      'oauth_clients',
    );
  }
}
