import { analytics } from '#generated/analytics.ts';
import { form } from '#generated/form.ts';
import { shell } from '#generated/shell.ts';
import type { Site } from './model.ts';

export { routes } from '#generated/routes.ts';

/** The site that `site.yaml` describes, all but the contents of its pages. */
export const site: Site = { shell, analytics, ...(form && { form }) };
