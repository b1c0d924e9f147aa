import { auAwardOwnKinds } from './au-awards';
import { auPayOwnKinds } from './au-pay';
import { auTerminationOwnKinds } from './au-termination';
import { auWithholdingOwnKinds } from './au-withholding';
import { nzOwnKinds } from './nz';
import { nzTerminationOwnKinds } from './nz-termination';
import type { OwnKind } from './vector';

/** Who runs the vectors of each instrument folder. A folder with vectors that is not here fails. */
export const ownKinds: Readonly<Record<string, OwnKind>> = {
  ...auAwardOwnKinds,
  ...auWithholdingOwnKinds,
  ...auTerminationOwnKinds,
  ...auPayOwnKinds,
  ...nzOwnKinds,
  ...nzTerminationOwnKinds,
};
