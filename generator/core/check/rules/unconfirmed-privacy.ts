import type { Rule } from '../check-site.ts';

/** Ready texts about personal data that the owner has not confirmed. */
export const checkPrivacyIsConfirmed: Rule = (spec) =>
  spec.pages.flatMap(({ sections }, pageIndex) =>
    sections.flatMap((section, index) =>
      section.kind === 'privacy' && !section.confirmed
        ? [
            {
              code: 'unconfirmed-privacy' as const,
              args: {},
              path: ['pages', pageIndex, 'sections', index, 'kind'],
              target: 'value' as const,
            },
          ]
        : [],
    ),
  );
