import { useEffect, useState } from 'react';

/** Where the reader's eye rests, from the top of the window: the part across this line is the one that is read. */
const readingLine = '-30% 0px -69% 0px';

/**
 * The part of a page that is being read.
 * @returns the id of a part; absent above the first and below the last
 */
export function useCurrentPart(parts: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const across = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          across[isIntersecting ? 'add' : 'delete'](target.id);
        }
        setCurrent([...across].at(-1));
      },
      { rootMargin: readingLine },
    );
    for (const { id } of parts) {
      const part = document.getElementById(id);
      if (part) {
        observer.observe(part);
      }
    }
    return () => observer.disconnect();
  }, [parts]);
  return current;
}
