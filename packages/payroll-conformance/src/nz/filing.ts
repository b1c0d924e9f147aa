import { subtract } from 'payroll-core/money';
import {
  paydayFiling,
  paymentDueDate,
  periodOfWeek,
  readDetailLine,
  taxSchedularPayment,
  writeHeaderLine,
} from 'payroll-core/nz';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { dateIn, flagIn, has, nzdIn, objectIn, onlyKnows, orUnreadable, textIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Computed, Vector } from '../vector';
import { frequencyIn, rateIn } from './inputs';

export function employmentInformationKind({ inputs }: Vector): Computed {
  onlyKnows(inputs, [
    'detail_lines',
    'header_contact',
    'employer_ird',
    'pay_date',
    'package',
    'final',
    'nil',
    'intermediary_ird',
  ]);
  const listed = inputs['detail_lines'] ?? [];
  if (!Array.isArray(listed)) throw new UnreadableVector('Expected a list in detail_lines.');
  const lines = listed.map((line) => orUnreadable(readDetailLine(String(line))));
  const contact = objectIn(inputs['header_contact'], 'header_contact');
  return {
    actual: {
      header_line: writeHeaderLine(
        {
          employerIrdNumber: textIn(inputs, 'employer_ird'),
          payDate: textIn(inputs, 'pay_date'),
          isFinal: flagIn(inputs, 'final', false),
          isNil: flagIn(inputs, 'nil', false),
          contactName: textIn(contact, 'name'),
          contactPhone: textIn(contact, 'phone'),
          contactEmail: textIn(contact, 'email'),
          softwarePackage: textIn(inputs, 'package'),
          ...(has(inputs, 'intermediary_ird') ? { intermediaryIrdNumber: textIn(inputs, 'intermediary_ird') } : {}),
        },
        lines,
      ),
    },
  };
}

export function paymentDueDateKind({ inputs }: Vector): Computed {
  onlyKnows(inputs, ['employer_size', 'pay_date']);
  const payDate = dateIn(inputs, 'pay_date');
  const size = textIn(inputs, 'employer_size').startsWith('large') ? 'large' : 'small';
  const due = paymentDueDate(payDate, size, orUnreadable(inForce(paydayFiling, payDate)));
  return { actual: { due: due.value }, trace: () => explainAsText(due) };
}

export function schedularKind({ inputs }: Vector): Computed {
  onlyKnows(inputs, ['gst_inclusive_payment', 'gst', 'payment', 'gross', 'rate', 'tax_code', 'pay_date']);
  const paid = ['gst_inclusive_payment', 'payment', 'gross'].find((name) => has(inputs, name));
  if (paid === undefined) throw new UnreadableVector('No payment is given.');
  const payment = nzdIn(inputs, paid);
  const gross =
    paid === 'gst_inclusive_payment' && has(inputs, 'gst') ? subtract(payment, nzdIn(inputs, 'gst')) : payment;
  const tax = taxSchedularPayment(gross, rateIn(inputs, 'rate'));
  return {
    actual: {
      gross,
      tax: tax.value,
      earnings_not_liable_acc: gross,
      net_to_payee: subtract(payment, tax.value),
    },
    trace: () => explainAsText(tax),
  };
}

/** The step of the PAYE rule that turns a week's tax into another cycle's. */
export function payeStepKind({ inputs }: Vector): Computed {
  onlyKnows(inputs, ['weekly_amount', 'frequency', 'pay_date']);
  return { actual: { period_amount: periodOfWeek(nzdIn(inputs, 'weekly_amount'), frequencyIn(inputs)) } };
}
