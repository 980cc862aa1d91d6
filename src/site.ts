import { analytics } from '#generated/analytics.ts';
import { form } from '#generated/form.ts';
import { shell } from '#generated/shell.ts';
import type { AnalyticsSettings } from './model/analytics.ts';
import type { SiteRoutes } from './model/routes.ts';
import type { Site } from './model/site.ts';

/** The table of routes grows with the site; a visitor who reads one page does without it. */
export const loadTable: SiteRoutes['loadTable'] = async () => (await import('#generated/routes.ts')).routes;

/**
 * In development there is no account: whoever works on the site must not be counted as its visitor. He is asked all
 * the same, and sees what a visitor sees.
 */
const { accountId: _, ...uncounted }: AnalyticsSettings = analytics;
const counted: AnalyticsSettings = import.meta.env.PROD ? analytics : uncounted;

/** The site that `site.yaml` describes, all but the contents of its pages. */
export const site: Site = { shell, analytics: counted, ...(form && { form }) };
