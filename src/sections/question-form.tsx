import type { FormPlace } from '../model/form.ts';
import { FormUnavailable } from '../ui/contact-ways.tsx';
import { LazyIsland } from '../ui/lazy-island.tsx';
import { useSite } from '../ui/site-context.ts';
import { contactFormIsland } from './lazy-islands.ts';

interface QuestionFormProps {
  readonly place: FormPlace;
  readonly className: string;
}

/** The site's question form, which knows where it stands. */
export function QuestionForm({ place, className }: QuestionFormProps) {
  const { form } = useSite();
  return (
    <div className={className} id={place.id}>
      {form && (
        <LazyIsland
          source={contactFormIsland}
          props={{ form: { ...form, ...place } }}
          unavailable={<FormUnavailable ways={form} />}
        />
      )}
    </div>
  );
}
