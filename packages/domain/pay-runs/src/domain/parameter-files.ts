import type { PayFigures } from './pay-record';

/** The files of published figures that a pay stands on, with those of its termination, whose lines are kept one by one. */
export function parameterFilesOf({
  result,
  termination,
}: Pick<PayFigures, 'result' | 'termination'>): readonly string[] {
  const ofTermination = (termination?.parametersUsed ?? []).map((line) => line.replace(/\/.*(?=@)/, ''));
  return [...new Set([...result.parameterFiles, ...ofTermination])];
}
