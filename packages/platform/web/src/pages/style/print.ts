/** On paper: the content alone, black on white, nothing cut in two. */
export const print = `
@media print {
  :root { color-scheme: light; --ground: #fff; --card: #fff; --sunken: #fff; --ink: #000; --quiet: #333; --line: #999; --accent: #000; --accent-soft: #fff; --caution: #000; --caution-soft: #fff; --good: #000; --good-soft: #fff; }
  header.bar, footer, nav, .skip, .no-print, button, form.search { display: none !important; }
  body { font-size: 10.5pt; } main { padding: 0; max-width: none; }
  .card { border: 0; padding: 0; box-shadow: none; } .figures, tr, .tree li { break-inside: avoid; }
  .table { overflow: visible; } table { font-size: 9pt; } table.small { font-size: 7.5pt; } thead { display: table-header-group; } tfoot { display: table-row-group; } .badge { border: 0; padding: 0; } .chart { max-height: 8cm; }
  @page { margin: 14mm; }
  .columns, .columns.form-left { display: block; } .columns > * { margin: 0 0 1.5rem; } .hint { display: none; } a { color: inherit; }
  .tree .law a::after { content: " (" attr(href) ")"; font-size: .85em; overflow-wrap: anywhere; }
}
@media (prefers-reduced-motion: no-preference) { a, button { transition: color .12s, border-color .12s, filter .12s; } }
`;
