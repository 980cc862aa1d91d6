/** How long Testing Library waits for what is to come, in milliseconds: a busy machine is slow, not wrong. */
const patienceMs = 60_000;

export {};

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
}
