import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GuideSection, GuideStop } from '../model/section.ts';
import { CopyText } from '../ui/copy-text.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { addLineToDraft } from '../ui/form-draft.ts';
import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PictureView } from '../ui/picture-view.tsx';
import { renderList } from '../ui/render-list.ts';
import { CompactRichText } from '../ui/rich-text.tsx';
import { useWords } from '../ui/site-context.ts';
import { ArrowLink, SmartLink } from '../ui/smart-link.tsx';
import { type StopState, stopState } from './stop-state.ts';

interface GuideRouteProps {
  readonly section: GuideSection;
}

/** Width of a stop's picture in the layout. */
const pictureWidth = '6rem';

/**
 * The questions and the stops of a guide. Without its code, and before the first answer, it is the whole list with its
 * conditions. The answers live in the native controls: one that was given before the code arrived counts.
 */
export function GuideRoute({ section }: GuideRouteProps) {
  const words = useWords();
  const { questions } = section;
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const adopt = () => setChosen(checkedNames(ref));
  useEffect(() => setChosen(checkedNames(ref)), []);
  const states = section.stops.map((stop) => ({ stop, state: stopState(stop, questions, chosen) }));
  const shown = states.filter(({ state }) => state !== 'unneeded');
  const isAnswered = chosen.size > 0;
  return (
    <div className="guide__route" ref={ref}>
      <div className="guide__questions">
        {renderList(questions, ({ label, options }, index) => (
          <fieldset className="guide__question">
            <legend className="guide__label">{label}</legend>
            {renderList(options, (option) => (
              <label className="guide__option">
                <input type="radio" name={`${section.id} ${index}`} value={option.name} onChange={adopt} />
                {option.label}
              </label>
            ))}
          </fieldset>
        ))}
        <p className="guide__count" role="status">
          {isAnswered && fillTemplate(words.guideCount, { count: shown.length, total: states.length })}
        </p>
      </div>
      <div className="guide__result">
        <ol role="list" className="guide__stops">
          {renderList(states, ({ stop, state }) => (
            <Stop stop={stop} state={isAnswered ? state : 'open'} />
          ))}
        </ol>
        {chosen.size === questions.length && (
          <Answers
            section={section}
            chosen={chosen}
            needed={shown.map(({ stop }) => stop.title)}
            onReset={() => {
              for (const input of inputsIn(ref)) {
                input.checked = false;
              }
              adopt();
              inputsIn(ref)[0]?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

function inputsIn({ current }: RefObject<HTMLElement | null>): HTMLInputElement[] {
  return [...(current?.querySelectorAll('input') ?? [])];
}

function checkedNames(ref: RefObject<HTMLElement | null>): ReadonlySet<string> {
  return new Set(inputsIn(ref).flatMap(({ checked, value }) => (checked ? [value] : [])));
}

interface StopProps {
  readonly stop: GuideStop;
  readonly state: StopState;
}

function Stop({ stop, state }: StopProps) {
  const words = useWords();
  const isUnneeded = state === 'unneeded';
  const condition = stop.condition
    ? fillTemplate(words.guideWhen, { answers: stop.condition })
    : words.guideForAll;
  return (
    <li className="guide__stop" data-state={state === 'open' ? undefined : state}>
      <div className="guide__words">
        <h3 className="guide__title">
          {stop.link === undefined ? stop.title : <SmartLink link={stop.link}>{stop.title}</SmartLink>}
        </h3>
        {state !== 'needed' && <p className="guide__when">{isUnneeded ? words.guideUnneeded : condition}</p>}
        {!isUnneeded && <CompactRichText text={stop.text} />}
      </div>
      {stop.picture && !isUnneeded && (
        <PictureView picture={stop.picture} sizes={pictureWidth} className="guide__picture" />
      )}
    </li>
  );
}

interface AnswersProps extends GuideRouteProps {
  readonly chosen: ReadonlySet<string>;
  /** Titles of the stops that the answers have chosen. */
  readonly needed: readonly string[];
  readonly onReset: () => void;
}

/** Takes the answers along: into the question form, into a messenger, or as text. */
function Answers({ section, chosen, needed, onReset }: AnswersProps) {
  const words = useWords();
  const answers = section.questions.flatMap(({ options }) =>
    options.flatMap(({ name, label }) => (chosen.has(name) ? [label] : [])),
  );
  const beginning = `${section.title}: `;
  const message = `${beginning}${answers.join(', ')} → ${needed.join(', ')}`;
  const { button, formField } = section;
  return (
    <div className="guide__answers">
      {button && (
        <ArrowLink
          className="button"
          item={button}
          onChoose={() => formField && addLineToDraft(formField, beginning, message)}
        />
      )}
      <MessengerLinks messengers={section.messengers} message={message} />
      <div className="guide__others">
        <CopyText text={() => message} />
        <button className="button button--quiet" type="button" onClick={onReset}>
          {words.guideReset}
        </button>
      </div>
    </div>
  );
}
