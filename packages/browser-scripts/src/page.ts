/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** A dangerous button asks once more, where a script can ask; the page behind it says the same in words. */
document.addEventListener('submit', (event) => {
  const question = event.submitter?.dataset['confirm'];
  if (question !== undefined && !confirm(question)) event.preventDefault();
});

/** A form of filters is sent as soon as one of them changes. */
for (const choice of document.querySelectorAll<HTMLSelectElement>('select[data-submit]')) {
  choice.addEventListener('change', () => choice.form?.requestSubmit());
}
