/** How a visitor reaches the company, and what happens when the services behind the form do not answer. */
import type { BrowserContext, Route, Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { ContactForm, FormField } from '../../src/model/form.ts';
import type { Page } from '../../src/model/page.ts';
import {
  isFocused,
  nextFrames,
  openAgain,
  publishedSites,
  stopClock,
  test,
  testedSite,
  walkedOn,
  warmUp,
} from '../support/browser.ts';
import { catchDialling, dialled } from '../support/dialling.ts';
import { formOf, pageAt } from '../support/fixture-model.ts';
import { entryFor, formIn, labelOf, solveCaptcha, waitForCaptcha } from '../support/form-page.ts';
import { createGate } from '../support/gate.ts';
import { installRecordingTag, type MailAnswer } from '../support/third-party-doubles.ts';
import { usually } from '../support/usual-walks.ts';

const entriesOf = (form: ContactForm) =>
  Object.fromEntries(form.fields.map((field) => [field.name, entryFor(field)]));

const emptyEntriesOf = (form: ContactForm) =>
  Object.fromEntries(form.fields.map(({ name, kind }) => [name, kind === 'checkbox' ? false : '']));

const captchaResets = (tab: Tab) => tab.evaluate(() => window.captchaDouble?.resets);
const captchaRenders = (tab: Tab) => tab.evaluate(() => window.captchaDouble?.renders.length);

/** What begins the use of the form with the least. */
const useForm = (tab: Tab) => tab.locator('form .form-field__control').first().focus();
const captchaSizes = (tab: Tab) => tab.evaluate(() => window.captchaDouble?.renders.map(({ size }) => size));

/** Hands the request for the mail library's file to a test. The file's name says nothing: its text does. */
async function onLibrary(context: BrowserContext, handle: (route: Route) => Promise<void>): Promise<void> {
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    return (await response.text()).includes('api.emailjs.com') ? handle(route) : route.fulfill({ response });
  });
}

/** Fills the form, solves the captcha and sends. */
async function send(tab: Tab, form: ContactForm): Promise<void> {
  const view = formIn(tab, form);
  await view.fill();
  await solveCaptcha(tab, form);
  await view.submit.click();
}

/** Notes the texts of alerts, and closes them. */
function catchAlerts(tab: Tab): string[] {
  const texts: string[] = [];
  tab.on('dialog', async (dialog) => {
    texts.push(dialog.message());
    await dialog.accept();
  });
  return texts;
}

/** The body that the mail service must get for a filled form. */
function expectedMail(form: ContactForm) {
  const { serviceId, templateId, publicKey } = form.delivery;
  return {
    lib_version: expect.any(String),
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: {
      email: '',
      ...entriesOf(form),
      source: form.source,
      ...(form.reference && { reference: expect.stringMatching(/^\w{2}-\w{3}$/) }),
      'g-recaptcha-response': form.captcha === undefined ? '' : 'captcha-token',
    },
  };
}

/** By what the company and the visitor can name a message. */
function referenceOf(mail: unknown): unknown {
  const { template_params: parameters }: { template_params?: { reference?: unknown } } = Object(mail);
  return parameters?.reference;
}

/** Failures of the mail service, as the error catalogue has them. */
const failures: readonly { readonly name: string; readonly answer: MailAnswer }[] = [
  ...([400, 403, 429, 451, 500] as const).map((status) => ({
    name: `status ${status}`,
    answer: { kind: 'status', status } as const,
  })),
  { name: 'no network', answer: { kind: 'unreachable' } },
];

/** The failure that is shown on each site with `WALK_LESS`. */
const usualFailures = { 'driver-papers': 'status 429', 'bicycle-workshop': 'no network' } as const;

/** What the console says when a message could not be sent. */
const failureLog = [
  /^\[error\] Failed to load resource/,
  /^\[error\] (EmailJSResponseStatus|TypeError|TimeLimitError|Error)/,
];

describe.for(publishedSites)('$name: the form', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const form = formOf(model);
  const { words } = model.site.shell;
  const requiredText = form.fields.find(
    ({ kind, requiredMessage }) => kind !== 'checkbox' && kind !== 'select' && requiredMessage !== undefined,
  );
  const patterned = form.fields.find(({ pattern }) => pattern !== undefined);

  test('errors show once a field has been touched, and the button waits for a valid form', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.becomeInteractive();
    expect(await view.element.getByText(form.title).count()).toBe(1);
    expect(await view.submit.isDisabled()).toBe(true);
    for (const field of form.fields.filter(({ requiredMessage }) => requiredMessage !== undefined)) {
      expect(await view.problem(field.name).textContent()).toBe('');
      await view.control(field.name).focus();
      await view.control(field.name).blur();
      await expect.poll(() => view.problem(field.name).textContent()).toBe(field.requiredMessage);
      expect(await view.control(field.name).getAttribute('aria-invalid')).toBe('true');
      expect(await view.control(field.name).getAttribute('aria-describedby')).toContain(
        await view.problem(field.name).getAttribute('id'),
      );
    }
    if (patterned !== undefined) {
      await view.control(patterned.name).fill('12');
      await view.control(patterned.name).blur();
      await expect.poll(() => view.problem(patterned.name).textContent()).toBe(patterned.pattern?.message);
      expect(await view.submit.isDisabled()).toBe(true);
    }
    await view.fill();
    await expect.poll(() => view.submit.isEnabled()).toBe(true);
    expect(await tab.locator('.form-field__problem').allTextContents()).toEqual(form.fields.map(() => ''));
    if (requiredText !== undefined) {
      await view.control(requiredText.name).fill('   ');
      await expect.poll(() => view.submit.isDisabled()).toBe(true);
    }
  });

  const asked = model.pages.slice(1).flatMap((page) => {
    const sections = page.sections.flatMap((section) => ('form' in section && section.form ? [section] : []));
    const hero = page.sections.find((section) => section.kind === 'hero');
    return sections.flatMap(({ id, form: place }) =>
      hero?.button?.link.kind === 'page' &&
      hero.button.link.path === page.path &&
      [id, place?.id].includes(hero.button.link.hash)
        ? [{ page, place, label: hero.button.label }]
        : [],
    );
  });

  test.for(asked)(
    'one press on the main button of $page.path brings its form onto the screen',
    async ({ page, place, label }, { visit }) => {
      const {
        page: tab,
        thirdParties,
        openInteractive,
      } = await visit(site, { width: 360, height: 740, reducedMotion: true });
      await openInteractive(page.path);
      await tab.locator('.hero').getByRole('link', { name: label }).click();
      const view = formIn(tab, form);
      const first = view.element.locator('.form-field__control').first();
      await expect
        .poll(() =>
          first.evaluate((control) => {
            const { x, y, width, height } = control.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === control;
          }),
        )
        .toBe(true);
      await view.becomeInteractive();
      await send(tab, form);
      await expect
        .poll(() => thirdParties.mails.at(-1))
        .toMatchObject({ template_params: { source: place?.source } });
      await expect.poll(() => view.otherWays.textContent()).toContain(words.sentNext);
    },
  );

  // How an answer is taken does not depend on the site, and what becomes of each status is tested where it is read.
  test.for(usually(failures, (failure) => failure.name === usualFailures[name]))(
    '$name: says so, keeps everything and lets the visitor try again',
    async ({ answer }, { visit }) => {
      const { page: tab, messages, thirdParties, openInteractive, expectMessages } = await visit(site);
      expectMessages(...failureLog, /^\[error\] \w+$/);
      thirdParties.mailAnswer = answer;
      await openInteractive('/');
      const view = formIn(tab, form);
      await send(tab, form);
      await expect.poll(view.told).toEqual([form.failureMessage]);
      expect(await view.entries()).toEqual(entriesOf(form));
      const help = view.otherWays;
      expect(await help.textContent()).toContain(form.failureHelp);
      for (const { href } of [...form.phones, ...form.messengers]) {
        expect(await help.locator(`a[href="${href}"]`).isVisible()).toBe(true);
      }
      expect(messages.filter((message) => !message.includes('Failed to load resource'))).toHaveLength(1);
      await expect.poll(() => view.notice.count()).toBe(0);
      expect(await help.textContent()).toContain(form.failureHelp);
      if (form.captcha !== undefined) {
        expect(await captchaResets(tab)).toBe(1);
      }

      thirdParties.mailAnswer = { kind: 'status', status: 200 };
      await solveCaptcha(tab, form);
      await view.submit.click();
      await expect.poll(view.told).toEqual([form.failureMessage, form.successMessage]);
      expect(thirdParties.mails).toEqual([expectedMail(form), expectedMail(form)]);
      expect(await help.locator('p').first().textContent()).toBe(words.sentNext);
      expect(new Set(thirdParties.mails.map(referenceOf)).size).toBe(1);
    },
  );
});

describe.for(walkedOn('driver-papers'))('$name: the form', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const form = formOf(model);
  const { words } = model.site.shell;

  test('a message is sent once, whatever is pressed, and the form is empty again', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    const gate = createGate();
    thirdParties.mailAnswer = { kind: 'status', status: 200, after: gate.passed };
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.fill();
    await solveCaptcha(tab, form);
    await recordNotice(tab);
    await view.submit.dblclick();
    await expect.poll(() => view.submit.textContent()).toBe(form.sendingLabel);
    const [firstText] = form.fields.filter(({ kind }) => kind === 'text');
    await view.control(firstText?.name ?? '').press('Enter');
    await view.submit.click({ force: true });
    await view.element.evaluate((element) => {
      if (element instanceof HTMLFormElement) {
        element.requestSubmit();
        element.requestSubmit();
      }
    });
    gate.open();
    await expect.poll(async () => (await recordedNotice(tab)).text).toBe(form.successMessage);
    expect(thirdParties.mails).toEqual([expectedMail(form)]);
    await expect.poll(view.entries).toEqual(emptyEntriesOf(form));
    expect(await view.otherWays.locator('p').first().textContent()).toBe(words.sentNext);
    expect(await view.otherWays.locator('a').count()).toBe(0);
    if (form.captcha !== undefined) {
      expect(await captchaResets(tab)).toBe(1);
    }

    await expect.poll(async () => (await recordedNotice(tab)).stayedMs).toBeDefined();
    const notice = await recordedNotice(tab);
    expect(notice).toMatchObject({
      firstOpacity: '0',
      pointerEvents: 'none',
      isAnnounced: true,
      isInWindow: true,
    });
    expect(notice.fade).toMatch(/^opacity 0?\.\d+s/);
    expect(notice.scrollY).toBeGreaterThan(0);
    // To the millisecond, and that it fades in, it is checked where a test has the time in its hands.
    // The record begins when the page, busy with the emptied form, sees the notice.
    expect(notice.stayedMs).toBeGreaterThan(form.notice.visibleMs / 2);
    expect(await view.submit.isDisabled()).toBe(true);
  });

  test('the library is there before anything is sent, and only where there is a form', async ({ visit }) => {
    const { page: tab, context, thirdParties, openInteractive } = await visit(site);
    const fetched: string[] = [];
    await onLibrary(context, async (route) => {
      fetched.push(new URL(tab.url()).pathname);
      await route.fallback();
    });
    const other = model.pages.find(({ sections }) => sections.every(({ kind }) => kind !== 'contacts'));
    await openInteractive(other?.path ?? '');
    await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await nextFrames(tab);
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.fill();
    await solveCaptcha(tab, form);
    await expect.poll(() => fetched).toEqual(['/']);
    await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await view.submit.click();
    await expect.poll(view.told).toEqual([form.successMessage]);
    expect(thirdParties.mails).toHaveLength(1);
  });

  test('a sending goes on when the visitor opens another page and comes back', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    const gate = createGate();
    thirdParties.mailAnswer = { kind: 'status', status: 200, after: gate.passed };
    await openInteractive('/');
    const view = formIn(tab, form);
    await send(tab, form);
    await expect.poll(() => view.submit.textContent()).toBe(form.sendingLabel);
    const other = model.pages.find(({ sections }) => sections.every(({ kind }) => kind !== 'contacts'));
    await tab.locator(`a[href="${other?.path}"]:visible`).first().click();
    await expect.poll(() => view.element.count()).toBe(0);
    await tab.goBack();
    await view.element.scrollIntoViewIfNeeded();
    await expect.poll(() => view.submit.textContent()).toBe(form.sendingLabel);
    expect(await view.entries()).toEqual(entriesOf(form));
    await view.submit.click({ force: true });
    gate.open();
    await expect.poll(view.told).toEqual([form.successMessage]);
    expect(await view.entries()).toEqual(emptyEntriesOf(form));
    expect(thirdParties.mails).toEqual([expectedMail(form)]);
  });

  test('a field that only programs fill in is met by nobody else, and stops no person', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.becomeInteractive();
    const trap = view.element.locator('[name="contact.website"]');
    expect(await trap.count()).toBe(1);
    const textboxes = form.fields.filter(({ kind }) => kind !== 'select' && kind !== 'checkbox');
    expect(await view.element.getByRole('textbox').count()).toBe(textboxes.length);
    expect(
      await trap.evaluate((element) => {
        element.focus();
        return element === document.activeElement;
      }),
    ).toBe(false);
    await view.fill();
    await solveCaptcha(tab, form);
    await trap.evaluate((element) => {
      Object.assign(element, { value: 'https://spam.example' });
    });
    await view.submit.click();
    await expect.poll(() => view.submit.textContent()).toBe(words.sendAnyway);
    expect(await view.otherWays.textContent()).toContain(words.sendAnyway);
    for (const { href } of form.phones) {
      expect(await view.otherWays.locator(`a[href="${href}"]`).isVisible()).toBe(true);
    }
    expect(thirdParties.mails).toEqual([]);
    await view.submit.click();
    await expect.poll(view.told).toEqual([form.successMessage]);
    expect(thirdParties.mails).toEqual([expectedMail(form)]);
  });

  test('what was typed survives a reload and a visit to another page, until it has been sent', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.fill();
    await expect.poll(() => view.submit.isEnabled()).toBe(true);
    await tab.reload();
    await view.becomeInteractive();
    await expect.poll(view.entries).toEqual(entriesOf(form));
    await expect.poll(() => view.submit.isEnabled()).toBe(true);
    await waitForCaptcha(tab, form);

    const other = model.pages.find(({ sections }) => sections.every(({ kind }) => kind !== 'contacts'));
    await tab.locator(`a[href="${other?.path}"]:visible`).first().click();
    await expect.poll(() => view.element.count()).toBe(0);
    await tab.goBack();
    await view.element.scrollIntoViewIfNeeded();
    await expect.poll(view.entries).toEqual(entriesOf(form));
    await solveCaptcha(tab, form);
    await view.submit.click();
    await expect.poll(view.told).toEqual([form.successMessage]);
    await tab.reload();
    await view.becomeInteractive();
    expect(await view.entries()).toEqual(emptyEntriesOf(form));
  });
});

describe.for(walkedOn('bicycle-workshop'))('$name: the form', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const form = formOf(model);
  const { words } = model.site.shell;

  test('a sending that takes too long has failed', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive, expectMessages } = await visit(site);
    expectMessages(...failureLog);
    thirdParties.mailAnswer = { kind: 'never' };
    await tab.clock.install();
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.fill();
    if (form.captcha !== undefined) {
      await expect.poll(() => thirdParties.captchaRequests.length).toBe(1);
      await tab.clock.runFor(form.captcha.checkEveryMs * 2);
    }
    await solveCaptcha(tab, form);
    await stopClock(tab);
    await view.submit.click();
    await expect.poll(() => thirdParties.mails.length).toBe(1);
    await tab.clock.runFor(form.delivery.timeLimitMs - 1);
    expect(await view.submit.textContent()).toBe(form.sendingLabel);
    await tab.clock.runFor(1);
    await expect.poll(view.told).toEqual([form.failureMessage]);
    await tab.clock.runFor(form.notice.visibleMs + form.notice.fadeInDelayMs);
    await expect.poll(() => view.notice.count()).toBe(0);
    // The notice leaves, the other ways stay, with the warning not to send it twice.
    expect(await view.otherWays.locator('p').first().textContent()).toBe(words.sendingUnconfirmed);
    expect(await view.entries()).toEqual(entriesOf(form));
    expect(thirdParties.mails).toHaveLength(1);
  });

  test('a library that does not come is a failed sending', async ({ visit }) => {
    const { page: tab, context, messages, thirdParties, openInteractive, expectMessages } = await visit(site);
    expectMessages(...failureLog);
    await onLibrary(context, (route) => route.abort());
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.fill();
    await solveCaptcha(tab, form);
    await expect.poll(() => view.submit.isEnabled()).toBe(true);
    await tab.waitForLoadState('networkidle');
    expect(messages.filter((message) => !message.includes('Failed to load resource'))).toEqual([]);
    await view.submit.click();
    await expect.poll(view.told).toEqual([form.failureMessage]);
    expect(await view.entries()).toEqual(entriesOf(form));
    expect(thirdParties.mails).toEqual([]);
  });

  test('what is being sent cannot be changed meanwhile', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive, expectMessages } = await visit(site);
    expectMessages(...failureLog, /^\[error\] \w+$/);
    const gate = createGate();
    thirdParties.mailAnswer = { kind: 'status', status: 500, after: gate.passed };
    await openInteractive('/');
    const view = formIn(tab, form);
    await send(tab, form);
    await expect.poll(() => view.submit.textContent()).toBe(form.sendingLabel);
    for (const { name: fieldName } of form.fields) {
      const control = view.control(fieldName);
      await control.focus();
      await tab.keyboard.press('ArrowDown');
      await tab.keyboard.press('Space');
      await tab.keyboard.type('w');
      await tab.keyboard.press('Escape');
      expect(await isFocused(control)).toBe(true);
    }
    expect(await view.submit.textContent()).toBe(form.sendingLabel);
    expect(await view.entries()).toEqual(entriesOf(form));
    gate.open();
    await expect.poll(view.told).toEqual([form.failureMessage]);
    expect(await view.entries()).toEqual(entriesOf(form));
    expect(thirdParties.mails).toEqual([expectedMail(form)]);

    thirdParties.mailAnswer = { kind: 'status', status: 200 };
    await solveCaptcha(tab, form);
    await view.submit.click();
    await expect.poll(view.told).toEqual([form.failureMessage, form.successMessage]);
    await expect.poll(view.entries).toEqual(emptyEntriesOf(form));
    for (const list of await view.element.locator('select').all()) {
      expect(await list.evaluate((element) => 'selectedIndex' in element && element.selectedIndex)).toBe(0);
    }
  });

  test('the text of a message that has not gone is copied, or stands selected', async ({ visit }) => {
    const { page: tab, context, thirdParties, openInteractive, expectMessages } = await visit(site);
    expectMessages(...failureLog, /^\[error\] \w+$/);
    thirdParties.mailAnswer = { kind: 'status', status: 500 };
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openInteractive('/');
    const view = formIn(tab, form);
    await send(tab, form);
    const copy = view.otherWays.getByRole('button', { name: words.copyText });
    await copy.click();
    await view.otherWays.getByRole('button', { name: words.textCopied }).waitFor();
    const copied = await tab.evaluate(() => navigator.clipboard.readText());
    for (const field of form.fields) {
      const entry = entryFor(field);
      expect(typeof entry === 'boolean' || copied.includes(entry)).toBe(true);
    }

    await tab.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await view.otherWays.getByRole('button', { name: words.textCopied }).click();
    const field = view.otherWays.getByRole('textbox', { name: words.copyByHand });
    expect(await field.inputValue()).toBe(copied);
    await expect.poll(() => isFocused(field)).toBe(true);
    expect(await tab.evaluate(() => getSelection()?.toString())).toBe(copied);
  });

  test('what must be filled in has a star, for the eye alone', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    const view = formIn(tab, form);
    const isStarred = (field: FormField) =>
      view.element
        .locator(`label[for="contact-form-${field.name}"]`)
        .evaluate((label) => getComputedStyle(label, '::after').content === '"*" / ""');
    const starred = await Promise.all(form.fields.map(isStarred));
    expect(starred).toEqual(form.fields.map(({ requiredMessage }) => requiredMessage !== undefined));
    expect(new Set(starred).size).toBe(2);
    for (const field of form.fields) {
      const control = view.element.getByLabel(labelOf(field), { exact: true });
      expect(await control.getAttribute('name')).toBe(field.name);
    }

    await view.element.evaluate((element) => {
      for (const control of element.querySelectorAll('.form-field__control')) {
        control.toggleAttribute('required', true);
      }
    });
    expect(await Promise.all(form.fields.map(isStarred))).toEqual(form.fields.map(() => false));
  });
});

describe('the captcha', () => {
  const site = testedSite('driver-papers');
  const form = formOf(site.model);
  const { captcha } = form;
  if (captcha === undefined) {
    throw new RangeError('The fixture site has no captcha');
  }

  test('is asked for when the form is first used, and drawn once, also after leaving and coming back', async ({
    visit,
  }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site, { width: 390, height: 700 });
    thirdParties.captchaArrival = { kind: 'in-two-steps', delayMs: 300 };
    await openInteractive('/');
    await formIn(tab, form).becomeInteractive();
    await tab.waitForLoadState('networkidle');
    expect(thirdParties.captchaRequests).toEqual([]);
    await useForm(tab);
    await expect.poll(() => thirdParties.captchaRequests).toEqual([captcha.scriptUrl]);
    await expect.poll(() => captchaRenders(tab)).toBe(1);
    const { path } = pageAt(site.model, '/about');
    await tab.locator(`.footer a[href="${path}"]`).click();
    await expect.poll(() => tab.locator('form').count()).toBe(0);
    await tab.goBack();
    await tab.locator('form').scrollIntoViewIfNeeded();
    await expect.poll(() => captchaRenders(tab)).toBe(2);
    expect(await tab.locator('.captcha__widget > *').count()).toBe(1);
    expect(thirdParties.captchaRequests).toHaveLength(1);
  });

  test.for([
    { width: 1280, size: 'normal' },
    { width: 390, size: 'normal' },
    { width: 320, size: 'compact' },
  ])('is $size at $width px, and moves nothing when it comes', async ({ width, size }, { visit }) => {
    const tabVisit = await visit(site, { width, height: 700 });
    const { page: tab } = tabVisit;
    await openAgain(tabVisit, '/');
    const view = formIn(tab, form);
    await view.becomeInteractive();
    const places = () =>
      view.element.evaluate((root) =>
        [root, ...root.querySelectorAll('.form-field, .captcha, [type=submit]')].map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return [top + window.scrollY, height];
        }),
      );
    const before = await places();
    await useForm(tab);
    await expect.poll(() => captchaSizes(tab)).toEqual([size]);
    expect(await places()).toEqual(before);
  });

  test('that comes at the second try has its usual size', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive, expectMessages } = await visit(site);
    expectMessages(/^\[error\] Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
    thirdParties.captchaArrival = { kind: 'blocked' };
    catchAlerts(tab);
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.fill();
    await expect.poll(() => view.otherWays.textContent()).toContain(captcha.unavailableMessage);
    expect(await tab.locator('.captcha__widget').isVisible()).toBe(false);
    thirdParties.captchaArrival = { kind: 'at-once' };
    await view.submit.click();
    await expect.poll(() => captchaSizes(tab)).toEqual(['normal']);
    await expect.poll(() => tab.locator('.captcha__widget').isVisible()).toBe(true);
  });

  test('its presence is checked at the given interval', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await tab.addInitScript(() => {
      const counter = { presenceChecks: 0 };
      Object.assign(window, { counter });
      Object.defineProperty(window, 'grecaptcha', {
        get: () => {
          counter.presenceChecks += 1;
          return undefined;
        },
        set: () => {},
      });
    });
    await tab.clock.install();
    await openInteractive('/');
    await formIn(tab, form).becomeInteractive();
    await stopClock(tab);
    const checks = (): Promise<number> => tab.evaluate('window.counter.presenceChecks');
    const before = await checks();
    await tab.clock.runFor(captcha.checkEveryMs * 10);
    expect((await checks()) - before).toBe(10);
  });

  test('unsolved or expired, it stops the sending with an alert', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    const alerts = catchAlerts(tab);
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.fill();
    await expect.poll(() => captchaRenders(tab)).toBe(1);
    await view.submit.click();
    await expect.poll(() => alerts).toEqual([captcha.unsolvedMessage]);

    await solveCaptcha(tab, form);
    await tab.evaluate(() => window.captchaDouble?.expire());
    await view.submit.click();
    await expect.poll(() => alerts).toEqual([captcha.unsolvedMessage, captcha.unsolvedMessage]);
    expect(thirdParties.mails).toEqual([]);
    expect(await view.entries()).toEqual(entriesOf(form));

    await solveCaptcha(tab, form);
    await view.submit.click();
    await expect.poll(view.told).toEqual([form.successMessage]);
    expect(thirdParties.mails).toHaveLength(1);
  });

  test('that does not come sends the visitor to the other ways', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive, expectMessages } = await visit(site);
    expectMessages(/^\[error\] Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
    thirdParties.captchaArrival = { kind: 'blocked' };
    const alerts = catchAlerts(tab);
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.fill();
    await expect.poll(() => view.otherWays.textContent()).toContain(captcha.unavailableMessage);
    for (const { href } of [...form.phones, ...form.messengers]) {
      expect(await view.otherWays.locator(`a[href="${href}"]`).isVisible()).toBe(true);
    }
    await view.submit.click();
    await expect.poll(() => alerts).toEqual([captcha.unsolvedMessage]);
    expect(thirdParties.mails).toEqual([]);
  });

  test('that reports an error sends the visitor to the other ways', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.becomeInteractive();
    await useForm(tab);
    await expect.poll(() => captchaRenders(tab)).toBe(1);
    await tab.evaluate(() => window.captchaDouble?.fail());
    await expect.poll(() => view.otherWays.textContent()).toContain(captcha.unavailableMessage);
  });
});

describe('in development', () => {
  const site = testedSite('bicycle-workshop', 'development');
  const form = formOf(site.model);
  test.beforeAll(({ browser }) => warmUp(browser, site));

  test('the server itself answers for the mail service', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    await openInteractive('/');
    const answered = tab.waitForResponse((response) => response.request().method() === 'POST');
    await send(tab, form);
    const response = await answered;
    expect([response.url(), response.status()]).toEqual([`${site.origin}/api/v1.0/email/send`, 200]);
    await expect.poll(formIn(tab, form).told).toEqual([form.successMessage]);
    expect(thirdParties.mails).toEqual([]);
  });
});

/** What the call button must report when it is opened. */
function openingEvents({ callButton }: Page) {
  const { pageName, conversionSendTo } = callButton;
  return [
    ['event', 'click', { event_category: 'engagement', event_label: pageName }],
    ...(conversionSendTo === undefined ? [] : [['event', 'conversion', { send_to: conversionSendTo }]]),
  ];
}

/** Whether no page before it has the same number, and reports it or not as well. */
function isFirstWithItsCall({ callButton }: Page, index: number, pages: readonly Page[]): boolean {
  const kindOf = ({ phone, conversionSendTo }: Page['callButton']) =>
    `${phone.href} ${conversionSendTo !== undefined}`;
  return pages.findIndex((page) => kindOf(page.callButton) === kindOf(callButton)) === index;
}

const tagCalls = (tab: Tab) => tab.evaluate(() => window.tagCalls ?? []);
const forgetTagCalls = (tab: Tab) => tab.evaluate(() => window.tagCalls?.splice(0));

describe.for(publishedSites)('$name: the call button', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;

  test('opens with the first press and dials with the second, with the number of every page', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site);
    await tab.addInitScript(installRecordingTag);
    await catchDialling(tab);
    for (const page of usually(model.pages, isFirstWithItsCall)) {
      await openInteractive(page.path);
      const { phone } = page.callButton;
      const button = tab.locator('.call-button');
      expect(await button.textContent()).toBe(model.site.shell.words.call);
      await forgetTagCalls(tab);
      await button.click();
      expect(await button.locator('.call-button__number').textContent()).toBe(phone.display);
      expect(await tagCalls(tab), page.path).toEqual(openingEvents(page));
      expect(await dialled(tab)).toEqual([]);
      await button.locator('.call-button__number').click();
      await button.locator('.call-button__text').click();
      expect(await dialled(tab)).toEqual([phone.href, phone.href]);
      expect(await tagCalls(tab)).toEqual(openingEvents(page));
    }
  });
});

describe.for(walkedOn('driver-papers'))('$name: the call button', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);

  test('closes by a press outside, Escape and a change of route', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    const button = tab.locator('.call-button');
    const isOpen = () => button.getAttribute('aria-expanded');

    await button.click();
    expect(await isOpen()).toBe('true');
    await tab.locator('h1').click();
    expect(await isOpen()).toBe('false');

    await button.focus();
    await tab.keyboard.press('Enter');
    expect(await isOpen()).toBe('true');
    await tab.keyboard.press('Escape');
    expect(await isOpen()).toBe('false');

    await button.click();
    expect(await isOpen()).toBe('true');
    await tab.evaluate(() => {
      const link = document.querySelector('.footer a[href^="/"]:not([href="/"])');
      if (link instanceof HTMLElement) {
        link.click();
      }
    });
    await expect.poll(() => new URL(tab.url()).pathname + new URL(tab.url()).hash).not.toBe('/');
    await expect.poll(isOpen).toBe('false');
  });
});

/** What the tag function must be told about a visit. */
function visitCalls(accountId: string | undefined, pagePath: string, page: Page | undefined) {
  const { visitLabel, conversionSendTo } = page?.analytics ?? {};
  return [
    ...(accountId === undefined ? [] : [['config', accountId, { page_path: pagePath }]]),
    [
      'event',
      'page_visit',
      { event_category: 'page_tracking', ...(visitLabel !== undefined && { event_label: visitLabel }) },
    ],
    ...(conversionSendTo === undefined ? [] : [['event', 'conversion', { send_to: conversionSendTo }]]),
  ];
}

describe.for(publishedSites)('$name: analytics', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const { accountId, loaderUrl, asksConsent } = model.site.analytics;

  test('every visit is reported with the label and conversion of its own page', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { reducedMotion: true });
    await tab.addInitScript(installRecordingTag);
    await openInteractive('/?from=test');
    const home = pageAt(model, '/');
    await expect.poll(() => tagCalls(tab)).toEqual(visitCalls(accountId, '/?from=test', home));
    await forgetTagCalls(tab);

    await tab.evaluate(() => {
      window.location.hash = 'somewhere';
    });
    for (const page of model.pages.filter((candidate) => candidate !== home)) {
      await tab.locator(`a[href="${page.path}"]:visible`).first().click();
      await expect
        .poll(() => tagCalls(tab), { message: page.path })
        .toEqual(visitCalls(accountId, page.path, page));
      await tab.locator('.header :is(.logo, .logo-picture)').click();
      await expect
        .poll(() => tagCalls(tab))
        .toEqual([...visitCalls(accountId, page.path, page), ...visitCalls(accountId, '/', home)]);
      await forgetTagCalls(tab);
    }
  });

  test('the loader is asked for only where there is an account, and what came before it waits in its queue', async ({
    visit,
  }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    await openInteractive('/');
    if (asksConsent) {
      const { words } = model.site.shell;
      await tab.getByRole('region', { name: words.consentTitle }).waitFor();
      expect(thirdParties.tagRequests).toEqual([]);
      await tab.getByRole('button', { name: words.consentAllow }).click();
    }
    const asked = accountId === undefined ? [] : [`${loaderUrl}?id=${accountId}`];
    await expect.poll(() => thirdParties.tagRequests).toEqual(asked);
    await tab.waitForLoadState('networkidle');
    expect(thirdParties.tagRequests).toEqual(asked);
    const queue: unknown[] = await tab.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => Array.from(Object(entry))),
    );
    const visits = visitCalls(accountId, '/', pageAt(model, '/'));
    expect(queue.slice(asksConsent ? 3 : 1)).toEqual(accountId === undefined ? [] : visits);
    expect(
      await tab
        .locator('script:not([src], [data-application], [data-key], [type="application/ld+json"])')
        .count(),
    ).toBe(0);
  });
});

describe.for(walkedOn('driver-papers'))('$name: analytics', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const { accountId } = model.site.analytics;

  test('an address without a page sends no label of another page', async ({ visit }) => {
    const { page: tab, openInteractive, expectMessages } = await visit(site);
    expectMessages(/^\[error\] Failed to load resource: the server responded with a status of 404/);
    await tab.addInitScript(installRecordingTag);
    await openInteractive('/no-such-page');
    await expect.poll(() => tagCalls(tab)).toEqual(visitCalls(accountId, '/no-such-page', undefined));
    for (const { path, analytics } of model.site.shell.unroutedPages) {
      await openInteractive(path);
      await expect
        .poll(() => tagCalls(tab))
        .toEqual([
          ...(accountId === undefined ? [] : [['config', accountId, { page_path: path }]]),
          ['event', 'page_visit', { event_category: 'page_tracking', event_label: analytics.visitLabel }],
        ]);
    }
  });

  test('a tag function that throws, or that is gone, does not reach the page', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await tab.addInitScript(() => {
      window.gtag = () => {
        throw new Error('a stranger');
      };
    });
    await openInteractive('/');
    const button = tab.locator('.call-button');
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await tab.evaluate(() => {
      delete window.gtag;
    });
    const other = model.pages.find(({ path }) => path !== '/');
    await tab.locator(`a[href="${other?.path}"]:visible`).first().click();
    // With the page's code comes a button of its own.
    await expect.poll(() => tab.title()).toBe(other?.head.title);
    await button.click();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  });
});

describe.for(walkedOn('bicycle-workshop'))('$name: analytics', ({ name }) => {
  test('visits of the development server are not counted', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(testedSite(name, 'development'));
    await openInteractive('/');
    await tab.waitForLoadState('networkidle');
    expect(thirdParties.tagRequests).toEqual([]);
    expect(await tab.evaluate(() => 'gtag' in window)).toBe(false);
  });
});

interface RecordedNotice {
  text: string;
  firstOpacity: string;
  fade: string;
  pointerEvents: string;
  isAnnounced: boolean;
  scrollY: number;
  isInWindow: boolean;
  /** From when it came into the document to when it left; not there before. */
  stayedMs: number;
}

/** Notes what a notice is like when it fades in, and how long it stays: it may be gone before a test can ask. */
async function recordNotice(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    const recorded: Partial<RecordedNotice> = {};
    Object.assign(window, { recordedNotice: recorded });
    let came: number | undefined;
    new MutationObserver(() => {
      const notice = document.querySelector('.submit-notice');
      const now = performance.now();
      if (notice === null) {
        if (came !== undefined) {
          recorded.stayedMs ??= now - came;
        }
        return;
      }
      if (came === undefined) {
        came = now;
        const { opacity, transitionProperty, transitionDuration } = getComputedStyle(notice);
        Object.assign(recorded, {
          firstOpacity: opacity,
          fade: `${transitionProperty} ${transitionDuration}`,
        });
      }
      if (notice.classList.contains('submit-notice--visible')) {
        const { top, bottom } = notice.getBoundingClientRect();
        Object.assign(recorded, {
          text: notice.textContent,
          pointerEvents: getComputedStyle(notice.parentElement ?? notice).pointerEvents,
          isAnnounced: notice.closest('[role="status"]') !== null,
          scrollY: window.scrollY,
          isInWindow: top >= 0 && bottom <= window.innerHeight,
        });
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    });
  });
}

const recordedNotice = (tab: Tab): Promise<Partial<RecordedNotice>> => tab.evaluate('window.recordedNotice');
