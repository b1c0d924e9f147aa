/** A dangerous button asks once more, where a script can ask; the page behind it says the same in words. */
document.addEventListener('submit', (event) => {
  const question = event.submitter?.dataset['confirm'];
  if (question !== undefined && !confirm(question)) {
    event.preventDefault();
    return;
  }
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  if (form.dataset['progress'] !== undefined) {
    event.preventDefault();
    for (const button of form.querySelectorAll('button')) button.disabled = true;
    void process(form);
  } else if (form.method === 'post') {
    if (form.dataset['sent'] === undefined) disableUntilAnswered(form);
    else event.preventDefault();
  }
});

/** Whoever sent a form that was refused is at the first field that is wrong, which a screen reader then reads with its reason. */
const refusedField = document.querySelector<HTMLElement>('[aria-invalid="true"]');
const refusal = document.querySelector<HTMLElement>('[role="alert"]');
if (refusedField !== null) refusedField.focus();
else if (refusal !== null) {
  refusal.tabIndex = -1;
  refusal.focus();
}

/** After so long somebody may send the form again although no page followed: the answer was a file, or was not waited for. */
const SEND_AGAIN_MS = 10_000;

/** A form that is on its way is not sent once more, by a second click or by Enter. */
function disableUntilAnswered(form: HTMLFormElement): void {
  form.dataset['sent'] = '';
  // The browser reads the form after this event, and would leave out the value of a pressed button that is disabled.
  setTimeout(() => {
    for (const button of buttonsOf(form)) {
      if (button.disabled) continue;
      button.disabled = true;
      button.dataset['sent'] = '';
    }
  });
  setTimeout(() => enable(form), SEND_AGAIN_MS);
}

function enable(form: HTMLFormElement): void {
  delete form.dataset['sent'];
  for (const button of buttonsOf(form)) {
    if (button.dataset['sent'] === undefined) continue;
    delete button.dataset['sent'];
    button.disabled = false;
  }
}

/** Those outside of the form that name it included. */
function buttonsOf(form: HTMLFormElement): readonly HTMLButtonElement[] {
  return [...form.elements].filter((element) => element instanceof HTMLButtonElement);
}

/** Whoever comes back finds the page as it was left, and may send its forms again. */
window.addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) enable(form);
});

/** The key "/" leads to the search from anywhere, unless somebody is typing. */
document.addEventListener('keydown', (event) => {
  const at = event.target;
  const isTyping = at instanceof HTMLElement && at.matches('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const link = document.querySelector<HTMLAnchorElement>('a[data-search]');
  if (link === null) return;
  event.preventDefault();
  location.assign(link.href);
});

/** In a week of shifts the arrows up and down go to the same day of the next person. */
document.addEventListener('keydown', (event) => {
  const at = event.target;
  if (!(at instanceof HTMLInputElement) || at.dataset['column'] === undefined) return;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const column = [...document.querySelectorAll<HTMLInputElement>(`input[data-column="${at.dataset['column']}"]`)];
  const next = column[column.indexOf(at) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.select();
});

/** A chosen file is put into the field beside it, where it can be looked at before it is sent. */
for (const chooser of document.querySelectorAll<HTMLInputElement>('input[data-read-into]')) {
  chooser.addEventListener('change', () => {
    const target = document.getElementById(chooser.dataset['readInto'] ?? '');
    const [file] = chooser.files ?? [];
    if (file === undefined || !(target instanceof HTMLTextAreaElement)) return;
    void file.arrayBuffer().then((buffer) => {
      const bytes = new Uint8Array(buffer);
      if (isArchive(bytes)) {
        sendWorkbook(bytes, chooser, target);
        return;
      }
      target.value = decoded(bytes);
      target.focus();
    });
  });
}

/** A zip archive, as workbooks are, or a workbook of before 2007, whatever the name: the server says which it reads. */
function isArchive([first, second, third]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b && third === 0x03) || (first === 0xd0 && second === 0xcf);
}

/** Text as spreadsheets save it: UTF-8, UTF-16 (“Unicode Text”), or what Windows used before them (“CSV”). */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A workbook is no text: the server reads it, and shows its first sheet where a chosen CSV file would stand. */
function sendWorkbook(bytes: Uint8Array, chooser: HTMLInputElement, text: HTMLTextAreaElement): void {
  const field = document.getElementById(chooser.dataset['workbookInto'] ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  field.value = btoa(binary).replaceAll('+', '-').replaceAll('/', '_');
  text.value = '';
  text.required = false;
  field.form?.requestSubmit();
}

/** Moments in the reader's own time zone and way of writing. */
for (const at of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
  const written = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  at.textContent = written.format(new Date(at.dateTime));
}

/** A form of filters is sent as soon as one of them changes. */
for (const choice of document.querySelectorAll<HTMLSelectElement>('select[data-submit]')) {
  choice.addEventListener('change', () => choice.form?.requestSubmit());
}

const LOOK_EVERY_MS = 400;

/** A run is processed while the page shows how far it is; without a script the browser just waits for the answer. */
async function process(form: HTMLFormElement): Promise<void> {
  form.querySelector('[role="alert"]')?.remove();
  const looking = setInterval(() => void look(form).catch(() => undefined), LOOK_EVERY_MS);
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  const sent = fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await sent.catch(() => undefined).finally(() => clearInterval(looking));
  if (answer === undefined) lostConnection(form);
  else if (answer.redirected) location.assign(answer.url);
  // The page that says why not; a run that was interrupted goes on where it stopped.
  else form.submit();
}

/** Nobody knows how far the server came: it says so where the bar stands still, and the button can be pressed again. */
function lostConnection(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll('button')) button.disabled = false;
  const says = document.createElement('p');
  says.className = 'alert';
  says.setAttribute('role', 'alert');
  says.textContent =
    'The connection was lost, and the run may be processed in part or whole. Press the button again: what is processed is not processed twice.';
  form.prepend(says);
}

async function look(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.dataset['progress'] ?? '');
  const bar = form.querySelector('progress');
  if (!answer.ok || bar === null) return;
  const { pay_count, pending_count } = (await answer.json()) as { pay_count: number; pending_count: number };
  bar.max = pay_count;
  bar.value = pay_count - pending_count;
  const label = form.querySelector(`label[for="${bar.id}"]`);
  if (label !== null) label.textContent = `${pay_count - pending_count} of ${pay_count} processed`;
}
