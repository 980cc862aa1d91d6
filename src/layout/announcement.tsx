import type { Announcement } from '../model/site.ts';
import type { Words } from '../model/words.ts';
import { writeStored } from '../ui/browser-storage.ts';
import { Icon } from '../ui/icon.tsx';
import { InlineText } from '../ui/rich-text.tsx';
import { useIsInteractive } from '../ui/use-is-interactive.ts';

interface AnnouncementBarProps {
  readonly announcement: Announcement;
  readonly words: Words;
}

/**
 * A line above the page. Whether it is hidden is said by the root element, because that is decided before the page is
 * painted, by a script of the document. In static HTML only the room of its button is reserved.
 */
export function AnnouncementBar({ announcement, words }: AnnouncementBarProps) {
  const isInteractive = useIsInteractive();
  const close = () => {
    writeStored('localStorage', 'announcement', announcement.key);
    document.documentElement.dataset.announcement = 'closed';
  };
  return (
    <aside className="announcement" aria-label={words.announcementLabel}>
      <div className="announcement__inner">
        <p className="announcement__text">
          <InlineText text={announcement.text} words={words} />
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
