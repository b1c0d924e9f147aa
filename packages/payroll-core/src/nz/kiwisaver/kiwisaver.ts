import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The figures of KiwiSaver of one edition. */
export interface KiwiSaver {
  readonly employeeRates: readonly Decimal[];
  readonly defaultEmployeeRate: Decimal;
  /** The compulsory employer contribution. */
  readonly employerRate: Decimal;
  /** A temporary rate reduction, for pay dates that know one; the employer may match it. */
  readonly temporaryRate: { readonly employee: Decimal; readonly employer: Decimal } | undefined;
  /** Birthdays from and until which an employer must contribute. */
  readonly employerFromAge: number;
  readonly employerUntilAge: number;
  /** Birthdays from and until which somebody who starts a job is enrolled without being asked. */
  readonly automaticFromAge: number;
  readonly automaticUntilAge: number;
  /** Payments that are not salary or wages for KiwiSaver. */
  readonly excludedPayments: readonly string[];
}

interface Written {
  readonly employeeRates: readonly string[];
  readonly defaultEmployeeRate: string;
  readonly employerRate: string;
  readonly temporaryRate: { readonly employee: string; readonly employer: string } | null;
  readonly employerFromAge: number;
  readonly employerUntilAge: number;
  readonly automaticFromAge: number;
  readonly automaticUntilAge: number;
  readonly excludedPayments: readonly string[];
}

/** The editions of KiwiSaver: rates, defaults and ages. */
export const kiwisaver = defineInstrument('nz.kiwisaver', files, (written: Written): KiwiSaver => ({
  employeeRates: written.employeeRates.map(decimal),
  defaultEmployeeRate: decimal(written.defaultEmployeeRate),
  employerRate: decimal(written.employerRate),
  temporaryRate:
    written.temporaryRate === null
      ? undefined
      : { employee: decimal(written.temporaryRate.employee), employer: decimal(written.temporaryRate.employer) },
  employerFromAge: written.employerFromAge,
  employerUntilAge: written.employerUntilAge,
  automaticFromAge: written.automaticFromAge,
  automaticUntilAge: written.automaticUntilAge,
  excludedPayments: written.excludedPayments,
}));
