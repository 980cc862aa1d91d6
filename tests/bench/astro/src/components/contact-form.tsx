import { useForm } from 'react-hook-form';

interface ContactFormProps {
  readonly words: {
    readonly title: string;
    readonly submit: string;
    readonly fields: readonly {
      readonly name: string;
      readonly label: string;
      readonly requiredMessage?: string;
    }[];
  };
}

export function ContactForm({ words }: ContactFormProps) {
  const { register, handleSubmit, formState } = useForm<Record<string, string>>({ mode: 'onTouched' });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <h3>{words.title}</h3>
      {words.fields.map(({ name, label, requiredMessage = false }) => (
        <label key={name}>
          {label}
          <input {...register(name, { required: requiredMessage })} />
          {formState.errors[name]?.message}
        </label>
      ))}
      <button type="submit" disabled={!formState.isValid}>
        {words.submit}
      </button>
    </form>
  );
}
