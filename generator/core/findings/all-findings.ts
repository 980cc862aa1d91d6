import { answersWithoutStop } from './catalogue/answers-without-stop.ts';
import { badAccount } from './catalogue/bad-account.ts';
import { badFormat } from './catalogue/bad-format.ts';
import { badName } from './catalogue/bad-name.ts';
import { badPattern } from './catalogue/bad-pattern.ts';
import { brokenLink } from './catalogue/broken-link.ts';
import { copiedPage } from './catalogue/copied-page.ts';
import { crowdedMenu } from './catalogue/crowded-menu.ts';
import { cutText } from './catalogue/cut-text.ts';
import { deviceName } from './catalogue/device-name.ts';
import { duplicateField } from './catalogue/duplicate-field.ts';
import { duplicateOption } from './catalogue/duplicate-option.ts';
import { duplicatePageId } from './catalogue/duplicate-page-id.ts';
import { duplicatePath } from './catalogue/duplicate-path.ts';
import { duplicateSectionId } from './catalogue/duplicate-section-id.ts';
import { emptyContents } from './catalogue/empty-contents.ts';
import { emptyValue } from './catalogue/empty-value.ts';
import { exampleValue } from './catalogue/example-value.ts';
import { fileEmpty } from './catalogue/file-empty.ts';
import { forbiddenLink } from './catalogue/forbidden-link.ts';
import { headingOrder } from './catalogue/heading-order.ts';
import { hostBelowPath } from './catalogue/host-below-path.ts';
import { hostMismatch } from './catalogue/host-mismatch.ts';
import { invalidValue } from './catalogue/invalid-value.ts';
import { invisibleCharacter } from './catalogue/invisible-character.ts';
import { languageWithoutWords } from './catalogue/language-without-words.ts';
import { lonelyGroup } from './catalogue/lonely-group.ts';
import { longDescription } from './catalogue/long-description.ts';
import { longName } from './catalogue/long-name.ts';
import { longTitle } from './catalogue/long-title.ts';
import { looseMark } from './catalogue/loose-mark.ts';
import { lostBlocks } from './catalogue/lost-blocks.ts';
import { mapPage } from './catalogue/map-page.ts';
import { markInText } from './catalogue/mark-in-text.ts';
import { menuItem } from './catalogue/menu-item.ts';
import { mergeMarks } from './catalogue/merge-marks.ts';
import { messengerNumber } from './catalogue/messenger-number.ts';
import { misplacedItem } from './catalogue/misplaced-item.ts';
import { missingDownload } from './catalogue/missing-download.ts';
import { missingKey } from './catalogue/missing-key.ts';
import { missingPicture } from './catalogue/missing-picture.ts';
import { noForm } from './catalogue/no-form.ts';
import { noHomePage } from './catalogue/no-home-page.ts';
import { noReviews } from './catalogue/no-reviews.ts';
import { notAllowed } from './catalogue/not-allowed.ts';
import { notWhole } from './catalogue/not-whole.ts';
import { numberForText } from './catalogue/number-for-text.ts';
import { outOfRange } from './catalogue/out-of-range.ts';
import { pageHeading } from './catalogue/page-heading.ts';
import { pageWithoutAnalytics } from './catalogue/page-without-analytics.ts';
import { pastedHtml } from './catalogue/pasted-html.ts';
import { phoneCountryCode } from './catalogue/phone-country-code.ts';
import { phoneLength } from './catalogue/phone-length.ts';
import { pictureName } from './catalogue/picture-name.ts';
import { pictureOutside } from './catalogue/picture-outside.ts';
import { repeatedConversion } from './catalogue/repeated-conversion.ts';
import { repeatedItem } from './catalogue/repeated-item.ts';
import { reservedPath } from './catalogue/reserved-path.ts';
import { secondForm } from './catalogue/second-form.ts';
import { smartQuotes } from './catalogue/smart-quotes.ts';
import { stepsWithoutWho } from './catalogue/steps-without-who.ts';
import { takenFieldName } from './catalogue/taken-field-name.ts';
import { titlePattern } from './catalogue/title-pattern.ts';
import { tooFew } from './catalogue/too-few.ts';
import { tooMany } from './catalogue/too-many.ts';
import { tooMuch } from './catalogue/too-much.ts';
import { unconfirmedPrivacy } from './catalogue/unconfirmed-privacy.ts';
import { unknownAnchor } from './catalogue/unknown-anchor.ts';
import { unknownKey } from './catalogue/unknown-key.ts';
import { unknownMapHost } from './catalogue/unknown-map-host.ts';
import { unknownMessenger } from './catalogue/unknown-messenger.ts';
import { unknownOption } from './catalogue/unknown-option.ts';
import { unknownPage } from './catalogue/unknown-page.ts';
import { unknownPhone } from './catalogue/unknown-phone.ts';
import { unlinkedPage } from './catalogue/unlinked-page.ts';
import { unreachableStop } from './catalogue/unreachable-stop.ts';
import { unsafePicture } from './catalogue/unsafe-picture.ts';
import { unsupportedMark } from './catalogue/unsupported-mark.ts';
import { unusedMessenger } from './catalogue/unused-messenger.ts';
import { unusedPhone } from './catalogue/unused-phone.ts';
import { wrongLayout } from './catalogue/wrong-layout.ts';
import { wrongShape } from './catalogue/wrong-shape.ts';
import { yamlAlias } from './catalogue/yaml-alias.ts';
import { yamlDuplicateKey } from './catalogue/yaml-duplicate-key.ts';
import { yamlSyntax } from './catalogue/yaml-syntax.ts';
import { yamlTag } from './catalogue/yaml-tag.ts';

/** Every finding by its code. */
export const allFindings = {
  'yaml-syntax': yamlSyntax,
  'yaml-duplicate-key': yamlDuplicateKey,
  'yaml-alias': yamlAlias,
  'yaml-tag': yamlTag,
  'file-empty': fileEmpty,
  'invisible-character': invisibleCharacter,
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
  'misplaced-item': misplacedItem,
  'unknown-option': unknownOption,
  'unreachable-stop': unreachableStop,
  'answers-without-stop': answersWithoutStop,
  'duplicate-option': duplicateOption,
  'second-form': secondForm,
  'steps-without-who': stepsWithoutWho,
  'empty-contents': emptyContents,
  'missing-download': missingDownload,
  'lonely-group': lonelyGroup,
  'crowded-menu': crowdedMenu,
};
