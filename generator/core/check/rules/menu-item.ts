import type { Finding } from '../../findings/diagnostic.ts';
import type { Rule } from '../check-site.ts';

/** A menu item is either a link or a labelled list of services. */
export const checkMenuItems: Rule = (spec) =>
  spec.header.menu.flatMap((item, index): Finding[] => {
    const path = ['header', 'menu', index];
    if ((item.link === undefined) === (item.services === undefined)) {
      const given = item.link === undefined ? 'none' : 'both';
      return [{ code: 'menu-item', args: { given }, path, target: 'key' }];
    }
    return item.services !== undefined && item.label === undefined
      ? [{ code: 'missing-key', args: { key: 'label' }, path, target: 'key' }]
      : [];
  });
