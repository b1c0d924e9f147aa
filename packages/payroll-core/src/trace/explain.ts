import type { Reason, Step } from './step';

/** A step as plain data, ready for JSON: what an explanation endpoint answers and what a stored pay keeps. */
export interface Explanation {
  readonly rule: string;
  readonly value?: string;
  readonly says: string;
  readonly law?: { readonly title: string; readonly href: string; readonly since: string };
  readonly because?: readonly Explanation[];
}

/** A step and all it stands on as plain data. */
export function explain(reason: Reason): Explanation {
  checkReason(reason);
  if ('given' in reason) {
    return {
      rule: `given.${reason.given}`,
      value: String(reason.value),
      says: `${nameInWords(reason.given)} ${reason.words ?? String(reason.value)}`,
    };
  }
  if ('parameter' in reason) {
    return {
      rule: reason.parameter,
      says: reason.says(),
      law: { title: reason.law.title, href: reason.law.href, since: reason.effectiveFrom },
    };
  }
  return {
    rule: reason.rule,
    value: valueText(reason.value),
    says: reason.says(),
    ...(reason.because.length === 0 ? {} : { because: reason.because.map(explain) }),
  };
}

/** `payRatePerHour` is "pay rate per hour". Descriptions of a payer stay as they are. */
function nameInWords(name: string): string {
  if (!/^[a-z]{2,}(?:[A-Z][a-z]+)+$/.test(name)) return name;
  return name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\b(?:etp|lsl)\b/g, (word) => word.toUpperCase());
}

/** Callers without types pass a whole result or nothing here. */
function checkReason(reason: unknown): asserts reason is Reason {
  const isReason =
    typeof reason === 'object' &&
    reason !== null &&
    ('given' in reason || 'parameter' in reason || ('rule' in reason && 'because' in reason));
  if (!isReason) {
    throw new TypeError('Not a step. Expected a member of a trace, such as pay.value.trace.figures.tax.');
  }
}

function valueText(value: unknown): string {
  return typeof value === 'object' && value !== null && !hasOwnText(value) ? JSON.stringify(value) : String(value);
}

/** Decimals print themselves; plain records would print as "[object Object]". */
function hasOwnText(value: object): boolean {
  return value.toString !== Object.prototype.toString && !Array.isArray(value);
}

/** The same explanation for people: one line a step, what it stands on indented below. */
export function explainAsText(root: Step): string {
  const lines: string[] = [];
  const write = (node: Explanation, depth: number): void => {
    const source = node.law === undefined ? '' : ` (since ${node.law.since}; ${node.law.title})`;
    lines.push(`${'  '.repeat(depth)}${node.rule}: ${node.says}${source}`);
    for (const child of node.because ?? []) write(child, depth + 1);
  };
  write(explain(root), 0);
  return lines.join('\n');
}

/** The ids of every parameter line under a step, each once: what a stored pay names so that it can be replayed. */
export function parametersUsed(root: Step): readonly string[] {
  const used = new Set<string>();
  checkReason(root);
  const visit = (reason: Reason): void => {
    if ('parameter' in reason) used.add(`${reason.parameter}@${reason.effectiveFrom}`);
    else if ('rule' in reason) reason.because.forEach(visit);
  };
  visit(root);
  return [...used].sort();
}
