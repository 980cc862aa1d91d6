/** The changes made in the pages of the development server, kept over restarts so that they can be taken back. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Direction, hunk, hunksOf } from '../core/edit/history.ts';
import type { TextEdit } from '../core/edit/splice.ts';
import { hashOf } from '../disk/kept-file.ts';
import { workName } from '../disk/work-folder.ts';
import { writeWhole } from '../disk/write-file.ts';

/** Changes that can be taken back: an afternoon's work. */
const keptSteps = 300;

const journalFile = z.object({
  steps: z.array(z.object({ from: z.string(), to: z.string(), hunks: z.array(hunk) })),
  position: z.int().nonnegative(),
});

type JournalContent = z.infer<typeof journalFile>;

/** Number of texts whose revisions are cached: a change needs two of them often, and a large file is slow to hash. */
const keptRevisions = 4;
const lastRevisions: { readonly text: string; readonly revision: string }[] = [];

/** Identifies a version of the file. */
export function revisionOf(text: string): string {
  const known = lastRevisions.find((one) => one.text === text);
  const revision = known?.revision ?? hashOf(text);
  if (known === undefined) {
    lastRevisions.unshift({ text, revision });
    lastRevisions.splice(keptRevisions);
  }
  return revision;
}

/** The journal stands beside the file, in a folder that git ignores, and is written before the file. */
export class EditJournal {
  private readonly file: string;

  constructor(specFile: string) {
    this.file = join(dirname(specFile), workName, 'edits.json');
  }

  /** Notes a change that is about to be made. */
  async add(before: string, after: string, edits: readonly TextEdit[]): Promise<void> {
    const { steps, position } = this.read(before);
    const step = { from: revisionOf(before), to: revisionOf(after), hunks: hunksOf(before, edits) };
    const kept = [...steps.slice(0, position), step].slice(-keptSteps);
    await this.write({ steps: kept, position: kept.length });
  }

  /** The change to take back, or to make again, with the file as it is. */
  next(text: string, direction: Direction) {
    const { steps, position } = this.read(text);
    const revision = revisionOf(text);
    const isUndo = direction === 'undo';
    const step = steps[isUndo ? position - 1 : position];
    return (
      step && {
        hunks: step.hunks,
        /** Whether the file is byte for byte as the change has left or found it. */
        isExact: revision === (isUndo ? step.to : step.from),
        /** Where the journal stands afterwards. */
        position: isUndo ? position - 1 : position + 1,
      }
    );
  }

  /** Notes that a change is about to be taken back or made again. */
  async stand(text: string, position: number): Promise<void> {
    await this.write({ ...this.read(text), position });
  }

  /** The journal in step with the file: after a crash between the two writes, the file decides. */
  private read(text: string): JournalContent {
    const { steps, position } = this.load();
    const revision = revisionOf(text);
    const fitting = [...steps.keys(), steps.length].filter(
      (at) => steps[at - 1]?.to === revision || steps[at]?.from === revision,
    );
    const [nearest = position] = fitting.toSorted((a, b) => Math.abs(a - position) - Math.abs(b - position));
    return { steps, position: Math.min(nearest, steps.length) };
  }

  private load(): JournalContent {
    try {
      return journalFile.parse(JSON.parse(readFileSync(this.file, 'utf8')));
    } catch {
      // None yet, or not one of this version.
      return { steps: [], position: 0 };
    }
  }

  private async write(content: JournalContent): Promise<void> {
    const folder = dirname(this.file);
    mkdirSync(folder, { recursive: true });
    const ignored = join(folder, '.gitignore');
    if (!existsSync(ignored)) {
      // The folder of a site may be a repository of its own.
      await writeWhole(ignored, '*\n');
    }
    await writeWhole(this.file, JSON.stringify(content));
  }
}
