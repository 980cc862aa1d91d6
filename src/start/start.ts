/**
 * The script of a document: it stands in the document itself and brings all else that is not needed for the first
 * sight of the page. Until then the static document works by itself.
 */
import { bringAtFirstMove, bringWhenQuiet } from './application.ts';
import { applyCachedTypeface } from './cached-typeface.ts';
import { whenPainted } from './first-paint.ts';

applyCachedTypeface();
bringAtFirstMove();
whenPainted(bringWhenQuiet);
