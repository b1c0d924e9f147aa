import type { Part } from '@anz-payroll/employee-lifecycle';
import {
  add,
  aud,
  compare,
  decimal,
  isPositive,
  multiply,
  round,
  subtract,
  sum,
  type Aud,
  type Decimal,
} from 'payroll-core/money';
import type { AuFiledPay } from '../stp/kept-au-pay';

/** Where contributions go: a regulated fund by its USI, a self-managed one by its ABN, address and account. */
export interface SuperFund {
  readonly usi: string | null;
  readonly name: string | null;
  readonly memberNumber: string | null;
  readonly abn: string | null;
  readonly electronicServiceAddress: string | null;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
  readonly accountName: string | null;
  readonly percentage: string | null;
}

/** What one fund receives of one pay, by the kinds that the file tells apart. */
export interface SuperContribution {
  readonly guarantee: Aud;
  readonly salarySacrificed: Aud;
  /** What the employer pays above the compulsory rate. */
  readonly voluntary: Aud;
}

const NIL = aud('0');

export function contributionOfPay({ pay }: Pick<AuFiledPay, 'pay'>): SuperContribution {
  const sacrificed = sum(
    NIL,
    pay.paySacrifices.filter(({ isSuper }) => isSuper).map(({ amount }) => aud(amount)),
  );
  return {
    guarantee: aud(pay.compulsorySuperAmount),
    salarySacrificed: sacrificed,
    voluntary: subtract(aud(pay.rescSuperAmount), sacrificed),
  };
}

export function totalOf({ guarantee, salarySacrificed, voluntary }: SuperContribution): Aud {
  return add(add(guarantee, salarySacrificed), voluntary);
}

export function addContributions(a: SuperContribution, b: SuperContribution): SuperContribution {
  return {
    guarantee: add(a.guarantee, b.guarantee),
    salarySacrificed: add(a.salarySacrificed, b.salarySacrificed),
    voluntary: add(a.voluntary, b.voluntary),
  };
}

/**
 * Divides a contribution over an employee's funds: every fund with a percentage takes that part of each kind, rounded
 * down to the cent, and the first fund takes the rest. Percentages that are more than the whole together give the later
 * funds what is left, so that no more is paid out than is owed.
 */
export function splitOverFunds(
  contribution: SuperContribution,
  funds: readonly SuperFund[],
): readonly { readonly fund: SuperFund; readonly contribution: SuperContribution }[] {
  const [first, ...others] = funds;
  if (first === undefined) return [];
  let rest = contribution;
  let unassigned = decimal('1');
  const shares = others.map((fund) => {
    const wanted = decimal(fund.percentage ?? '0');
    const share = compare(wanted, unassigned) > 0 ? unassigned : wanted;
    unassigned = subtract(unassigned, share);
    const part = partOf(contribution, share);
    rest = {
      guarantee: subtract(rest.guarantee, part.guarantee),
      salarySacrificed: subtract(rest.salarySacrificed, part.salarySacrificed),
      voluntary: subtract(rest.voluntary, part.voluntary),
    };
    return { fund, contribution: part };
  });
  return [{ fund: first, contribution: rest }, ...shares].filter((share) => isPositive(totalOf(share.contribution)));
}

function partOf(contribution: SuperContribution, share: Decimal): SuperContribution {
  const part = (amount: Aud): Aud => round(multiply(amount, share), 2, 'truncate');
  return {
    guarantee: part(contribution.guarantee),
    salarySacrificed: part(contribution.salarySacrificed),
    voluntary: part(contribution.voluntary),
  };
}

export function fundOfPart({ values }: Pick<Part, 'values'>): SuperFund {
  const text = (name: string): string | null => (typeof values[name] === 'string' ? values[name] : null);
  return {
    usi: text('usi'),
    name: text('fund_name'),
    memberNumber: text('member_number'),
    abn: text('abn'),
    electronicServiceAddress: text('electronic_service_address'),
    bsb: text('bsb'),
    accountNumber: text('account_number'),
    accountName: text('account_name'),
    percentage: text('percentage'),
  };
}
