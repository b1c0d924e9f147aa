import type { TestEngine } from '@anz-payroll/persistence-typeorm/testing';
import { startGateway } from '../lodgement-gateway';
import { startPayService, type Employer, type PayService } from './pay-service';

export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

export interface PayAnswer {
  readonly id: number;
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly super: number;
  readonly warnings: readonly Warning[];
}

/** An employer whose Australian company can lodge, with the requests that tests of the law make. */
export interface AustralianScene {
  readonly api: PayService;
  readonly employer: Employer;
  /** Somebody on scale 2: resident, tax-free threshold, no loan. */
  hire(fields?: Readonly<Record<string, unknown>>): Promise<number>;
  pays(items: readonly object[], payDate: string): Promise<readonly PayAnswer[]>;
  /** One pay of so many dollars. */
  payOf(employeeId: number, dollars: string, payDate: string, more?: object): Promise<PayAnswer>;
  terminate(employeeId: number, body: object): Promise<Readonly<Record<string, unknown>> & Pick<PayAnswer, 'warnings'>>;
  /** The payee as Single Touch Payroll reports it with these pays. */
  lodged(payIds: readonly number[], action?: 'NEW' | 'UPDATE'): Promise<LodgedPayee>;
  /** What was queued by something else than a submission, as the gateway receives it. */
  lodgedMeanwhile(): Promise<readonly LodgedEvent[]>;
  close(): Promise<void>;
}

export interface LodgedEvent {
  readonly kind: string;
  readonly financialYear: string;
  readonly payees: readonly LodgedPayee[];
}

export interface LodgedPayee {
  readonly [name: string]: unknown;
  readonly yearToDate: Readonly<Record<string, unknown>>;
}

const company = { email_address: 'pay@wattle.example', phone: '02 9000 0000', postcode: '2000', contact_name: 'Jo' };

export async function australianScene(engine: TestEngine): Promise<AustralianScene> {
  const gateway = await startGateway();
  const api = await startPayService(engine, { LODGEMENT_GATEWAY_URL: gateway.url });
  const employer = await api.employer();
  await employer.call('PATCH', `/api/company/${employer.au}`, company);
  const pays: AustralianScene['pays'] = async (items, payDate) => {
    const { status, body } = await employer.pay('au', items, `?pay_date=${payDate}`);
    if (status !== 201) throw new Error(`Not paid: ${JSON.stringify(body)}`);
    return body as PayAnswer[];
  };
  return {
    api,
    employer,
    hire: (fields = {}) =>
      employer.hire('au', { has_claimed_tax_free_threshold: true, has_stsl_liability: false, ...fields }),
    pays,
    payOf: async (employee_id, dollars, payDate, more = {}) => {
      const hours = [{ description: 'Ordinary', units: 'pay', value: '1', rate: dollars }];
      const [pay] = await pays([{ employee_id, hours, ...more }], payDate);
      if (pay === undefined) throw new Error('No pay was made');
      return pay;
    },
    terminate: async (id, body) => {
      const { status, body: answer } = await employer.call('POST', `/api/employees/${id}/terminate`, body);
      if (status !== 200) throw new Error(`Not terminated: ${JSON.stringify(answer)}`);
      return answer as Readonly<Record<string, unknown>> & Pick<PayAnswer, 'warnings'>;
    },
    lodged: async (pay_ids, action) => {
      const { body } = await employer.call('POST', `/api/single-touch/${employer.au}/submit-stp-pays`, {
        pay_ids,
        ...(action === undefined ? {} : { action }),
      });
      gateway.received.length = 0;
      await api.service.lodging.once();
      const message = gateway.received.at(-1)?.body;
      if (message === undefined) throw new Error(`Nothing was lodged: ${JSON.stringify(body)}`);
      const [payee] = (JSON.parse(message) as { payees: LodgedPayee[] }).payees;
      if (payee === undefined) throw new Error('Nobody was reported');
      return payee;
    },
    lodgedMeanwhile: async () => {
      gateway.received.length = 0;
      await api.service.lodging.once();
      return gateway.received.map(({ body }) => JSON.parse(body) as LodgedEvent);
    },
    close: async () => {
      await api.close();
      gateway.close();
    },
  };
}
