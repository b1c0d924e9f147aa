import { decimalText, described } from '@anz-payroll/companies/fields';
import { addField } from '../companies/contract-of-fields';
import { payContract, type PayBody } from './pay-create';

/** A pay without the amount that is looked for, and the net that it should come to. */
export interface NetToGross extends PayBody {
  readonly net: string;
}

const net = described(decimalText({ least: '0', places: 2 }), 'What the employee should get, in dollars and cents.');

export const NetToGrossBody = payContract<NetToGross>('NetToGross');
addField(NetToGrossBody, 'net', net, { required: ['net'] });
