/** The document's script with an address; added where there is none. */
export function thirdPartyScript(src: string): HTMLScriptElement {
  const present = [...document.scripts].find((script) => script.getAttribute('src') === src);
  const script = present ?? document.createElement('script');
  if (present === undefined) {
    script.async = true;
    script.src = src;
    document.head.append(script);
  }
  return script;
}
