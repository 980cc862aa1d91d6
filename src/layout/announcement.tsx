import type { Announcement } from '../model/site.ts';
import { writeStored } from '../ui/browser-storage.ts';
import { Icon } from '../ui/icon.tsx';
import { InlineText } from '../ui/rich-text.tsx';
import { useWords } from '../ui/site-context.ts';
import { useIsInteractive } from '../ui/use-is-interactive.ts';

/**
 * A line above the page. Whether it is hidden is said by the root element, because that is decided before the page is
 * painted, by a script of the document. In static HTML only the room of its button is reserved.
 */
export function AnnouncementBar({ announcement }: { readonly announcement: Announcement }) {
  const words = useWords();
  const isInteractive = useIsInteractive();
  const close = () => {
    writeStored('localStorage', 'announcement', announcement.key);
    document.documentElement.dataset.announcement = 'closed';
  };
  return (
    <aside className="announcement" aria-label={words.announcementLabel}>
      <div className="announcement__inner">
        <p className="announcement__text">
          <InlineText text={announcement.text} />
        </p>
        {isInteractive && (
          <button
            className="announcement__close"
            type="button"
            aria-label={words.closeAnnouncement}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </aside>
  );
}
