import { bullets, type PrivacyTexts, serviceRules } from './privacy-texts.ts';

export const englishPrivacy: PrivacyTexts = {
  formLine: (path) => `We use these details to answer you. [How we handle personal data](${path})`,
  operator: ({ name, address, email, phone, law }) => [
    'Who is responsible',
    `Responsible for the personal data that you give through this site (the controller): ${name}.`,
    bullets(`Address: ${address}`, `E-mail: ${email}`, phone && `Phone: ${phone}`),
    law && `The law that we follow: ${law}.`,
  ],
  form: ({ fields, hasConsentBox, storage }) => [
    'The form on this site',
    `When you send the form, we receive what you have written in it: ${fields}.`,
    bullets(
      'Why: to answer you and, if you wish, to conclude a contract.',
      hasConsentBox
        ? 'Legal ground: your consent, given by ticking the box. You may withdraw it.'
        : 'Legal ground: your request for an answer before a contract.',
      `How long we keep it: ${storage ?? 'while we are answering and one year more; where there is a contract, as long as the law demands'}.`,
    ),
    `The message is brought to our mailbox by the service EmailJS and passes through its servers. [Privacy policy of EmailJS](${serviceRules.emailJs})`,
  ],
  captcha: () => [
    'The check “I am not a robot”',
    'Google reCAPTCHA keeps programs from filling in the form. When you use the form, your browser loads this check from Google’s servers. Google receives your IP address, details of your browser and of how you fill in the form, and may store cookies.',
    `[Google’s privacy policy](${serviceRules.googlePrivacy}), [Google’s terms](${serviceRules.googleTerms})`,
  ],
  analytics: ({ asksConsent }) => [
    'Visit statistics',
    `${asksConsent ? 'If you have agreed' : 'When you open the site'}, your browser loads Google’s statistics script. Google receives your IP address, details of your browser, the addresses of the pages that you open and presses on the call button, and stores cookies.`,
    bullets(
      'Why: to learn which pages and which advertisements are useful.',
      asksConsent
        ? 'Legal ground: your consent. You can change your choice at the bottom of every page; where your browser sends the signal Global Privacy Control, we take it for a refusal until you allow the statistics yourself.'
        : 'You can refuse cookies in the settings of your browser.',
    ),
    `[Google’s privacy policy](${serviceRules.googlePrivacy})`,
  ],
  map: ({ host, onPress }) => [
    'The map',
    `The map is shown by ${host}. It is loaded from there ${onPress ? 'only when you press its place' : 'when you scroll to it'}: ${host} receives your IP address and details of your browser and may store cookies.`,
  ],
  talk: ({ messengers }) => [
    'Calls and messages',
    'If you call or write to us, we receive your number or name and what you tell us, and use it to answer you.',
    messengers &&
      `The service through which you write keeps the conversation too, under its own rules: ${messengers}.`,
  ],
  hosting: ({ name }) => [
    'Where the site is hosted',
    `The pages are served by ${name ?? 'the company that hosts the site'}. As with every site, its servers see your IP address, the address of the page and details of your browser, and keep them for a short time so that the site works and is protected.`,
  ],
  browser: ({ hasForm, hasLists, asksConsent }) => [
    'What stays in your browser',
    bullets(
      hasForm && 'What you have written in the form, until you send it or close the tab.',
      hasForm &&
        'A note of a message that was sent or cut off on its way: the time and its number, without its text.',
      hasLists && 'Your ticks in lists of papers.',
      asksConsent && 'Your answer to the question about statistics.',
      'Notes of what has been loaded already, for example the typeface.',
    ),
    'None of this is passed on. You can delete it in the settings of your browser.',
  ],
  recipients: ({ services }) => [
    'Who receives data',
    'We do not sell data. Only those named on this page receive them, those without whom your request cannot be met, and public authorities where the law demands it.',
    services &&
      `The servers of these services may stand abroad, also in countries that protect data less: ${services}.`,
  ],
  rights: ({ email, hasConsent, authority }) => [
    'Your rights',
    'You may:',
    bullets(
      'ask which data about you we have and to whom we have given them;',
      hasConsent && 'withdraw your consent;',
      'have them corrected;',
      'have us stop using them and delete them.',
    ),
    `Write to us for any of this: ${email}. We answer within the time that the law gives.`,
    `You may complain about us to the data protection authority${authority === undefined ? '' : ` (${authority})`}, or go to court.`,
  ],
};
