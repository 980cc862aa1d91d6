import type { ValuePath } from '../document/source-range.ts';
import type { Finding } from '../findings/diagnostic.ts';
import type { SiteSpec } from '../schema/site.ts';
import { checkCopiedPages } from './rules/copied-page.ts';
import { checkDuplicateFields } from './rules/duplicate-field.ts';
import { checkDuplicatePageIds } from './rules/duplicate-page-id.ts';
import { checkDuplicatePaths } from './rules/duplicate-path.ts';
import { checkDuplicateSectionIds } from './rules/duplicate-section-id.ts';
import { checkFieldNames } from './rules/field-name.ts';
import { checkFieldPatterns } from './rules/field-pattern.ts';
import { checkFileNames } from './rules/file-names.ts';
import { checkHeadingOrder } from './rules/heading-order.ts';
import { checkHomePage } from './rules/home-page.ts';
import { checkHostAddress } from './rules/host-address.ts';
import { checkLanguageWords } from './rules/language-words.ts';
import { checkLooseMarks } from './rules/loose-mark.ts';
import { checkMapEmbed } from './rules/map-embed.ts';
import { checkMapHost } from './rules/map-host.ts';
import { checkMenuItems } from './rules/menu-item.ts';
import { checkMessengerNumbers } from './rules/messenger-number.ts';
import { checkPageAnalytics } from './rules/page-analytics.ts';
import { checkPageHeadings } from './rules/page-heading.ts';
import { checkPastedHtml } from './rules/pasted-html.ts';
import { checkPhoneNumbers } from './rules/phone-number.ts';
import { checkRepeatedConversions } from './rules/repeated-conversion.ts';
import { checkReservedPaths } from './rules/reserved-path.ts';
import { checkTextLengths } from './rules/text-length.ts';
import { checkTitlePattern } from './rules/title-pattern.ts';
import { checkPrivacyIsConfirmed } from './rules/unconfirmed-privacy.ts';
import { checkUnusedContacts } from './rules/unused-contact.ts';
import { checkKeyboardLayout } from './rules/wrong-layout.ts';

/** Line in the file (1-based) where the value of a path stands. */
export type LineOf = (path: ValuePath) => number;

/** A check over the whole specification. */
export type Rule = (spec: SiteSpec, lineOf: LineOf) => Finding[];

/** All rules, in the order in which they run; the findings are sorted by place afterwards. */
const rules: readonly Rule[] = [
  checkHomePage,
  checkDuplicatePaths,
  checkDuplicatePageIds,
  checkReservedPaths,
  checkFileNames,
  checkDuplicateSectionIds,
  checkPageHeadings,
  checkMenuItems,
  checkDuplicateFields,
  checkFieldNames,
  checkFieldPatterns,
  checkTitlePattern,
  checkTextLengths,
  checkPhoneNumbers,
  checkMessengerNumbers,
  checkMapEmbed,
  checkMapHost,
  checkHostAddress,
  checkLooseMarks,
  checkPastedHtml,
  checkCopiedPages,
  checkKeyboardLayout,
  checkRepeatedConversions,
  checkUnusedContacts,
  checkHeadingOrder,
  checkPageAnalytics,
  checkLanguageWords,
  checkPrivacyIsConfirmed,
];

/** Runs every rule to the end. */
export function checkSite(spec: SiteSpec, lineOf: LineOf): Finding[] {
  return rules.flatMap((rule) => rule(spec, lineOf));
}
