import { configureGlobal } from 'fast-check';

const usualSeed = 20_261_123;

/**
 * Property tests draw the same examples in every run, so that a change is judged by what it changes. `PROPERTY_SEED`
 * asks for others; a failed property prints its seed.
 */
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? usualSeed) });
