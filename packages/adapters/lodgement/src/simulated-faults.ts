/**
 * What the simulator finds wrong with a message. It knows the published rules and reads the message as sent; it shares
 * no code with what wrote it, so that a mistake there is seen here.
 */
export function simulatedFaults(messageId: string, body: string): readonly string[] {
  let message: Json;
  try {
    message = JSON.parse(body) as Json;
  } catch {
    return ['the message is not JSON'];
  }
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string): void => {
    if (!isRight) faults.push(fault);
  };
  const payer = object(message['payer']);
  const payees = list(message['payees']).map(object);
  check(message['messageId'] === messageId, 'the message carries another id');
  check(divides(digits(payer['abn'], 11), ABN_WEIGHTS, 89, 1), 'payer ABN fails its check');
  check(isText(payer['phone']) && isText(payer['emailAddress']), 'payer contact is missing');
  check(payees.length > 0 && payees.length === message['payeeCount'], 'payee count differs from the payees');
  const isPayEvent = message['kind'] === 'pay-event';
  check(isPayEvent === (message['totals'] !== null), 'a pay event has totals and an update event has none');
  if (isPayEvent)
    for (const amount of Object.values(object(message['totals']))) check(isMoney(amount), 'a total is no amount');
  for (const payee of payees) {
    const who = `payee ${String(payee['payrollId'])}`;
    check(isTaxFileNumber(String(payee['taxFileNumber'])), `${who}: tax file number fails its check`);
    check(/^[A-Z]{2}[SX][123X][FHX][0-9AX]$/.test(String(payee['taxTreatment'])), `${who}: tax treatment code`);
    check(/^(SAW|CHP|IAA|WHM|SWP|FEI|JPD|VOL|LAB|OSP)$/.test(String(payee['incomeType'])), `${who}: income type`);
    check(/^\d{4}-\d{2}-\d{2}$/.test(String(payee['birthDate'])), `${who}: birth date`);
    check(isText(payee['familyName']), `${who}: family name`);
    for (const income of [payee['yearToDate'], ...list(payee['otherIncomeTypes'])].map(object)) {
      check(amountsIn(income).every(isMoney), `${who}: a year-to-date amount is negative or no amount`);
      const needsCountry = NEEDS_COUNTRY.test(String(income['incomeType']));
      check(!needsCountry || /^[a-z]{2}$/.test(String(income['country'])), `${who}: country of the income`);
    }
  }
  return faults;
}

type Json = Readonly<Record<string, unknown>>;

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const TFN_WEIGHTS = [1, 4, 3, 7, 5, 8, 6, 9, 10];
const STAND_INS = new Set(['000000000', '111111111', '333333333', '444444444', '987654321']);

function isTaxFileNumber(text: string): boolean {
  if (STAND_INS.has(text)) return true;
  // Eight digits are padded with a zero in front and have weights of their own.
  if (/^0\d{8}$/.test(text) && divides(digits(text.slice(1), 8), [10, 7, 8, 4, 6, 3, 5, 1], 11, 0)) return true;
  return divides(digits(text, 9), TFN_WEIGHTS, 11, 0);
}

function digits(text: unknown, count: number): readonly number[] {
  return typeof text === 'string' && new RegExp(`^\\d{${count}}$`).test(text) ? [...text].map(Number) : [];
}

function divides(of: readonly number[], weights: readonly number[], by: number, lessInFirst: number): boolean {
  if (of.length !== weights.length) return false;
  const sum = of.reduce((total, digit, at) => total + (at === 0 ? digit - lessInFirst : digit) * weights[at]!, 0);
  return sum % by === 0;
}

/** @law ATO STP Phase 2, "Income types": the home country of a working holiday maker, the host country of income from abroad */
const NEEDS_COUNTRY = /^(WHM|IAA|FEI)$/;

/** What stands among the amounts of a year to date and is none. */
const NO_AMOUNTS = new Set(['code', 'incomeType', 'country', 'financialYear', 'paymentDate', 'description']);

/** Every amount of a year to date, however deep. */
function amountsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(amountsIn);
  return Object.entries(object(value)).flatMap(([name, each]) => {
    if (typeof each === 'object') return amountsIn(each);
    return NO_AMOUNTS.has(name) ? [] : [each];
  });
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isMoney(value: unknown): boolean {
  return typeof value === 'string' && /^\d+\.\d{2}$/.test(value);
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
