/**
 * The table in which a pay run is entered: it scrolls by itself, names and headings stay. Its fields contain their layout:
 * without, each key lays out and draws the whole table again (docs/proof.md, "The web app in a browser"). Only the few that hold
 * leave of several days are as wide as their text.
 */
export const runTable = `
main.wide { max-width: 110rem; }
.run-table { overflow: auto; max-height: 70vh; border: 1px solid var(--line); border-radius: 8px; margin: 0 0 .75rem; }
.run-table table { border-collapse: separate; border-spacing: 0; width: max-content; min-width: 100%; font-size: .92rem; }
.run-table th, .run-table td { padding: 0 .5rem; border-bottom: 1px solid var(--line); border-right: 1px solid var(--line); vertical-align: middle; height: 2.5rem; white-space: nowrap; background: var(--card); }
.run-table tr > :last-child { padding-right: .5rem; border-right: 0; }
.run-table thead th { position: sticky; top: 0; z-index: 2; vertical-align: bottom; padding-block: .4rem; background: var(--sunken); max-width: 5.75rem; white-space: normal; }
.run-table .group { display: block; font-weight: 400; font-size: .8rem; }
.run-table .name { position: sticky; left: 0; z-index: 1; max-width: 16rem; white-space: normal; } .run-table thead .name { z-index: 3; } .run-table .name .quiet { font-weight: 400; font-size: .8rem; }
.run-table tfoot th, .run-table tfoot td { position: sticky; bottom: 0; z-index: 1; background: var(--sunken); border-bottom: 0; border-top: 2px solid var(--line); font-size: .92rem; } .run-table tfoot .name { z-index: 3; }
.run-table td.cell { padding: 0; }
.run-table td > input { border: 0; border-radius: 0; margin: 0; background: transparent; contain: strict; height: 2.5rem; min-height: 2.5rem; width: 5.75rem; padding: .3rem .5rem; text-align: right; font-variant-numeric: tabular-nums; }
.run-table td.number > input[data-was*="@"][data-was*=" "] { width: 11rem; }
@supports (field-sizing: content) { .run-table td.number > input[data-was*="@"][data-was*=" "] { contain: none; field-sizing: content; width: auto; min-width: 5.75rem; max-width: 24rem; } }
.run-table td.text > input { width: 9rem; text-align: left; }
.run-table td > input:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; background: var(--accent-soft); }
.run-table td > input[readonly] { color: var(--quiet); background: var(--sunken); }
.run-table td > input[data-state="sending"] { background: var(--caution-soft); } .run-table td > input[data-state="saved"] { background: var(--good-soft); }
.run-table td > input[aria-invalid="true"] { background: var(--danger-soft); box-shadow: inset 0 0 0 2px var(--danger); }
.run-table tr[hidden] { display: none; }
.table-tools { display: flex; gap: .6rem; align-items: center; margin: 0 0 .75rem; } .table-tools label { margin: 0; } .table-tools input { margin: 0; max-width: 20rem; }
.table-state { min-height: 1.5rem; margin: 0 0 .5rem; color: var(--quiet); } .table-state.bad { color: var(--danger); font-weight: 600; }
.badge[hidden] { display: none; } .tiles dd.note { font-size: .875rem; font-weight: 400; color: var(--quiet); }
.next-steps { list-style: none; margin: 0; padding: 0; } .next-steps li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; padding: .75rem 0; border-bottom: 1px solid var(--line); } .next-steps li:last-child { border-bottom: 0; } .next-steps p { margin: .15rem 0 0; } .next-steps li > div { flex: 1 1 16rem; }
.start-steps { list-style: none; margin: 1.25rem 0 0; padding: 0; counter-reset: start; } .start-steps .heading { margin: 0 0 .4rem; } .start-steps h2 { margin: 0; } .start-steps h2::before { counter-increment: start; content: counter(start) ". "; }
.plain-list { margin: 0; padding-left: 1.1rem; } .plain-list li { padding: .15rem 0; }
html.scripted .no-script { display: none; } html:not(.scripted) .needs-script { display: none; }
nav.steps { margin: 0 0 1.25rem; } nav.steps ol { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem; margin: 0; padding: 0; counter-reset: step; }
nav.steps li { counter-increment: step; flex: 1 1 9rem; } nav.steps a, nav.steps span { display: block; padding: .5rem .75rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; text-decoration: none; color: var(--quiet); }
nav.steps a::before, nav.steps span::before { content: counter(step) ". "; } nav.steps a { color: var(--accent); } nav.steps [aria-current] { border-color: var(--accent); box-shadow: inset 0 -2px 0 var(--accent); color: var(--ink); font-weight: 600; }
@media (max-width: 44rem) { .run-table .name { max-width: 8.5rem; } nav.steps li { flex-basis: 40%; } }
@media print {
  .run-table { overflow: visible; max-height: none; border: 0; } .run-table table { width: 100%; font-size: 7pt; }
  .run-table :is(thead, tbody, tfoot) :is(th, td) { position: static; height: auto; padding: 1pt 2pt; font-size: inherit; white-space: normal; min-width: 3.4em; } .run-table .name { min-width: 8em; overflow-wrap: anywhere; }
  .run-table :is(.group, .name .quiet, .badge) { font-size: inherit; } .table-tools, .table-state { display: none; }
  .run-table td > input { width: 100%; min-width: 0; height: 1.6em; min-height: 0; padding: 0; font-size: inherit; }
  @supports (field-sizing: content) { .run-table td > input { width: auto; contain: none; field-sizing: content; margin-left: auto; display: block; } }
}
`;
