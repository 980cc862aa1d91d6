import type { ContactForm, FormField } from '../../../src/model/form.ts';
import type { Words } from '../../../src/model/words.ts';
import type { FormSpec } from '../schema/form.ts';
import type { ResolveContext } from './context.ts';
import { resolveContactWays } from './phones.ts';
import { resolvePrivacyLine } from './privacy.ts';
import { resolveInlineText, resolveRichText } from './rich-text.ts';

/** The question form with everything it says, checks and sends. */
export function resolveForm(context: ResolveContext, form: FormSpec, words: Words): ContactForm {
  const { captcha } = form;
  const { blockList, limitRateMs, ...delivery } = form.delivery;
  const privacyLine = resolvePrivacyLine(context, form);
  return {
    title: form.title,
    text: resolveRichText(context, form.text, ['form', 'text']),
    submitLabel: form.submit,
    sendingLabel: form.sending,
    successMessage: form.success,
    failureMessage: form.failure,
    failureHelp: context.typesetter.text(form.failureHelp),
    ...(privacyLine && { privacyLine }),
    source: form.source,
    reference: form.reference,
    leastFillMs: form.leastFillMs,
    fields: form.fields.map((field, index) => resolveField(context, words, field, index)),
    ...resolveContactWays(context, form, ['form']),
    notice: form.notice,
    ...(captcha && {
      captcha: {
        ...captchaScript(captcha.provider, captcha.language ?? context.spec.site.language),
        siteKey: captcha.siteKey,
        unsolvedMessage: captcha.unsolved,
        unavailableMessage: context.typesetter.text(captcha.unavailable),
        checkEveryMs: captcha.checkEveryMs,
      },
    }),
    delivery: { ...delivery, ...(blockList && { blockList }), limitRateMs },
  };
}

/** The script draws nothing by itself (`render=explicit`) and speaks the language (`hl`): reCAPTCHA v2's parameters. */
function captchaScript(provider: string, language: string) {
  const url = new URL(provider);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('hl', language);
  return { scriptUrl: url.href, language };
}

function resolveField(
  context: ResolveContext,
  words: Words,
  field: FormSpec['fields'][number],
  index: number,
): FormField {
  const common = {
    name: field.name,
    label: field.label,
    ...(field.hint && { hint: context.typesetter.text(field.hint) }),
    ...(field.autocomplete && { autocomplete: field.autocomplete }),
    ...(field.required && { requiredMessage: field.required }),
    ...(field.pattern && { pattern: { source: field.pattern.rule, message: field.pattern.message } }),
  };
  switch (field.kind) {
    case 'email':
      return { kind: field.kind, ...common, addressMessage: words.invalidEmail };
    case 'textarea':
      return { kind: field.kind, ...common, rows: field.rows };
    case 'select':
      return {
        kind: field.kind,
        ...common,
        options: field.options.map((option) => ({ value: option, label: option })),
        emptyLabel: field.empty,
      };
    case 'checkbox':
      return {
        kind: field.kind,
        ...common,
        label: resolveInlineText(context, field.label, ['form', 'fields', index, 'label']),
      };
    default:
      return { kind: field.kind, ...common };
  }
}
