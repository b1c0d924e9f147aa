import { calculatorAddress, calculatorResult, readCalculator } from '../src/pay-pages';

/** Works the pay out in the browser as the form changes: the same code as on the server, and nothing is sent. */
function start(form: HTMLFormElement, result: HTMLElement): void {
  const status = document.querySelector('[data-calculator-status]');
  const allowUnconfirmed = result.dataset['allowUnconfirmed'] === 'true';
  const show = (): void => {
    const asked = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    const state = readCalculator(asked, asked['pay_date'] ?? '');
    const open = openFigures(result);
    result.innerHTML = calculatorResult(state, { allowUnconfirmed }).text;
    if (status !== null) status.textContent = result.querySelector('.headline, .alert')?.textContent ?? '';
    for (const figure of open) result.querySelector(`details[data-figure="${figure}"]`)?.setAttribute('open', '');
    history.replaceState(null, '', calculatorAddress(state));
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  result.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-share]') : null;
    if (link === null) return;
    event.preventDefault();
    void copy(link);
  });
}

function openFigures(result: HTMLElement): readonly string[] {
  return [...result.querySelectorAll<HTMLElement>('details[data-figure][open]')].map(
    (figure) => figure.dataset['figure'] ?? '',
  );
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
    link.textContent = 'Link copied';
  } catch {
    location.assign(link.href);
  }
}

const form = document.querySelector<HTMLFormElement>('form[data-calculator]');
const result = document.querySelector<HTMLElement>('[data-calculator-result]');
if (form !== null && result !== null) start(form, result);
