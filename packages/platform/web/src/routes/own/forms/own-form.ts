import type { Asked, RequestKind } from '@anz-payroll/employee-lifecycle';
import type { CivilDate, Result } from 'payroll-core';
import type { OwnField, Problems } from '../../../pages';
import type { OwnVisit, PortalFlag } from '../../visit';
import type { WebAppServices } from '../../web-app-services';

export type Typed = Readonly<Record<string, string>>;
/** Refused at fields; under `record` what is about no single one. */
export type Read = Result<Asked, Problems>;

/** A form by which an employee asks for a change of their own record. */
export interface OwnForm {
  readonly path: 'details' | 'bank' | 'tax' | 'super';
  readonly kind: Exclude<RequestKind, 'leave'>;
  readonly flag: PortalFlag;
  /** Of both countries, for the contract of the form. */
  readonly names: readonly string[];
  readonly title: (visit: OwnVisit) => string;
  readonly button: string;
  readonly intro: (web: WebAppServices, visit: OwnVisit) => Promise<readonly (readonly [string, string])[]>;
  readonly fields: (visit: OwnVisit, today: CivilDate) => readonly OwnField[];
  readonly before: (visit: OwnVisit) => Typed;
  readonly read: (visit: OwnVisit, typed: Typed, today: CivilDate) => Read;
}

export const accepted = (asked: Asked): Read => ({ ok: true, value: asked });
export const refused = (problems: Problems): Read => ({ ok: false, error: problems });
