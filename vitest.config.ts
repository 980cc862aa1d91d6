import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Apart from `vite.config.ts`, whose development server would bring `generated/` up to date before a test can look. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/fixtures/**'],
  },
});
