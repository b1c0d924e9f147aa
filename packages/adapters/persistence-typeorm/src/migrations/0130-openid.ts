import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import {
  addColumn,
  createIndex,
  createTable,
  dropColumn,
  dropTables,
  type Migration,
  migrationName,
} from '../migrating';

/** What ID tokens say (nonce, time of sign-in) and the keys that sign them. */
export class Openid0130 implements Migration {
  readonly name = migrationName('0130-openid');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'oauth_requests', 'nonce', nullable(column.text(255)));
    await addColumn(runner, 'oauth_codes', 'nonce', nullable(column.text(255)));
    await addColumn(runner, 'oauth_grants', 'authenticated_at', nullable(column.epochMs()));
    await createTable(runner, 'oauth_signing_keys', {
      id: column.id(),
      version: column.integer(),
      generation: column.integer(),
      kid: column.code(43),
      public_jwk: column.json(),
      private_key: column.encrypted(),
      created_at: column.epochMs(),
      signs_from: column.epochMs(),
      withdrawn_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'oauth_signing_keys_generation', 'oauth_signing_keys', ['generation'], { unique: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'oauth_signing_keys');
    await dropColumn(runner, 'oauth_grants', 'authenticated_at');
    await dropColumn(runner, 'oauth_codes', 'nonce');
    await dropColumn(runner, 'oauth_requests', 'nonce');
  }
}
