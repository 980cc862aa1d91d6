/** A form that is drawn in a test's own document, and the mail service's end of the wire. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ContactFormView } from '../../src/form/contact-form.tsx';
import type { ContactForm } from '../../src/model/form.ts';
import { createGate } from './gate.ts';
import { inSite } from './in-site.tsx';
import { questionForm } from './question-form.ts';

/** What the mail service answers with. */
export const wire = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();

/** What is said on the console. */
export const logged = vi.fn();

/** Lets every answer go for which a test did not wait: the next one begins without a message on its way. */
const unanswered = new Set<() => void>();

beforeEach(() => {
  wire.mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', wire);
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(async () => {
  vi.useRealTimers();
  await act(async () => {
    for (const answer of unanswered) {
      answer();
    }
  });
  unanswered.clear();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  wire.mockReset();
  logged.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

/** Makes the service wait; what it returns lets the answer go. */
export function holdAnswer(status: number): () => void {
  const gate = createGate();
  unanswered.add(gate.open);
  wire.mockImplementationOnce(async () => {
    await gate.passed;
    return new Response('', { status });
  });
  return gate.open;
}

export function renderForm(form: ContactForm = questionForm) {
  return render(<StrictMode>{inSite(<ContactFormView form={form} />)}</StrictMode>);
}

export const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Имя' });
export const phoneField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });

/** The template parameters of one request. */
export function parametersOf(call: number) {
  return JSON.parse(String(wire.mock.calls[call]?.[1].body)).template_params;
}
