/**
 * The inline script of every document. It loads whatever the first view does not need; until then the static document
 * works by itself.
 */
import { loadAtFirstInteraction, loadWhenIdle } from './application.ts';
import { applyCachedTypeface } from './cached-typeface.ts';
import { whenPainted } from './first-paint.ts';

applyCachedTypeface();
loadAtFirstInteraction();
whenPainted(loadWhenIdle);
