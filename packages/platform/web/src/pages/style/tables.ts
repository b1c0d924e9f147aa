/** Facts and tables; figures stand right-aligned under each other, and rows become blocks on a phone. */
export const tables = `
dl.facts { margin: 0 0 1rem; display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .35rem 1rem; }
dl.facts dt { color: var(--quiet); } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
dl.figures-right { grid-template-columns: auto auto; justify-content: start; gap: .2rem 1.5rem; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; font-weight: 700; padding: 0 0 .4rem; }
th, td { text-align: left; padding: .6rem 1rem .6rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tr > :last-child { padding-right: 0; } tbody tr:last-child > * { border-bottom: 0; }
th { color: var(--quiet); font-size: .875rem; font-weight: 600; } tbody th { color: inherit; font-size: inherit; }
tfoot td, tfoot th { border-top: 2px solid var(--line); border-bottom: 0; font-weight: 700; color: var(--ink); font-size: 1rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.number + td:not(.number), .number + th:not(.number) { padding-left: .75rem; }
table.small { font-size: .9rem; margin: 0 0 1rem; } table.small td, table.small th { padding-top: .35rem; padding-bottom: .35rem; }
thead th.number { white-space: normal; } td.wrap { overflow-wrap: anywhere; } td.short { white-space: nowrap; } table.many .sentence { min-width: 22rem; } td.fine { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
td.wrong { background: var(--danger-soft); min-width: 12rem; } tr.changed > * { background: var(--caution-soft); } table + h3 { margin-top: 1.25rem; }
@media (max-width: 44rem) {
  header.bar nav { order: 3; width: 100%; } header.bar > div { padding-inline: 1rem; } main { padding: 1.25rem 1rem 2.5rem; }
  .columns, .columns.form-left { grid-template-columns: minmax(0, 1fr); }
  td.short { white-space: normal; }
  table.stack thead { position: absolute; left: -999px; }
  table.stack tr { display: block; border-bottom: 1px solid var(--line); padding: .6rem 0; } table.stack tbody tr:last-child { border-bottom: 0; }
  table.stack td, table.stack tbody th { display: flex; justify-content: space-between; gap: 1rem; border: 0; padding: .15rem 0; text-align: right; white-space: normal; }
  table.stack tbody th { font-weight: 600; } .number + td:not(.number) { padding-left: 0; } table.stack td.lead { display: block; text-align: left; }
  table.stack td[data-label]::before { content: attr(data-label); color: var(--quiet); text-align: left; flex: none; }
}
`;
