import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stages.mjs';

/** The packages meant for publishing, in the order in which they need one another. */
export const published = ['payroll-core', 'payroll-conformance', 'webhook-listener', 'payroll-client'];

export const folderOf = (name) => join(root, 'packages', name);

export const manifestOf = (name) => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
