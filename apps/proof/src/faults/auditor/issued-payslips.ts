import { several, type Invariant } from './invariant';

/** Whatever became of the pay: what somebody was given is still there, word for word, and numbered without gaps. */
export const issuedPayslips: Invariant = {
  says: 'payslips stay what was handed out',
  breaches: async ({ query, payslipsOf, remembered }) => {
    const lost: string[] = [];
    for (const [payId, told] of remembered.payslips) {
      const kept = new Set(await payslipsOf(payId));
      const missing = [...told].filter((text) => !kept.has(text)).length;
      if (missing > 0) lost.push(`pay ${payId} (${missing} of ${told.size})`);
    }
    const rows = await query<{ pay_id: number; many: number; last: number }>(
      'SELECT pay_id, COUNT(*) AS many, MAX(number) AS last FROM issued_payslips GROUP BY pay_id',
    );
    const gaps = rows.filter(({ many, last }) => Number(many) !== Number(last)).map(({ pay_id }) => `pay ${pay_id}`);
    return [
      ...several('pays of which a payslip that was handed out is not kept as it was', lost),
      ...several('pays whose payslips are not numbered one after the other', gaps),
    ];
  },
};
