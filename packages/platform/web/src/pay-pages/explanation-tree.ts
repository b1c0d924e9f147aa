import { html, type Html } from '../markup';
import type { Explanation } from 'payroll-core';
import { day } from './day';
import { inWords } from './in-words';
import { nameInWords } from './name-in-words';

/**
 * How a figure came about, to be opened step by step: the formula with its numbers, below it what it stands on, at the
 * leaves what was given and the published line with its link.
 */
export function explanationTree(root: Explanation): Html {
  return html`<ul class="tree">
    ${branch(root, true)}
  </ul>`;
}

function branch(node: Explanation, isOpen: boolean): Html {
  if (node.law !== undefined) return publishedLine(node, node.law);
  if (node.because === undefined || node.because.length === 0) {
    return html`<li class="${node.rule.startsWith('given.') ? 'given' : 'step'}" data-rule="${node.rule}">
      ${formula(node)}
    </li>`;
  }
  return html`<li class="step" data-rule="${node.rule}">
    <details ${isOpen ? html`open` : ''}>
      <summary>${formula(node)}</summary>
      <ul>
        ${node.because.map((reason) => branch(reason, false))}
      </ul>
    </details>
  </li>`;
}

function formula({ rule, says }: Explanation): Html {
  return rule.startsWith('given.')
    ? html`<span class="says">${inWords(says)}</span> <span class="source">as given</span>`
    : html`<span class="name">${nameOf(rule)}</span> <span class="says">${inWords(says)}</span>`;
}

function publishedLine({ rule, says }: Explanation, law: NonNullable<Explanation['law']>): Html {
  // An explanation that was stored is read back as data; only a web address may become a link.
  const title = law.href.startsWith('https://')
    ? html`<a href="${law.href}" rel="noopener noreferrer" target="_blank">${law.title}</a>`
    : html`${law.title}`;
  return html`<li class="law" data-rule="${rule}">
    <span class="says">${inWords(says)}</span> <span class="source">in force since ${day(law.since)}: ${title}</span>
  </li>`;
}

/** `au.payg-schedule-1.weekly-earnings` is the rule "Weekly earnings", `nz.pay.paye` is "PAYE". */
function nameOf(rule: string): string {
  return nameInWords(rule.split('.').at(-1) ?? rule);
}
