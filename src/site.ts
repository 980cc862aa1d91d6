import { analytics } from '#generated/analytics.ts';
import { shell } from '#generated/shell.ts';
import type { AnalyticsSettings } from './model/analytics.ts';
import type { PageModule, RouteRecord, SiteRoutes, WholePage } from './model/routes.ts';
import type { Site } from './model/site.ts';

/** The form is content of the pages that show it: it comes with the first of them. */
async function withForm(loading: Promise<PageModule>): Promise<WholePage> {
  const [{ page }, { form }] = await Promise.all([loading, import('#generated/form.ts')]);
  return { page, ...(form && { form }) };
}

/** Loads the page of a published module. */
export const loadModule = (address: string): Promise<WholePage> =>
  withForm(import(/* @vite-ignore */ address));

/**
 * The table of routes grows with the site; a visitor who reads one page does without it. It changes with every page and
 * this file does not: the published one stands above the application's folder, under the name of this file.
 */
export const loadTable: SiteRoutes['loadTable'] = async () => {
  const { routes }: { readonly routes: readonly RouteRecord[] } = import.meta.env.PROD
    ? await import(/* @vite-ignore */ import.meta.url.replace(/assets\/(?=[^/]*$)/, 'routes-'))
    : await import('#generated/routes.ts');
  return routes.map(({ path, load }) => ({ path, load: () => withForm(load()) }));
};

/** Without the account in development, so that visits are not counted; the consent bar is shown all the same. */
const { accountId: _, ...uncounted }: AnalyticsSettings = analytics;
const counted: AnalyticsSettings = import.meta.env.PROD ? analytics : uncounted;

/** The site of `site.yaml` without the content of its pages. */
export const site: Site = { shell, analytics: counted };
