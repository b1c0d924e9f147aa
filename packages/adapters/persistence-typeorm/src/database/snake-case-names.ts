import { snakeCase } from '@anz-payroll/kernel';
import { DefaultNamingStrategy } from 'typeorm';

/** `createdAt` in a row is the column `created_at`. */
export class SnakeCaseNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName || snakeCase(propertyName);
  }
}
