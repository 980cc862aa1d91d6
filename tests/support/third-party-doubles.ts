/** Stand-ins for everything that a site fetches from other hosts, so that no test leaves the machine. */
import { createServer, type Server } from 'node:http';
import type { BrowserContext, Request, Route } from 'playwright-core';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { createMailDouble, type MailDoubleAnswer } from './mail-double.ts';

/** How the mail service answers the next requests. */
export type MailAnswer =
  | {
      readonly kind: 'status';
      readonly status: Exclude<MailDoubleAnswer, 'silence'>;
      readonly delayMs?: number;
      /** The answer waits for this. */
      readonly after?: Promise<void>;
    }
  | { readonly kind: 'never' }
  | { readonly kind: 'unreachable' };

/** How the captcha provider's script comes. */
export type CaptchaArrival =
  | { readonly kind: 'at-once' }
  /** The script comes, its widget later: as the real one, which loads in two steps. */
  | { readonly kind: 'in-two-steps'; readonly delayMs: number }
  | { readonly kind: 'blocked' };

/** What a double has seen, and how it behaves from now on. */
export interface ThirdParties {
  /** The JSON bodies that the mail service was sent. */
  readonly mails: readonly unknown[];
  mailAnswer: MailAnswer;
  captchaArrival: CaptchaArrival;
  /** How often the captcha provider's script was asked for. */
  readonly captchaRequests: readonly string[];
  readonly tagRequests: readonly string[];
  /** Addresses that no double answers for: a test that has one fails. */
  readonly unknownRequests: readonly string[];
}

/** The service's address, as the library has it. */
const mailUrl = 'https://api.emailjs.com/api/v1.0/email/send';

/** What the captcha double tells a test about itself, and what a test can do to it. */
interface CaptchaDouble {
  readonly renders: readonly { readonly sitekey: string; readonly size: 'normal' | 'compact' }[];
  resets: number;
  solve(token: string): void;
  expire(): void;
  fail(): void;
}

declare global {
  interface Window {
    captchaDouble?: CaptchaDouble;
    /** Calls of the tag function, where a test has asked for a recording one. */
    tagCalls?: unknown[][];
  }
}

/** Runs in the page in place of the provider's script. */
function installCaptcha(widgetDelayMs: number): void {
  interface Parameters {
    readonly sitekey: string;
    readonly size: 'normal' | 'compact';
    readonly callback: () => void;
    readonly 'expired-callback': () => void;
    readonly 'error-callback': () => void;
  }
  const renders: Parameters[] = [];
  /** By widget, as the provider keeps them. */
  const responses: string[] = [];
  const respond = (response: string) => {
    responses[renders.length - 1] = response;
  };
  const double: CaptchaDouble = {
    renders,
    resets: 0,
    solve(token) {
      respond(token);
      renders.at(-1)?.callback();
    },
    expire() {
      respond('');
      renders.at(-1)?.['expired-callback']();
    },
    fail() {
      renders.at(-1)?.['error-callback']();
    },
  };
  const provider = {
    render(container: HTMLElement, parameters: Parameters) {
      if (container.childElementCount > 0) {
        throw new Error('reCAPTCHA has already been rendered in this element');
      }
      const widget = document.createElement('div');
      // The sizes of the real one.
      const [width, height] = parameters.size === 'normal' ? ['304px', '78px'] : ['164px', '144px'];
      Object.assign(widget.style, { width, height });
      container.append(widget);
      renders.push(parameters);
      return renders.length - 1;
    },
    getResponse: (widgetId: number) => responses[widgetId] ?? '',
    reset(widgetId: number) {
      responses[widgetId] = '';
      double.resets += 1;
    },
  };
  window.captchaDouble = double;
  window.grecaptcha = {};
  setTimeout(() => {
    window.grecaptcha = provider;
  }, widgetDelayMs);
}

/** The mail service of the development server, which answers as it is told to. */
async function serveMail(
  answer: () => MailAnswer,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const answerMail = createMailDouble({
    answer: () => {
      const told = answer();
      return told.kind === 'status'
        ? { answer: told.status, delayMs: told.delayMs ?? 0 }
        : { answer: 'silence' };
    },
  });
  const server: Server = createServer((request, response) => {
    answerMail(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new TypeError('The mail service does not listen');
  }
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Answers every request of a context that does not go to the site itself.
 * @param ownOrigin origin of the site under test
 */
export async function routeThirdParties(
  context: BrowserContext,
  ownOrigin: string,
  model: SiteModel,
): Promise<ThirdParties> {
  const mails: unknown[] = [];
  const captchaRequests: string[] = [];
  const tagRequests: string[] = [];
  const unknownRequests: string[] = [];
  const parties: ThirdParties = {
    mails,
    mailAnswer: { kind: 'status', status: 200 },
    captchaArrival: { kind: 'at-once' },
    captchaRequests,
    tagRequests,
    unknownRequests,
  };
  const mailServer = await serveMail(() => parties.mailAnswer);
  context.on('close', mailServer.close);
  const { captcha } = model.site.form ?? {};
  const { loaderUrl } = model.site.analytics;
  const mapUrls = model.pages.flatMap((page) =>
    page.sections.flatMap((section) =>
      section.kind === 'contacts' && section.map !== undefined ? [section.map.embedUrl] : [],
    ),
  );

  async function answerMail(route: Route, request: Request): Promise<void> {
    mails.push(request.postDataJSON());
    const answer = parties.mailAnswer;
    if (answer.kind === 'unreachable') {
      return route.abort('internetdisconnected');
    }
    if (answer.kind === 'status') {
      await answer.after;
    }
    const url = mailServer.origin + new URL(request.url()).pathname;
    // A test that ends while the service is silent closes the server, and with it the request.
    const response = await route.fetch({ url, timeout: 0 }).catch(() => undefined);
    return response && route.fulfill({ response, headers: { 'access-control-allow-origin': '*' } });
  }

  async function answerCaptcha(route: Route, request: Request): Promise<void> {
    captchaRequests.push(request.url());
    const arrival = parties.captchaArrival;
    const fulfil = (widgetDelayMs: number) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `(${installCaptcha.toString()})(${widgetDelayMs})`,
      });
    switch (arrival.kind) {
      case 'at-once':
        return fulfil(0);
      case 'in-two-steps':
        return fulfil(arrival.delayMs);
      case 'blocked':
        return route.abort('blockedbyclient');
    }
  }

  async function answer(route: Route, request: Request): Promise<void> {
    const url = request.url();
    if (url === mailUrl) {
      await answerMail(route, request);
    } else if (captcha !== undefined && url === captcha.scriptUrl) {
      await answerCaptcha(route, request);
    } else if (url.startsWith(`${loaderUrl}?`)) {
      tagRequests.push(url);
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    } else if (mapUrls.includes(url)) {
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' });
    } else {
      unknownRequests.push(url);
      await route.abort();
    }
  }

  await context.route(
    (url) => url.origin !== ownOrigin && url.protocol.startsWith('http'),
    (route, request) => answer(route, request),
  );
  return parties;
}

/** Runs in the page before its own scripts: a tag function that notes its calls. */
export function installRecordingTag(): void {
  const calls: unknown[][] = [];
  window.tagCalls = calls;
  window.gtag = (...call: unknown[]) => {
    calls.push(call);
  };
}
