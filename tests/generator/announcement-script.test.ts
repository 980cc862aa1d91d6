import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { announcementScript, announcementSource } from '../../generator/publish/announcement-script.ts';
import { hashSource } from '../../generator/publish/hash-source.ts';

const text = [] as const;

/** Whether a browser in which an announcement has been closed, or that has no storage, hides another one. */
function hides(announcement: { key: string; until?: string }, now: string, closed: string | null | Error) {
  const element = announcementScript({ ...announcement, text });
  const [, , script = ''] = /^<script([^>]*)>(.*)<\/script>$/s.exec(element) ?? [];
  const root: { announcement?: string } = {};
  class FixedDate extends Date {
    constructor() {
      super(now);
    }
  }
  runInNewContext(script, {
    Date: FixedDate,
    document: { currentScript: { dataset: announcement }, documentElement: { dataset: root } },
    localStorage: {
      getItem: () => {
        if (closed instanceof Error) {
          throw closed;
        }
        return closed;
      },
    },
  });
  return root.announcement === 'closed';
}

const local = (day: string, time: string) => new Date(`${day}T${time}`).toISOString();

test('an announcement is shown until the end of its last day where the visitor is', () => {
  const announcement = { key: 'Closed on Friday', until: '2027-06-30' };
  expect(hides(announcement, local('2027-06-30', '23:59:59'), null)).toBe(false);
  expect(hides(announcement, local('2027-07-01', '00:00:01'), null)).toBe(true);
});

test('without a last day it is always shown, also where there is no storage', () => {
  expect(hides({ key: 'Hello' }, local('2099-01-01', '12:00:00'), null)).toBe(false);
  expect(hides({ key: 'Hello' }, local('2099-01-01', '12:00:00'), new Error('closed'))).toBe(false);
});

test('one that has been closed stays closed, another one is shown', () => {
  expect(hides({ key: 'Hello' }, local('2027-01-01', '12:00:00'), 'Hello')).toBe(true);
  expect(hides({ key: 'Hello' }, local('2027-01-01', '12:00:00'), 'Before')).toBe(false);
});

test('its text stands in an attribute, and the script is the one that the policy allows', () => {
  const element = announcementScript({ key: 'A "B" <C>', until: '2027-06-30', text });
  expect(element).toMatch(/^<script data-key="A &quot;B&quot; &lt;C&gt;" data-until="2027-06-30">/);
  const [, script = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(element) ?? [];
  expect(hashSource(script)).toBe(announcementSource);
});
