/** A week of shifts: one line a person, one cell a day; on a phone the days stand below each other. */
export const timesheets = `
.week-line { display: grid; grid-template-columns: minmax(9rem, 1.4fr) repeat(7, minmax(6.5rem, 1fr)) auto; gap: .4rem; align-items: end; padding: .6rem 0; border-bottom: 1px solid var(--line); }
.week-line p { margin: 0; } .week-name { align-self: center; overflow-wrap: anywhere; } .week-name span { display: block; }
.week-day label { margin: 0; font-size: .875rem; } .week-day input { margin: 0; padding: .35rem .4rem; font-size: .9rem; }
.week-day .delete { font-weight: 400; } .week-day .delete input { width: 1.15rem; min-height: 1.15rem; margin-right: .4rem; padding: 0; }
.week-day .approved { display: block; font-size: .875rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.shift-note { display: block; color: var(--quiet); font-size: .8rem; line-height: 1.3; overflow-wrap: anywhere; }
@media (max-width: 60rem) { .week-line { grid-template-columns: minmax(0, 1fr); } }
`;
