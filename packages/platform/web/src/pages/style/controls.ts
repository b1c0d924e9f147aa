/** Forms and buttons, big enough for a thumb. */
export const controls = `
label { display: block; font-weight: 600; margin: 0 0 .3rem; }
.hint { color: var(--quiet); font-size: .875rem; margin: -.1rem 0 .4rem; }
input, textarea, select {
  width: 100%; font: inherit; color: inherit; background: var(--sunken); border: 1px solid var(--edge); border-radius: 8px;
  padding: .55rem .75rem; margin: 0 0 1rem; min-height: 2.75rem;
}
input.number { text-align: right; font-variant-numeric: tabular-nums; }
input[type="checkbox"], input[type="radio"] { width: 1.15rem; min-height: 1.15rem; height: 1.15rem; margin: 0 .6rem 0 0; vertical-align: -.2rem; accent-color: var(--accent); }
.check { font-weight: 400; margin-bottom: 1rem; }
fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; min-width: 0; }
legend { font-weight: 700; padding: 0; margin: 0 0 .6rem; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); gap: .75rem 1rem; }
.fields.roomy { grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.problem { color: var(--danger); font-size: .9rem; font-weight: 600; margin: 0 0 .3rem; } [aria-invalid="true"] { border-color: var(--danger); } .alert ul { margin: 0; padding-left: 1.25rem; } .alert p { margin: 0 0 .4rem; }
.alert a { color: inherit; }
.fields .check { grid-column: 1 / -1; margin: 0; padding: .2rem 0; } .fields.checks .check { grid-column: auto; } .fields input:not([type="checkbox"], [type="radio"]), .fields select { margin: 0; }
.field.wide { grid-column: 1 / -1; } .field { display: flex; flex-direction: column; } .field label { font-size: .9rem; }
.fields .field input, .fields .field select { margin-top: auto; }
button, a.button {
  display: inline-block; font: inherit; font-weight: 600; min-height: 2.75rem; padding: .55rem 1.1rem; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--accent); background: var(--accent); color: var(--accent-ink); text-decoration: none; text-align: center;
}
button:hover, a.button:hover { filter: brightness(1.08); }
button.plain, a.button.plain { background: transparent; color: var(--accent); border-color: var(--line); } button.plain:hover, a.button.plain:hover { border-color: var(--accent); }
button.danger { background: transparent; color: var(--danger); border-color: var(--danger); }
button.wide { width: 100%; }
button.slim, a.button.slim, form.inline button { min-height: 2.25rem; padding: .3rem .8rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
.actions > * { flex: 1 1 9rem; }
.actions form { display: flex; } .actions form button { flex: 1; }
.actions.tight > * { flex: 0 1 auto; } details + .actions, .fields + .actions, ul + .actions { margin-top: .75rem; }
form.inline { display: inline; }
form.search { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 0 1.25rem; align-items: end; }
form.search > div { flex: 1 1 12rem; } form.search > div.short { flex: 0 1 11rem; } form.search input, form.search select { margin: 0; background: var(--card); }
header form.inline button { border-color: var(--line); }
.scopes { list-style: none; padding: 0; margin: 0 0 1.25rem; }
.scopes li { padding: .55rem 0 .55rem 1.75rem; border-bottom: 1px solid var(--line); position: relative; }
.scopes li::before { content: "✓"; position: absolute; left: .25rem; color: var(--accent); font-weight: 700; }
progress { display: block; width: 100%; height: .9rem; margin: 0 0 1rem; accent-color: var(--accent); }
meter { display: block; width: 6rem; height: .8rem; margin-left: auto; }
`;
