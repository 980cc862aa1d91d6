const attribute = 'data-call-aside';

/** Attributes of an element that the floating call button must not cover: it steps aside while that is seen. */
export const keepsCallButtonAside = { [attribute]: '' };

/** Selects such elements. */
export const callAsideSelector = `[${attribute}]`;
