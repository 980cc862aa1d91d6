/**
 * What a run knows of the files that it leaves in a folder, so that the next one makes only those that change. A file
 * counts as left where it still has the recorded content; a damaged record counts as none.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fileStamp } from './file-stamp.ts';
import { hashOf, readIfThere, readKept, writeKept } from './kept-file.ts';

const fileOrigin = z.object({
  /** Hash of all that the content was made from. */
  key: z.string(),
  /** Names of the sources that were read for it; their values are part of the key. */
  reads: z.array(z.string()).readonly(),
  /** What other files are made from, of the content of this one. */
  facts: z.string(),
});

export type FileOrigin = z.infer<typeof fileOrigin>;

const recordedFile = fileOrigin.extend({
  /** Hash of the content. */
  hash: z.string(),
  /** The file's identity, size and times: where they are the same, it need not be read. */
  stamp: z.string(),
});

type RecordedFile = z.infer<typeof recordedFile>;

const recordedFiles = z.record(z.string(), recordedFile);

/** A file of the new state of the folder, without its content where it was kept. */
interface LeftFile {
  readonly path: string;
  readonly alsoAt?: readonly string[];
  readonly content?: string | Uint8Array | undefined;
  readonly origin?: FileOrigin;
}

export class FolderRecord {
  private readonly file: string;
  private readonly folder: string;
  private readonly version: string;
  private readonly recorded: Map<string, RecordedFile>;

  /**
   * @param file where the record stands
   * @param version of the program; what another version has recorded is passed over
   */
  constructor(file: string, folder: string, version: string) {
    this.file = file;
    this.folder = folder;
    this.version = version;
    const text = readKept(file, version)?.toString() ?? '{}';
    this.recorded = new Map(Object.entries(recordedFiles.parse(JSON.parse(text))));
  }

  /** What a file was made from, where all of its paths hold what was left there. */
  find(path: string, alsoAt: readonly string[] = []): FileOrigin | undefined {
    const known = this.recorded.get(path);
    const isWhole = [path, ...alsoAt].every((one) => {
      const file = this.recorded.get(one);
      return file !== undefined && file.hash === known?.hash && this.holds(one, file);
    });
    return isWhole ? known : undefined;
  }

  /** The files that hold what was left there. */
  *files(): Iterable<{ readonly path: string; readonly origin: FileOrigin }> {
    for (const [path, origin] of this.recorded) {
      if (this.holds(path, origin)) {
        yield { path, origin };
      }
    }
  }

  /** Records the files that have an origin, after they have been written. */
  async save(files: readonly LeftFile[]): Promise<void> {
    const recorded = files.flatMap(({ path, alsoAt = [], content, origin }) => {
      const hash = content === undefined ? undefined : origin && hashOf(content);
      return [path, ...alsoAt].flatMap((one) => {
        const left = hash === undefined ? this.recorded.get(one) : { hash, stamp: this.stampOf(one) };
        return origin && left ? [[one, { ...origin, hash: left.hash, stamp: left.stamp }] as const] : [];
      });
    });
    await writeKept(this.file, this.version, JSON.stringify(Object.fromEntries(recorded)));
  }

  private holds(path: string, file: RecordedFile): boolean {
    const stamp = this.stampOf(path);
    if (stamp !== file.stamp && hashOf(readIfThere(join(this.folder, path))) !== file.hash) {
      return false;
    }
    this.recorded.set(path, { ...file, stamp });
    return true;
  }

  /** Empty where there is no such file. */
  private stampOf(path: string): string {
    const entry = statSync(join(this.folder, path), { throwIfNoEntry: false });
    return entry === undefined ? '' : fileStamp(entry);
  }
}
