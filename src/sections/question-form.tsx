import { FormUnavailable } from '../form/other-contacts.tsx';
import type { FormPlace } from '../model/form.ts';
import type { Site } from '../model/site.ts';
import { LazyIsland } from '../ui/lazy-island.tsx';
import { contactFormIsland } from './lazy-islands.ts';

interface QuestionFormProps {
  readonly place: FormPlace;
  readonly site: Site;
}

/** The site's question form, which knows where it stands. */
export function QuestionForm({ place, site }: QuestionFormProps) {
  const { words } = site.shell;
  return (
    site.form && (
      <LazyIsland
        source={contactFormIsland}
        props={{ form: { ...site.form, ...place }, words }}
        unavailable={<FormUnavailable form={site.form} words={words} />}
      />
    )
  );
}
