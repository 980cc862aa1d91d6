// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DocumentHead } from '../../src/layout/document-head.tsx';
import type { PageHead } from '../../src/model/page.ts';
import { inSite } from '../support/in-site.tsx';

afterEach(cleanup);

const shared: PageHead = {
  title: 'Repairs',
  description: 'We repair.',
  canonicalUrl: 'https://site.example/repairs',
  shareImage: { url: 'https://site.example/share/repairs.jpg', width: 1200, height: 630, alt: 'Repairs' },
};

function contentOf(selector: string): string | null | undefined {
  return document.head.querySelector(selector)?.getAttribute('content');
}

test('a page with a share picture is shown large by those who show links', () => {
  render(inSite(<DocumentHead head={shared} />));
  expect(contentOf('meta[property="og:image"]')).toBe('https://site.example/share/repairs.jpg');
  expect(contentOf('meta[property="og:image:width"]')).toBe('1200');
  expect(contentOf('meta[property="og:image:height"]')).toBe('630');
  expect(contentOf('meta[property="og:image:alt"]')).toBe('Repairs');
  expect(contentOf('meta[name="twitter:card"]')).toBe('summary_large_image');
});

test('nothing of it stays on a page that has none', () => {
  const { rerender } = render(inSite(<DocumentHead head={shared} />));
  rerender(inSite(<DocumentHead head={{ title: 'None', description: 'None' }} />));
  expect(document.head.querySelectorAll('meta[property^="og:image"]')).toHaveLength(0);
  expect(contentOf('meta[name="twitter:card"]')).toBe('summary');
});
