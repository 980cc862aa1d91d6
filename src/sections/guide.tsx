import { LazyIsland } from '../ui/lazy-island.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { guideIsland } from './lazy-islands.ts';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** Questions, and the stops that their answers choose. */
export function GuideView({ section, site }: SectionProps<'guide'>) {
  const { words } = site.shell;
  return (
    <SectionFrame id={section.id} className="guide" title={section.title}>
      <div className="section__text">
        <RichTextView text={section.text} words={words} />
      </div>
      <LazyIsland source={guideIsland} props={{ section, words }} />
    </SectionFrame>
  );
}
