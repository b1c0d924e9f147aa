import type { Payslip, PayslipLine, PayslipQuantity, PayslipSection } from './payslip';

type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/** The payslip as the API answers it: the same decisions as on paper, in snake_case, amounts and hours as JSON numbers. */
export function payslipJson(payslip: Payslip): { readonly [member: string]: Json } {
  const { employer, employee, employerContributions, yearToDate } = payslip;
  return {
    pay_id: payslip.payId,
    country: payslip.country,
    currency: payslip.country === 'AU' ? 'AUD' : 'NZD',
    status: payslip.isPending ? 'pending' : 'processed',
    employer: {
      name: employer.name,
      trading_name: employer.tradingName ?? null,
      abn: employer.abn ?? null,
      address: employer.address,
    },
    employee: {
      name: employee.name,
      number: employee.number ?? null,
      address: employee.address,
      position: employee.position ?? null,
      department: employee.department ?? null,
      tax_code: employee.taxCode ?? null,
      annual_rate: numberOrNull(employee.annualRate),
      base_ordinary_rate: numberOrNull(employee.baseOrdinaryRate),
    },
    period: { start: payslip.period.start, end: payslip.period.end, pay_period: payslip.period.frequency },
    payment_date: payslip.paymentDate,
    earnings: lines(payslip.earnings),
    total_earnings: Number(payslip.earnings.total),
    salary_sacrifice: lines(payslip.salarySacrifice),
    gross: Number(payslip.gross),
    withheld: lines(payslip.withheld),
    deductions: lines(payslip.deductions),
    net: Number(payslip.net),
    payments: payslip.payments.map(({ accountName, account, amount }) => ({
      account_name: accountName,
      account,
      amount: Number(amount),
    })),
    employer_contributions: {
      lines: lines(employerContributions),
      total: Number(employerContributions.total),
      funds: (employerContributions.funds ?? []).map(({ name, memberNumber, share }) => ({
        name,
        member_number: memberNumber ?? null,
        percentage: numberOrNull(share),
      })),
      due_date: employerContributions.dueDate ?? null,
    },
    benefits_in_kind: payslip.benefitsInKind.map(line),
    year_to_date:
      yearToDate === undefined
        ? null
        : {
            from: yearToDate.from,
            ...Object.fromEntries(yearToDate.figures.map(({ name, amount }) => [name, Number(amount)])),
          },
    leave_balances: payslip.leaveBalances.map(({ name, hours }) => ({ name, ...quantity('hours', hours) })),
    roster: payslip.roster.map(({ date, start, end, hours }) => ({ date, start, end, ...quantity('hours', hours) })),
  };
}

function lines(section: PayslipSection): Json {
  return section.lines.map(line);
}

function line({ description, note, quantity: count, rate, amount }: PayslipLine): Json {
  return {
    description,
    note: note ?? null,
    ...(count === undefined ? { quantity: null, quantity_shown: null } : quantity('quantity', count)),
    rate: numberOrNull(rate),
    amount: Number(amount),
  };
}

function quantity(member: string, { value, shown }: PayslipQuantity): Readonly<Record<string, Json>> {
  return { [member]: Number(value), [`${member}_shown`]: shown };
}

function numberOrNull(amount: string | undefined): number | null {
  return amount === undefined ? null : Number(amount);
}
