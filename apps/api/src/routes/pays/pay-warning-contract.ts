import { Text } from '@anz-payroll/http-kit/contract';

export class PayWarning {
  @Text({ description: 'Stable, for programs.' }) code!: string;
  @Text() message!: string;
  @Text({ optional: true, description: 'The member of the interface that the warning is about.' }) field?: string;
}
