import { useState } from 'react';
import type { PlaceMap } from '../model/section.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/site-context.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { useIsInteractive } from '../ui/use-is-interactive.ts';

/**
 * The embedded map and a link to the same location. With `press` the map's host learns nothing of the visit before the
 * visitor asks for the map.
 */
export function PlaceMapView({ map }: { readonly map: PlaceMap }) {
  const isInteractive = useIsInteractive();
  const words = useWords();
  const [isPressed, setIsPressed] = useState(false);
  return (
    <div className="contacts__map">
      {map.load === 'near' || isPressed ? (
        <iframe
          className="contacts__map-frame"
          src={map.embedUrl}
          title={map.title}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          ref={isPressed ? focus : undefined}
        />
      ) : (
        <div className="contacts__map-frame contacts__map-frame--empty">
          <button
            className={isInteractive ? 'button' : 'button is-waiting'}
            type="button"
            disabled={!isInteractive}
            onClick={() => setIsPressed(true)}
          >
            {words.showMap}
            <span className="visually-hidden">: {map.title}</span>
          </button>
        </div>
      )}
      <SmartLink className="contacts__map-link" link={map.link.link}>
        <Icon name="pin" />
        {map.link.label}
      </SmartLink>
    </div>
  );
}

function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}
