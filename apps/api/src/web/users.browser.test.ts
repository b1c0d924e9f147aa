import { demoLogins } from '@anz-payroll/demo-seed';
import { nodeOneTimeCodes } from '@anz-payroll/credentials';
import type { Page } from 'playwright-core';
import { linkIn, openMailbox, type Mailbox } from '../testing/mailbox';
import { browserHere, openBrowser, startWebService, type TestBrowser, type WebService } from '../testing/web-service';

jest.setTimeout(240_000);

const password = 'a phrase that nobody else has';
const email = 'bea@saltbush.example';

/** From the invitation to the bank file, in a real browser. */
(browserHere ? describe : describe.skip)('users in Chromium', () => {
  let web: WebService;
  let mailbox: Mailbox;
  let chromium: TestBrowser;

  beforeAll(async () => {
    mailbox = await openMailbox();
    web = await startWebService(undefined, { MAIL_FOLDER: mailbox.folder, MAIL_SENDER: 'off' });
    chromium = await openBrowser();
  });
  afterAll(async () => {
    await chromium.close();
    await web.close();
    await mailbox.remove();
  });

  const signIn = async (page: Page, login: { email: string; password: string }) => {
    await page.goto(`${web.url}/sign-in`);
    await page.getByLabel('E-mail address').fill(login.email);
    await page.getByLabel('Password').fill(login.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const newest = async () => {
    await web.service.mail.sendDue();
    return (await mailbox.to(email)).at(-1);
  };
  const setPassword = async (page: Page, chosen: string) => {
    await page.goto(`${web.url}${linkIn(await newest(), '/set-password')}`);
    await page.getByLabel('New password').fill(chosen);
    await page.getByLabel('The same password again').fill(chosen);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.waitForURL(/\/sign-in\?done=password/);
  };
  const codeOf = (secret: string, steps = 0) =>
    nodeOneTimeCodes.codeOf(secret, Math.floor(web.service.clock.now() / 30_000) + steps);
  const barriers: string[] = [];
  const look = async (page: Page, name: string) => {
    barriers.push(...(await chromium.barriers(page)));
    await chromium.picture(page, name);
  };

  test('invited, signed in with an app, asked for a code before money leaves, reset, disabled', async () => {
    const owner = await chromium.page();
    owner.on('dialog', (dialog) => void dialog.accept());
    await signIn(owner, demoLogins.owner);
    await owner.getByRole('link', { name: 'Users' }).click();
    await look(owner, 'users');
    await owner.getByRole('link', { name: 'Roles' }).click();
    await look(owner, 'roles');
    await owner.getByLabel('Name').fill('Bakery supervisor');
    await owner.getByLabel('See employees').check();
    await owner.getByLabel('Departments').fill('Bakery');
    await owner.getByRole('button', { name: 'Make the role' }).click();
    await owner.getByText('The role is made.').waitFor();
    await look(owner, 'roles-made');
    await owner.getByRole('link', { name: 'Bakery supervisor' }).click();
    await look(owner, 'role');
    await owner.getByRole('button', { name: 'Delete the role' }).click();
    await owner.getByText('The role is deleted.').waitFor();
    await owner.goto(`${web.url}/users`);
    await owner.getByLabel('Name').fill('Bea');
    await owner.getByLabel('E-mail address').fill(email);
    await owner.getByLabel('Role').selectOption('bookkeeper');
    await owner.getByRole('button', { name: 'Send the invitation' }).click();
    await owner.getByText('The invitation is on its way.').waitFor();

    await owner.goto(`${web.url}/home`);
    await owner.getByRole('link', { name: 'Keys for machines' }).click();
    await look(owner, 'keys');
    await owner.getByLabel('Name').fill('Nightly roster');
    await owner.getByLabel(/^See companies and employees/).check();
    await owner.getByRole('button', { name: 'Create key' }).click();
    expect((await owner.locator('#client-secret').textContent())?.length).toBe(43);
    await look(owner, 'keys-fresh');
    await owner.getByRole('button', { name: 'Revoke Nightly roster' }).click();
    await owner.getByText('The key is revoked.').waitFor();

    const bea = await chromium.page();
    await setPassword(bea, password);
    await signIn(bea, { email, password });
    await bea.goto(`${web.url}/account`);
    await look(bea, 'account');
    await bea.getByRole('button', { name: 'Add an authenticator app' }).click();
    const secret = ((await bea.locator('#secret').textContent()) ?? '').replaceAll(' ', '');
    await look(bea, 'account-app');
    await bea.getByLabel('Code').fill(codeOf(secret, -1));
    await bea.getByRole('button', { name: 'Turn it on' }).click();
    expect(await bea.locator('#recovery-codes li').count()).toBe(10);
    const recovery = (await bea.locator('#recovery-codes li').first().textContent()) ?? '';
    await look(bea, 'account-recovery');

    // Money: the session began without a code, so one is asked for.
    await bea.goto(`${web.url}/companies/1/pays/payment-files`);
    await bea.evaluate("location.href = '/companies/1/pays/payment-files/987654321'");
    await bea.getByRole('heading', { name: 'Confirm it is you' }).waitFor();
    await look(bea, 'confirm');
    await bea.getByLabel('Code').fill(codeOf(secret));
    await bea.getByRole('button', { name: 'Confirm' }).click();
    await bea.waitForURL(/\/companies\/1\/pays\/payment-files$/);

    await bea.getByRole('button', { name: 'Sign out' }).click();
    await signIn(bea, { email, password });
    await bea.getByRole('heading', { name: 'Your code' }).waitFor();
    await look(bea, 'sign-in-code');
    await bea.getByLabel('Code').fill('000000');
    await bea.getByRole('button', { name: 'Sign in' }).click();
    await bea.getByText('That code is not right').waitFor();
    await bea.getByLabel('Code').fill(recovery);
    await bea.getByRole('button', { name: 'Sign in' }).click();
    await bea.waitForURL(/\/home$/);

    const forgetful = await chromium.page();
    await forgetful.goto(`${web.url}/sign-in`);
    await forgetful.getByRole('link', { name: 'Get a link by e-mail' }).click();
    await look(forgetful, 'forgot-password');
    await forgetful.getByLabel('E-mail address').fill(email);
    await forgetful.getByRole('button', { name: 'Send the link' }).click();
    await forgetful.getByText('an e-mail with a link is on its way').waitFor();
    await setPassword(forgetful, 'quite another phrase altogether');
    await bea.reload();
    await bea.waitForURL(/\/sign-in/);

    await owner.goto(`${web.url}/companies/1/approvals`);
    await look(owner, 'approvals');
    await owner.goto(`${web.url}/users`);
    await owner.getByRole('link', { name: 'Bea' }).click();
    await look(owner, 'user');
    await owner.getByRole('button', { name: 'Disable' }).click();
    await owner.getByText('signed out everywhere').first().waitFor();
    await signIn(forgetful, { email, password: 'quite another phrase altogether' });
    await forgetful.getByText('The e-mail address or the password is not right.').waitFor();

    expect(barriers).toEqual([]);
    expect(chromium.complaints).toEqual([]);
  });
});
