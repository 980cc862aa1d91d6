// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { AnalyticsSettings } from '../src/model/analytics.ts';

export const analytics = {
  accountId: 'AW-000000000',
  loaderUrl: 'https://www.googletagmanager.com/gtag/js',
  asksConsent: true,
  privacy: { label: 'Персональные данные', link: { kind: 'page', path: '/privacy' } },
} satisfies AnalyticsSettings;
