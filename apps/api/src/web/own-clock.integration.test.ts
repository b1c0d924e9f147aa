import { demoLogins } from '@anz-payroll/demo-seed';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { addDays, type CivilDate } from 'payroll-core';
import { browser, must, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(240_000);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Specification 2.5: allow_edit_timeclock. Hana of the demo works in New Zealand. */
describe.each(testEngines)('clocking in and out, on $engine', (engine) => {
  let web: WebService;
  let customerId: number;
  let owner: Browser;
  const hana = { id: 0, companyId: 2, browser: undefined as unknown as Browser };
  const page = () => `/my/${hana.id}/timesheet`;
  const text = async (visitor: Browser, path: string) => (await visitor.get(path)).text();

  beforeAll(async () => {
    web = await startWebService(engine, { MAIL_SENDER: 'off', LODGEMENT: 'off', RATE_LIMITS: 'off' });
    customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
    hana.browser = await signedIn(demoLogins.newZealander);
    hana.id = Number(/\/my\/(\d+)$/.exec((await hana.browser.get('/my')).headers.get('location') ?? '')?.[1]);
    owner = await signedIn(demoLogins.owner);
    must(
      await web.service.employees.updateEmployees({
        ...{ companyId: hana.companyId, identifierType: 'employee_id' },
        items: [{ id: hana.id, allow_edit_timeclock: true }],
      }),
    );
  });
  afterAll(() => web.close());

  const signedIn = async (login: { readonly email: string; readonly password: string }) => {
    const visitor = browser(web.url);
    await visitor.submit(await text(visitor, '/sign-in'), '/sign-in', login);
    return visitor;
  };
  /** Hours later everybody signs in anew. */
  const later = async (milliseconds: number) => {
    web.pass(milliseconds);
    hana.browser = await signedIn(demoLogins.newZealander);
    owner = await signedIn(demoLogins.owner);
  };
  const press = async (action: string, more: Readonly<Record<string, string>> = {}) =>
    hana.browser.submit(await text(hana.browser, page()), `/my/${hana.id}/clock`, { action, ...more });
  /** The wall clock in New Zealand, by the programming language and not by the service. */
  const shown = (options: Intl.DateTimeFormatOptions, locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Pacific/Auckland', ...options }).format(web.service.clock.now());
  const time = () => shown({ hour: '2-digit', minute: '2-digit' }, 'en-GB');
  const today = () => shown({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA') as CivilDate;
  const shifts = async () => {
    const week = { from: addDays(today(), -3), to: addDays(today(), 3) };
    const listed = await web.service.pays.listShifts({
      ...{ customerId, companyId: hana.companyId, employeeId: hana.id, ...week },
    });
    return must(listed);
  };
  const remove = async () => {
    for (const { id } of await shifts()) {
      must(await web.service.pays.deleteShift({ customerId, companyId: hana.companyId, shiftId: id }));
    }
  };

  test('a day with a break is the shift that was worked, and waits for approval', async () => {
    const before = await text(hana.browser, page());
    expect(before).toContain('Clock in');
    expect(before).not.toContain('Save the week');
    const [date, start] = [today(), time()];
    // Pressed twice at once, it is one clock.
    const pressed = await Promise.all([press('start'), press('start')]);
    expect(pressed.map(({ status }) => status)).toEqual([303, 303]);
    expect(await text(owner, `/companies/${hana.companyId}/timesheets`)).toContain(`clocked in since ${start}`);
    await later(3 * HOUR);
    const from = time();
    await press('break');
    expect(await text(hana.browser, page())).toContain(`You are on a break since ${from}`);
    await later(30 * MINUTE);
    const to = time();
    await press('resume');
    await press('resume');
    await later(4 * HOUR);
    const end = time();
    expect((await press('finish')).headers.get('location')).toBe(`${page()}?done=finish`);
    expect(await shifts()).toMatchObject([
      { date, shift: { date, start, end, unpaidBreaks: [[from, to]] }, approvedBy: null, note: 'Clocked' },
    ]);
    expect(await text(hana.browser, page())).toContain('<strong>7 h</strong> in this week');
    expect(await text(owner, '/home')).toContain('One shift to approve');
    // There is nothing left to stop, and no page says that there was: it may be pressed on one that was opened before.
    for (const action of ['finish', 'break', 'resume', 'discard']) {
      expect((await press(action)).headers.get('location')).toBe(`${page()}?done=none`);
    }
    expect(await text(hana.browser, `${page()}?done=none`)).toContain('You are not clocked in.');
    expect(await shifts()).toHaveLength(1);
  });

  test('whoever clocks out in a break worked until it began', async () => {
    await remove();
    const start = time();
    await press('start');
    await later(2 * HOUR);
    const end = time();
    await press('break');
    await later(HOUR);
    await press('finish');
    expect((await shifts()).map(({ shift }) => [shift.start, shift.end])).toEqual([[start, end]]);
  });

  test('what overlaps is refused, and the clock goes on', async () => {
    await remove();
    const of = { customerId, companyId: hana.companyId, identifierType: 'employee_id' as const };
    const day = { date: today(), start: '00:00', end: '24:00' };
    await press('start');
    await later(2 * MINUTE);
    must(await web.service.pays.enterShifts({ ...of, shifts: [{ employeeId: hana.id, shift: day }] }));
    const refused = await press('finish');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('overlap');
    expect(await text(hana.browser, page())).toContain('You clocked in at');
    expect(await shifts()).toHaveLength(1);
    await press('discard');
    expect(await text(hana.browser, page())).toContain('Clock in');
    await remove();
  });

  test('whoever forgot to clock out says when they finished', async () => {
    await remove();
    const [date, start] = [today(), time()];
    await press('start');
    await later(9 * HOUR);
    const end = time();
    await later(11 * HOUR);
    expect(await text(hana.browser, page())).toContain('When did you finish?');
    for (const [finished, problem] of [
      ['', 'Say when you finished.'],
      ['half past', '“half past” is no time.'],
    ] as const) {
      const refused = await press('finish', { finished });
      const said = await refused.text();
      expect([refused.status, said]).toEqual([422, expect.stringContaining(problem)]);
      expect(said).toMatch(/role="alert">Nothing was saved\. <a href="#finished">/);
      // The page's own script asks before times are discarded.
      expect(refused.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    expect((await press('finish', { finished: end })).status).toBe(303);
    expect((await shifts()).map(({ shift }) => shift)).toEqual([{ date, start, end }]);
  });

  test('the employer sees in every later week who has not clocked out, and since which day', async () => {
    const [since, start] = [today(), time()];
    const month = shown({ month: 'short' }, 'en-US');
    await press('start');
    await later(8 * 24 * HOUR);
    const weekOf = async (date: CivilDate) => text(owner, `/companies/${hana.companyId}/timesheets?week=${date}`);
    const [year, , dayOfMonth] = since.split('-');
    const said = `clocked in since ${start} on ${Number(dayOfMonth)} ${month} ${year}`;
    expect(await weekOf(since)).toContain(said);
    expect(await weekOf(today())).toContain(said);
    expect(await weekOf(addDays(since, -7))).not.toContain('clocked in since');
    await press('discard');
  });

  test('the employer clocks out whoever forgot it, and changes the shift before it is approved', async () => {
    await remove();
    const week = `/companies/${hana.companyId}/timesheets`;
    const stop = async (action: string, more: Readonly<Record<string, string>> = {}) =>
      owner.submit(seen, `${week}/clock`, { action, ...more });
    const [date, start] = [today(), time()];
    await press('start');
    let seen = await text(owner, week);
    await later(9 * HOUR);
    const end = time();
    await later(11 * HOUR);
    seen = await text(owner, week);
    expect(seen).toContain('<h2 id="clocks">Clocked in</h2>');
    for (const [finished, problem] of [
      ['', 'They clocked in more than 16 hours ago. Say when they finished.'],
      ['half past', '“half past” is no time.'],
    ] as const) {
      const refused = await stop('finish', { finished });
      const said = await refused.text();
      expect([refused.status, said]).toEqual([422, expect.stringContaining(problem)]);
      expect(said).toMatch(/role="alert">Nothing was saved\. <a href="#finished-\d+">/);
      expect(said).toContain(`value="${finished}"`);
    }
    const stopped = await stop('finish', { finished: end });
    expect(stopped.headers.get('location')).toMatch(/timesheets\?week=\d{4}-\d\d-\d\d&done=clocked-out$/);
    expect((await shifts()).map(({ shift, approvedBy, note }) => [shift, approvedBy, note])).toEqual([
      [{ date, start, end }, null, 'Clocked'],
    ]);
    // The same button on the page that was opened before does nothing, also not to a clock that was started since.
    await press('start');
    const again = await stop('discard');
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('Nobody is clocked in here')]);
    expect(await text(hana.browser, page())).toContain('You clocked in at');
    // Both see what was noted with the shift.
    const ofDate = `week=${date}`;
    expect(await text(owner, `${week}?${ofDate}`)).toContain('<span class="shift-note">Clocked</span>');
    expect(await text(hana.browser, `${page()}?${ofDate}`)).toContain('<span class="shift-note">Clocked</span>');
    // On a break the shift ends when that began: a time is not silently left aside.
    await later(2 * HOUR);
    seen = await text(owner, week);
    await press('break');
    const onBreak = await stop('finish', { finished: time() });
    expect([onBreak.status, await onBreak.text()]).toEqual([
      422,
      expect.stringContaining('They are on a break by now'),
    ]);
    seen = await text(owner, week);
    expect(seen).toContain('On a break since');
    expect((await stop('discard')).headers.get('location')).toContain('done=discarded');
    expect(await shifts()).toHaveLength(1);
    expect(await text(hana.browser, page())).toContain('Clock in');
    const log = await text(owner, '/activity');
    expect(log).toContain('clock');
    await remove();
  });

  test('whoever finishes in the hour that the clock shows twice is told that the shift does not say how long they worked', async () => {
    await remove();
    // In New Zealand daylight saving ends at 14:00 UTC.
    const until = async (moment: string) => later(Date.parse(moment) - web.service.clock.now());
    await until('2027-04-03T09:00:00Z');
    await press('start');
    await until('2027-04-03T14:30:00Z');
    expect((await press('finish')).headers.get('location')).toBe(`${page()}?done=twice`);
    expect(await text(hana.browser, `${page()}?done=twice`)).toContain('do not say how long you worked');
    expect((await shifts()).map(({ shift }) => [shift.start, shift.end])).toEqual([['22:00', '02:30']]);
  });

  test('without the flag nobody clocks in', async () => {
    const seen = await text(hana.browser, page());
    must(
      await web.service.employees.updateEmployees({
        ...{ companyId: hana.companyId, identifierType: 'employee_id' },
        items: [{ id: hana.id, allow_edit_timeclock: false, allow_edit_timesheet: true }],
      }),
    );
    expect((await hana.browser.submit(seen, `/my/${hana.id}/clock`, { action: 'start' })).status).toBe(404);
    expect(await text(hana.browser, page())).not.toContain('Clock in');
  });
});
