import { LazyIsland } from '../ui/lazy-island.tsx';
import { guideIsland } from './lazy-islands.ts';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** Questions, and the stops that their answers choose. */
export function GuideView({ section }: SectionProps<'guide'>) {
  return (
    <SectionFrame section={section} text={section.text}>
      <LazyIsland source={guideIsland} props={{ section }} />
    </SectionFrame>
  );
}
