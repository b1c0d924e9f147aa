import { countryCompany } from '@anz-payroll/companies';
import type { Payslip, PayslipFigureName, PayslipLine, PayslipSection } from './payslip';

/** The payslip as the API answers it: the same decisions as on paper, in snake_case, amounts and hours as JSON numbers. */
export function payslipJson(payslip: Payslip) {
  const { employer, employee, employerContributions, yearToDate } = payslip;
  return {
    pay_id: payslip.payId,
    country: payslip.country,
    currency: countryCompany(payslip.country).currency,
    status: payslip.isPending ? ('pending' as const) : ('processed' as const),
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
            ...(Object.fromEntries(yearToDate.figures.map(({ name, amount }) => [name, Number(amount)])) as Partial<
              Record<PayslipFigureName, number>
            >),
          },
    leave_balances: payslip.leaveBalances.map(({ name, hours }) => ({
      name,
      hours: Number(hours.value),
      hours_shown: hours.shown,
    })),
    roster: payslip.roster.map(({ date, start, end, hours }) => ({
      date,
      start,
      end,
      hours: Number(hours.value),
      hours_shown: hours.shown,
    })),
  };
}

function lines(section: PayslipSection) {
  return section.lines.map(line);
}

function line({ description, note, quantity, rate, amount }: PayslipLine) {
  return {
    description,
    note: note ?? null,
    quantity: numberOrNull(quantity?.value),
    quantity_shown: quantity?.shown ?? null,
    rate: numberOrNull(rate),
    amount: Number(amount),
  };
}

function numberOrNull(amount: string | undefined): number | null {
  return amount === undefined ? null : Number(amount);
}
