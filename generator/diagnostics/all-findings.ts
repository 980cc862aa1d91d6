import { badAccount } from './findings/bad-account.ts';
import { badFormat } from './findings/bad-format.ts';
import { badName } from './findings/bad-name.ts';
import { badPattern } from './findings/bad-pattern.ts';
import { brokenLink } from './findings/broken-link.ts';
import { copiedPage } from './findings/copied-page.ts';
import { cutText } from './findings/cut-text.ts';
import { deviceName } from './findings/device-name.ts';
import { duplicateField } from './findings/duplicate-field.ts';
import { duplicatePageId } from './findings/duplicate-page-id.ts';
import { duplicatePath } from './findings/duplicate-path.ts';
import { duplicateSectionId } from './findings/duplicate-section-id.ts';
import { emptyValue } from './findings/empty-value.ts';
import { exampleValue } from './findings/example-value.ts';
import { fileEmpty } from './findings/file-empty.ts';
import { forbiddenLink } from './findings/forbidden-link.ts';
import { headingOrder } from './findings/heading-order.ts';
import { hostBelowPath } from './findings/host-below-path.ts';
import { hostMismatch } from './findings/host-mismatch.ts';
import { invalidValue } from './findings/invalid-value.ts';
import { invisibleSign } from './findings/invisible-sign.ts';
import { languageWithoutWords } from './findings/language-without-words.ts';
import { longDescription } from './findings/long-description.ts';
import { longName } from './findings/long-name.ts';
import { longTitle } from './findings/long-title.ts';
import { looseMark } from './findings/loose-mark.ts';
import { lostBlocks } from './findings/lost-blocks.ts';
import { mapPage } from './findings/map-page.ts';
import { markInText } from './findings/mark-in-text.ts';
import { menuItem } from './findings/menu-item.ts';
import { mergeMarks } from './findings/merge-marks.ts';
import { messengerNumber } from './findings/messenger-number.ts';
import { missingKey } from './findings/missing-key.ts';
import { missingPicture } from './findings/missing-picture.ts';
import { noForm } from './findings/no-form.ts';
import { noHomePage } from './findings/no-home-page.ts';
import { noReviews } from './findings/no-reviews.ts';
import { notAllowed } from './findings/not-allowed.ts';
import { notWhole } from './findings/not-whole.ts';
import { numberForText } from './findings/number-for-text.ts';
import { outOfRange } from './findings/out-of-range.ts';
import { pageHeading } from './findings/page-heading.ts';
import { pageWithoutAnalytics } from './findings/page-without-analytics.ts';
import { pastedHtml } from './findings/pasted-html.ts';
import { phoneCountryCode } from './findings/phone-country-code.ts';
import { phoneLength } from './findings/phone-length.ts';
import { pictureName } from './findings/picture-name.ts';
import { pictureOutside } from './findings/picture-outside.ts';
import { repeatedConversion } from './findings/repeated-conversion.ts';
import { repeatedItem } from './findings/repeated-item.ts';
import { reservedPath } from './findings/reserved-path.ts';
import { smartQuotes } from './findings/smart-quotes.ts';
import { takenFieldName } from './findings/taken-field-name.ts';
import { titlePattern } from './findings/title-pattern.ts';
import { tooFew } from './findings/too-few.ts';
import { tooMany } from './findings/too-many.ts';
import { tooMuch } from './findings/too-much.ts';
import { unconfirmedPrivacy } from './findings/unconfirmed-privacy.ts';
import { unknownAnchor } from './findings/unknown-anchor.ts';
import { unknownKey } from './findings/unknown-key.ts';
import { unknownMapHost } from './findings/unknown-map-host.ts';
import { unknownMessenger } from './findings/unknown-messenger.ts';
import { unknownPage } from './findings/unknown-page.ts';
import { unknownPhone } from './findings/unknown-phone.ts';
import { unlinkedPage } from './findings/unlinked-page.ts';
import { unsafePicture } from './findings/unsafe-picture.ts';
import { unsupportedMark } from './findings/unsupported-mark.ts';
import { unusedMessenger } from './findings/unused-messenger.ts';
import { unusedPhone } from './findings/unused-phone.ts';
import { wrongLayout } from './findings/wrong-layout.ts';
import { wrongShape } from './findings/wrong-shape.ts';
import { yamlAlias } from './findings/yaml-alias.ts';
import { yamlDuplicateKey } from './findings/yaml-duplicate-key.ts';
import { yamlSyntax } from './findings/yaml-syntax.ts';
import { yamlTag } from './findings/yaml-tag.ts';

/** Every finding by its code, in the order of the numbers. */
export const allFindings = {
  'yaml-syntax': yamlSyntax,
  'yaml-duplicate-key': yamlDuplicateKey,
  'yaml-alias': yamlAlias,
  'yaml-tag': yamlTag,
  'file-empty': fileEmpty,
  'invisible-sign': invisibleSign,
  'smart-quotes': smartQuotes,
  'unknown-key': unknownKey,
  'missing-key': missingKey,
  'empty-value': emptyValue,
  'wrong-shape': wrongShape,
  'number-for-text': numberForText,
  'not-allowed': notAllowed,
  'bad-format': badFormat,
  'bad-name': badName,
  'too-few': tooFew,
  'too-many': tooMany,
  'out-of-range': outOfRange,
  'not-whole': notWhole,
  'invalid-value': invalidValue,
  'picture-outside': pictureOutside,
  'no-home-page': noHomePage,
  'duplicate-path': duplicatePath,
  'duplicate-page-id': duplicatePageId,
  'duplicate-section-id': duplicateSectionId,
  'duplicate-field': duplicateField,
  'reserved-path': reservedPath,
  'page-heading': pageHeading,
  'menu-item': menuItem,
  'no-form': noForm,
  'title-pattern': titlePattern,
  'bad-pattern': badPattern,
  'unknown-phone': unknownPhone,
  'unknown-messenger': unknownMessenger,
  'bad-account': badAccount,
  'unknown-page': unknownPage,
  'unknown-anchor': unknownAnchor,
  'forbidden-link': forbiddenLink,
  'missing-picture': missingPicture,
  'unsupported-mark': unsupportedMark,
  'unsafe-picture': unsafePicture,
  'unused-phone': unusedPhone,
  'unused-messenger': unusedMessenger,
  'long-title': longTitle,
  'long-description': longDescription,
  'example-value': exampleValue,
  'unlinked-page': unlinkedPage,
  'page-without-analytics': pageWithoutAnalytics,
  'heading-order': headingOrder,
  'cut-text': cutText,
  'lost-blocks': lostBlocks,
  'phone-country-code': phoneCountryCode,
  'phone-length': phoneLength,
  'pasted-html': pastedHtml,
  'broken-link': brokenLink,
  'mark-in-text': markInText,
  'copied-page': copiedPage,
  'repeated-conversion': repeatedConversion,
  'repeated-item': repeatedItem,
  'map-page': mapPage,
  'no-reviews': noReviews,
  'loose-mark': looseMark,
  'long-name': longName,
  'device-name': deviceName,
  'taken-field-name': takenFieldName,
  'picture-name': pictureName,
  'language-without-words': languageWithoutWords,
  'unconfirmed-privacy': unconfirmedPrivacy,
  'unknown-map-host': unknownMapHost,
  'host-mismatch': hostMismatch,
  'host-below-path': hostBelowPath,
  'too-much': tooMuch,
  'merge-marks': mergeMarks,
  'messenger-number': messengerNumber,
  'wrong-layout': wrongLayout,
};
