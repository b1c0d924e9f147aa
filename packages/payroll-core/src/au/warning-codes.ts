import { auPayWarningCodes } from './calculate-pay/au-pay-warning';
import { auTerminationWarningCodes } from './calculate-termination/termination-warning';
import { plausibilityWarningCodes } from './plausibility/plausibility-warning';
import { auWithholdingWarningCodes } from './withholding/withholding-warning';

/** Every code of an Australian warning, for catalogues and translations. A warning is `{ code, message, field? }`. */
export const auWarningCodes = [
  ...auPayWarningCodes,
  ...auWithholdingWarningCodes,
  ...auTerminationWarningCodes,
  ...plausibilityWarningCodes,
] as const;

/** Every code a warning of the Australian rules may have. */
export type AuWarningCode = (typeof auWarningCodes)[number];
