/** On paper: the content alone, black on white, nothing cut in two. */
export const print = `
/* Above what is printed, where the navigation says it on a screen. */
.on-paper { display: none; }
@media print {
  .on-paper { display: block; margin: 0 0 .25rem; }
  :root { color-scheme: light; --ground: #fff; --card: #fff; --sunken: #fff; --ink: #000; --quiet: #333; --line: #999; --accent: #000; --accent-soft: #fff; --caution: #000; --caution-soft: #fff; --good: #000; --good-soft: #fff; --danger: #000; --danger-soft: #fff; --edge: #999; --accent-ink: #fff; }
  header.bar, footer, nav, .skip, .no-print, button, a.button, form.search { display: none !important; }
  body { font-size: 10.5pt; } main { padding: 0; max-width: none; }
  .card { border: 0; padding: 0; box-shadow: none; } .figures, tr, .tree li { break-inside: avoid; }
  .table { overflow: visible; } table { font-size: 9pt; } thead { display: table-header-group; } tfoot { display: table-row-group; } .badge { border: 0; padding: 0; } .chart { max-height: 8cm; }
  @page { margin: 14mm; }
  @page wide { size: A4 landscape; margin: 10mm; }
  main:has(table.many, .run-table) { page: wide; }
  table :is(th, td) { font-size: inherit; padding: 2pt 5pt 2pt 0; } table.small { font-size: 8.5pt; } table.many { font-size: 7pt; } table.many :is(th, td) { padding-right: 3pt; }
  td:not(.number), tbody th { overflow-wrap: anywhere; min-width: 4.5em; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; overflow: visible; max-height: none; border: 0; padding: 0; }
  .columns, .columns.form-left { display: block; } .columns > * { margin: 0 0 1.5rem; } .hint { display: none; } a { color: inherit; }
  .tree .law a::after { content: " (" attr(href) ")"; font-size: .85em; overflow-wrap: anywhere; }
}
@media (prefers-reduced-motion: no-preference) { a, button { transition: color .12s, border-color .12s, filter .12s; } }
`;
