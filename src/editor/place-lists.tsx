import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { EditorWords, EditPlace, EditPlaces } from '../model/editor.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { loadPlaces } from './edit-requests.ts';
import type { Editor } from './editor.ts';
import { goTo } from './go-to.ts';
import { isWithin } from './paths.ts';

type ListName = 'examples' | 'changes';

interface PlaceListsProps {
  readonly editor: Editor;
  readonly words: EditorWords;
  readonly revision: string;
  /** A form stands in the place of the list. */
  readonly hasForm: boolean;
}

/** The buttons of the lists of examples and of changes, and the list that is open. */
export function PlaceLists({ editor, words, revision, hasForm }: PlaceListsProps) {
  const [open, setOpen] = useState<ListName>();
  const [isTouring, setTouring] = useState(false);
  const examples = usePlaces('examples', true, revision);
  const changes = usePlaces('changes', open === 'changes', revision);
  const last = useRef({ index: 0, path: '' });
  const ref = useRef<HTMLDivElement>(null);
  const left = examples?.places.length ?? 0;
  const toggle = async (name: ListName) => {
    await editor.openForm(undefined);
    setOpen(open === name && !hasForm ? undefined : name);
  };
  const close = () => {
    ref.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(undefined);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') {
      close();
    }
  };
  const follow = async (place: EditPlace) => {
    setOpen(undefined);
    await goTo(editor, place);
  };
  const next = async () => {
    const { index, path } = last.current;
    const places = examples?.places ?? [];
    // A value that has been replaced has left the list.
    const isThere = path === JSON.stringify(places[index]?.path);
    // First what the owner sees: a text of this page.
    const isShown = (place: EditPlace) =>
      editor.marked.all().some((text) => isWithin(editor.originOf(text)?.path ?? [], place.path));
    const here = places.findIndex((one) => one.page === editor.view().content.path && isShown(one));
    const at = path === '' ? Math.max(here, 0) : (isThere ? index + 1 : index) % Math.max(1, left);
    const place = places[at];
    if (place !== undefined) {
      last.current = { index: at, path: JSON.stringify(place.path) };
      setTouring(true);
      await follow(place);
    }
  };
  const shown = open === 'examples' ? examples : changes;
  const title = open && (open === 'examples' ? fillTemplate(words.examples, { count: left }) : words.changes);
  return (
    <div ref={ref} className="bar__lists">
      {(left > 0 || isTouring) && (
        <button type="button" aria-expanded={open === 'examples'} onClick={() => void toggle('examples')}>
          {left > 0 ? fillTemplate(words.examples, { count: left }) : words.noExamples}
        </button>
      )}
      {isTouring && left > 0 && (
        <button type="button" onClick={() => void next()}>
          {words.nextExample}
        </button>
      )}
      <button type="button" aria-expanded={open === 'changes'} onClick={() => void toggle('changes')}>
        {words.changes}
      </button>
      {open && shown && !hasForm && (
        <section className="panel" aria-label={title} onKeyDown={onKeyDown}>
          <header className="panel__head">
            <h2>{title}</h2>
            <button type="button" onClick={close}>
              {words.close}
            </button>
          </header>
          {open === 'examples' && left > 0 && (
            <button type="button" className="main" onClick={() => void next()}>
              {words.nextExample}
            </button>
          )}
          {shown.places.length === 0 && (
            <p>{shown.message ?? (open === 'examples' ? words.noExamples : words.noChanges)}</p>
          )}
          <ol className="places">
            {shown.places.map((place) => (
              <li key={JSON.stringify([place.path, place.change])}>
                <Place place={place} words={words} onOpen={() => void follow(place)} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

interface PlaceProps {
  readonly place: EditPlace;
  readonly words: EditorWords;
  readonly onOpen: () => void;
}

function Place({ place, words, onOpen }: PlaceProps) {
  const { where, about, change, before, after } = place;
  return (
    <button type="button" onClick={onOpen}>
      <span className="uses">{where || words.site}</span>
      {about !== '' && <span>{about}</span>}
      {change && change !== 'changed' && <strong>{words.changed[change]}</strong>}
      {before !== undefined && (
        <span className="place__value">
          {change && `${words.before}: `}
          <del>{before}</del>
        </span>
      )}
      {after !== undefined && (
        <span className="place__value">
          {change && `${words.after}: `}
          <ins>{after}</ins>
        </span>
      )}
    </button>
  );
}

/** A list as it is for a revision of the file; nothing until it has been loaded. */
function usePlaces(name: ListName, isWanted: boolean, revision: string): EditPlaces | undefined {
  const [places, setPlaces] = useState<EditPlaces>();
  useEffect(() => {
    let isCurrent = revision !== '';
    if (isWanted) {
      void loadPlaces(name).then((loaded) => isCurrent && setPlaces(loaded));
    }
    return () => {
      isCurrent = false;
    };
  }, [name, isWanted, revision]);
  return places;
}
