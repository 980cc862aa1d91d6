import { z } from 'zod';
import { printFrame } from '../emit/module-frame.ts';
import type { FrameSource } from '../emit/source-text.ts';
import type { MadeFilesCache } from './made-files-cache.ts';

const frameSchema = z.array(z.string());

/** Frames of modules, each printed once and then kept from run to run: ts-morph is rarely loaded at all. */
export function keptFrames(cache: MadeFilesCache): FrameSource {
  return async (shape) => {
    const kept = await cache.get(['module frame', shape], async () =>
      Buffer.from(JSON.stringify(printFrame(shape))),
    );
    return frameSchema.parse(JSON.parse(Buffer.from(kept).toString()));
  };
}
