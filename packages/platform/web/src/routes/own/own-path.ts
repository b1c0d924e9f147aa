import { PathId } from '@anz-payroll/http-kit/contract';

/** Whoever is signed in, as an employee. */
export class OwnPath {
  @PathId() employee_id!: number;
}
