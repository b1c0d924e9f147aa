import { DefaultNamingStrategy } from 'typeorm';

/** `createdAt` in a row is the column `created_at`. */
export class SnakeCaseNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName || snakeCase(propertyName);
  }
}

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
