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

/** Providers of domains, sign-ins that wait for an answer, and passkeys. */
export class SingleSignOn0205 implements Migration {
  readonly name = migrationName('0205-single-sign-on');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'users', 'signed_on_at', nullable(column.epochMs()));
    await createTable(runner, 'sign_on_domains', {
      id: column.id(),
      version: column.integer(),
      customer_id: column.integer(),
      domain: column.key(253),
      issuer: column.text(500),
      client_id: column.text(255),
      client_secret: nullable(column.encrypted()),
      passwords_off: column.boolean(),
      proven_at: nullable(column.epochMs()),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'sign_on_domains_domain', 'sign_on_domains', ['domain', 'customer_id'], { unique: true });
    await createTable(runner, 'sign_in_challenges', {
      id: column.id(),
      version: column.integer(),
      hash: column.code(43),
      purpose: column.code(32),
      user_id: nullable(column.integer()),
      sign_on_domain_id: nullable(column.integer()),
      next: nullable(column.text(500)),
      expires_at: column.epochMs(),
      used_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'sign_in_challenges_hash', 'sign_in_challenges', ['hash'], { unique: true });
    await createIndex(runner, 'sign_in_challenges_expiry', 'sign_in_challenges', ['expires_at']);
    await createTable(runner, 'passkeys', {
      id: column.id(),
      version: column.integer(),
      user_id: column.integer(),
      credential_hash: column.code(43),
      credential_id: column.code(1400),
      public_key: column.code(1400),
      counter: column.integer(),
      transports: column.json(),
      name: column.text(60),
      created_at: column.epochMs(),
      used_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'passkeys_credential', 'passkeys', ['credential_hash'], { unique: true });
    await createIndex(runner, 'passkeys_user', 'passkeys', ['user_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'passkeys', 'sign_in_challenges', 'sign_on_domains');
    await dropColumn(runner, 'users', 'signed_on_at');
  }
}
