import { anomalyCodes, type AnomalyCode } from '@anz-payroll/pay-runs';
import { CodeOf, ListOf, ObjectOf, Text, WholeNumber } from '@anz-payroll/http-kit/contract';

export class AnomalyAcknowledgement {
  @Text() note!: string;
  @WholeNumber({ nullable: true }) user_id!: number | null;
  @Text() user_name!: string;
  @WholeNumber({ description: 'Milliseconds since 1970.' }) acknowledged_at!: number;
}

export class PayRunAnomaly {
  @CodeOf(anomalyCodes) code!: AnomalyCode;
  @Text() title!: string;
  @WholeNumber() employee_id!: number;
  @Text({ nullable: true }) employee_number!: string | null;
  @WholeNumber({ nullable: true, description: 'Null for somebody who has no pay in the run.' }) pay_id!: number | null;
  @Text({ description: 'With the numbers that it rests on.' }) says!: string;
  @ObjectOf(() => AnomalyAcknowledgement, {
    nullable: true,
    description: 'What was noted about it; null where nobody has, or where it has changed since.',
  })
  acknowledged!: AnomalyAcknowledgement | null;
}

export class PayRunAnomalies {
  @WholeNumber() pay_run_id!: number;
  @WholeNumber({ description: 'How many pays were looked at.' }) pays!: number;
  @ListOf(() => PayRunAnomaly, { description: 'By name.' }) anomalies!: readonly PayRunAnomaly[];
}

export class AcknowledgeAnomaly {
  @WholeNumber({ min: 1 }) employee_id!: number;
  @CodeOf(anomalyCodes) code!: AnomalyCode;
  @Text({ min: 1, max: 500, description: 'Why it is right, or what was done. It is kept.' }) note!: string;
}
