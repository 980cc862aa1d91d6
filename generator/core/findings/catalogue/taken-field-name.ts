import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

/**
 * What a form of a web page has by itself. A field of such a name stands in its place, and whatever asks the form for
 * it, the site's own code, React or the browser, gets the field. Source: the HTML and DOM standards.
 */
const formMembers: ReadonlySet<string> = new Set(
  `acceptCharset accessKey action activeViewTransition addEventListener after animate append appendChild assignedSlot
  attachEvent detachEvent getInnerHTML attachInternals attachShadow attributeStyleMap attributes autocapitalize autocomplete autocorrect autofocus baseURI
  before blur checkValidity checkVisibility childElementCount childNodes children classList className click
  clientHeight clientLeft clientTop clientWidth cloneNode closest compareDocumentPosition computedStyleMap contains
  contentEditable currentCSSZoom customElementRegistry dataset dir dispatchEvent draggable editContext elementTiming
  elements encoding enctype enterKeyHint firstChild firstElementChild focus getAnimations getAttribute getAttributeNS
  getAttributeNames getAttributeNode getAttributeNodeNS getBoundingClientRect getClientRects getElementsByClassName
  getElementsByTagName getElementsByTagNameNS getHTML getRootNode hasAttribute hasAttributeNS hasAttributes
  hasChildNodes hasPointerCapture hidden hidePopover id inert innerHTML innerText inputMode insertAdjacentElement
  insertAdjacentHTML insertAdjacentText insertBefore isConnected isContentEditable isDefaultNamespace isEqualNode
  isSameNode lang lastChild lastElementChild length localName lookupNamespaceURI lookupPrefix matches method moveBefore
  namespaceURI nextElementSibling nextSibling noValidate nodeName nodeType nodeValue nonce normalize offsetHeight
  offsetLeft offsetParent offsetTop offsetWidth outerHTML outerText ownerDocument parentElement parentNode part popover
  prefix prepend previousElementSibling previousSibling querySelector querySelectorAll rel relList
  releasePointerCapture remove removeAttribute removeAttributeNS removeAttributeNode removeChild removeEventListener
  replaceChild replaceChildren replaceWith reportValidity requestFullscreen requestPointerLock requestSubmit reset role
  scroll scrollBy scrollHeight scrollIntoView scrollIntoViewIfNeeded scrollLeft scrollTo scrollTop scrollWidth
  setAttribute setAttributeNS setAttributeNode setAttributeNodeNS setHTML setHTMLUnsafe setPointerCapture shadowRoot
  showPopover slot spellcheck style submit tabIndex tagName target textContent title toggleAttribute togglePopover
  translate virtualKeyboardPolicy when writingSuggestions`.split(/\s+/),
);

/** Roles for screen readers, constants, and what browsers name after themselves. */
const memberFamilies = /^(?:aria[A-Z]\w*|[A-Z][A-Z_]+|webkit\w+|moz[A-Z]\w*)$/;

/**
 * Whether a name of a field already means something where forms and messages are made: to every object, or to a form.
 * `name` is left out: the form of the product has such a field, and nothing asks a form for its name.
 */
export function isTakenFieldName(name: string): boolean {
  return name in Object.prototype || formMembers.has(name) || memberFamilies.test(name);
}

export const takenFieldName: FindingDefinition<{ readonly name: string; readonly proposal: string }> = {
  number: 102,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Этим именем браузер сам что-то называет в форме: с таким полем она не сможет отправить письмо.',
    en: 'Browsers call something of the form itself by this name: with such a field it cannot send a message.',
  },
  message: ({ name, proposal }) => ({
    ru: [
      `Имя поля «${shown(name)}» занято браузером, форма с ним сломается.`,
      `Назовите поле иначе, например ${shown(proposal)}, и поправьте это имя в шаблоне письма EmailJS.`,
    ],
    en: [
      `Browsers use the field name "${shown(name)}" themselves, and the form would break.`,
      `Name the field otherwise, for example ${shown(proposal)}, and change the name in the EmailJS template.`,
    ],
  }),
  rule: ({ form }) =>
    (form?.fields ?? []).flatMap(({ name }, index) =>
      isTakenFieldName(name)
        ? [
            {
              args: { name, proposal: `${name.toLowerCase()}-field` },
              path: ['form', 'fields', index, 'name'],
            },
          ]
        : [],
    ),
};
