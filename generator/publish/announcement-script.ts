import type { Announcement } from '../../src/model/site.ts';
import { escapeMarkup } from './escape-markup.ts';
import { hashSource } from './hash-source.ts';

/**
 * The same for all announcements, so that one hash allows it. It runs before the page is painted: an announcement that
 * the visitor has closed, or whose last day is over where the visitor is, takes no room. `src/layout/announcement.tsx`
 * writes what is remembered. A build does not judge the day: it would give other files tomorrow.
 */
const script = [
  '{const{key,until}=document.currentScript.dataset',
  'const day=new Date',
  'day.setMinutes(day.getMinutes()-day.getTimezoneOffset())',
  'let closed',
  "try{closed=localStorage.getItem('announcement')}catch{}",
  "if(closed===key||day.toISOString().slice(0,10)>until)document.documentElement.dataset.announcement='closed'}",
].join(';');

/** Source of the script for a content security policy. */
export const announcementSource = hashSource(script);

/** For the head of a document. */
export function announcementScript({ key, until }: Announcement): string {
  const lastDay = until === undefined ? '' : ` data-until="${until}"`;
  return `<script data-key="${escapeMarkup(key)}"${lastDay}>${script}</script>`;
}
