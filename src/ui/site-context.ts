import { createContext, useContext } from 'react';
import type { Site } from '../model/site.ts';
import type { Words } from '../model/words.ts';

/** Gives the site to every component of its pages. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site that a component belongs to, with the question form where the page shows it. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) {
    throw new Error('No SiteContext above this component');
  }
  return site;
}

/** Every word of the interface. */
export function useWords(): Words {
  return useSite().shell.words;
}
