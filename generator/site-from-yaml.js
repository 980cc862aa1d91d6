#!/usr/bin/env node
/** The command of the package. Node itself runs no TypeScript below `node_modules`; tsx does. */
import { register } from 'tsx/esm/api';

register();
await import('./package-command.ts');
