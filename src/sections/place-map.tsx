import { type RefCallback, useState } from 'react';
import type { PlaceMap } from '../model/section.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/site-context.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { useIsInteractive } from '../ui/use-is-interactive.ts';

interface PlaceMapViewProps {
  readonly map: PlaceMap;
}

/** The embedded map and a link to the same location. */
export function PlaceMapView({ map }: PlaceMapViewProps) {
  return (
    <div className="contacts__map">
      {map.load === 'press' ? <PressedMap map={map} /> : <MapFrame map={map} />}
      <SmartLink className="contacts__map-link" link={map.link.link}>
        <Icon name="pin" />
        {map.link.label}
      </SmartLink>
    </div>
  );
}

/** With `press` the map's host learns nothing of the visit before the visitor asks for the map. */
function PressedMap({ map }: PlaceMapViewProps) {
  const isInteractive = useIsInteractive();
  const words = useWords();
  const [isPressed, setIsPressed] = useState(false);
  if (isPressed) {
    return <MapFrame map={map} ref={focus} />;
  }
  return (
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
  );
}

function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}

interface MapFrameProps extends PlaceMapViewProps {
  readonly ref?: RefCallback<HTMLIFrameElement>;
}

function MapFrame({ map, ref }: MapFrameProps) {
  return (
    <iframe
      className="contacts__map-frame"
      src={map.embedUrl}
      title={map.title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      ref={ref}
    />
  );
}
