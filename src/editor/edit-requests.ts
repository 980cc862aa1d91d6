import type {
  EditConflict,
  EditedPage,
  EditFinding,
  EditForm,
  EditOperation,
  EditPath,
  EditPlaces,
  ServedPage,
} from '../model/editor.ts';
import { toHostPath } from '../ui/host-path.ts';

/** Address below the base at which the development server takes changes, and provides what they are made with. */
const editAddress = toHostPath('/__edit/');

/** Address below which it provides pages, as visitors have them and with the origins of their texts. */
const siteAddress = toHostPath('/@site/');

const statuses = {
  changed: 200,
  closed: 403,
  conflict: 409,
  refused: 422,
  unreadable: 423,
  fault: 500,
} as const;

/** A page that others link to. */
export interface LinkedPage {
  /** Path of the page in the site. */
  readonly page: string;
  /** The places that link to it. */
  readonly links: readonly string[];
}

interface RefusalBody {
  readonly findings?: readonly EditFinding[];
  readonly message?: string;
  readonly linked?: LinkedPage;
}

export interface FileState {
  /** Names the text of the file. */
  readonly revision: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why nothing can be changed; empty where it can. */
  readonly unreadable: readonly EditFinding[];
  /** What is wrong with it, and what might be better. */
  readonly findings: readonly EditFinding[];
}

const unknownState: FileState = {
  revision: '',
  canUndo: false,
  canRedo: false,
  unreadable: [],
  findings: [],
};

/** Where a block, or a value, stands by a revision of the file, or by the file as it is now. */
export interface BlockPlace {
  readonly path: EditPath;
  readonly revision?: string | undefined;
}

/** What has become of a change. */
export type ChangeAnswer =
  | {
      readonly kind: 'changed';
      readonly state: FileState;
      /** What has been carried out, by the paths of the file before: another change may have moved what was meant. */
      readonly operation?: EditOperation | undefined;
    }
  /** Somebody else has changed the same value. */
  | { readonly kind: 'conflict'; readonly conflict: EditConflict }
  /** The site would have errors, or nothing can be written; or a page is to be removed that others link to. */
  | {
      readonly kind: 'refused';
      readonly findings: readonly EditFinding[];
      readonly linked?: LinkedPage | undefined;
    }
  /** The file has errors. */
  | { readonly kind: 'unreadable'; readonly findings: readonly EditFinding[] }
  /** The server has been started anew since, and knows nothing of this browser. */
  | { readonly kind: 'closed' }
  /** The server is not there, or has no answer. */
  | { readonly kind: 'failed' };

/** What an address provides; `undefined` where it has nothing. */
async function load<Answer>(address: string): Promise<Answer | undefined> {
  const response = await fetch(address);
  return response.ok ? response.json() : undefined;
}

/** The state of the file; `undefined` where this browser may not edit. */
export async function loadState(): Promise<FileState | undefined> {
  const response = await fetch(`${editAddress}state`);
  if (response.status === statuses.unreadable) {
    return { ...unknownState, unreadable: findingsOf(await response.json()) };
  }
  return response.ok ? { ...unknownState, ...(await response.json()) } : undefined;
}

/** @param path of a page, from the root of the site */
export function loadServedPage(path: string): Promise<ServedPage | undefined> {
  return load(`${siteAddress}served?${new URLSearchParams({ path })}`);
}

/** @param path of a page, from the root of the site */
export function loadEditedPage(path: string): Promise<EditedPage | undefined> {
  return load(`${siteAddress}page?${new URLSearchParams({ path })}`);
}

/** A list of values, by its name; `undefined` where it cannot be made now. */
export function loadPlaces(name: 'examples' | 'changes'): Promise<EditPlaces | undefined> {
  return load(editAddress + name);
}

/** The form of a block; `undefined` where there is none. */
export function loadForm(block: BlockPlace): Promise<EditForm | undefined> {
  return load(`${editAddress}form?${placeIn(block)}`);
}

/** Where a value stands in the file as it is now; `undefined` where it does not. */
export async function loadPlace(value: BlockPlace): Promise<EditPath | undefined> {
  const place = await load<{ readonly path: EditPath }>(`${editAddress}place?${placeIn(value)}`);
  return place?.path;
}

function placeIn({ path, revision = '' }: BlockPlace): URLSearchParams {
  return new URLSearchParams({ path: JSON.stringify(path), revision });
}

/** What an operation changes, as the page shows it: a value, or the block that a revision of the file has there. */
export type ShownValue = { readonly from: unknown } | { readonly seen: string };

/** @param revision of the file by which the path is meant */
export function sendChange(
  revision: string,
  operation: EditOperation,
  shown: ShownValue,
): Promise<ChangeAnswer> {
  return post('change', JSON.stringify({ revision, operation, ...shown }), readAnswer);
}

export function sendStep(step: 'undo' | 'redo'): Promise<ChangeAnswer> {
  return post(step, JSON.stringify({}), readAnswer);
}

/** @returns with the picture's name in the pictures folder, where it has been stored */
export function sendPicture(
  picture: File,
): Promise<{ readonly kind: 'stored'; readonly file: string } | ChangeAnswer> {
  return post(`picture?${new URLSearchParams({ name: picture.name })}`, picture, async (response) =>
    response.ok ? { kind: 'stored', ...(await response.json()) } : readAnswer(response),
  );
}

async function post<Answer>(
  name: string,
  body: string | File,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer | { readonly kind: 'failed' }> {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream';
  try {
    return await read(
      await fetch(editAddress + name, { method: 'POST', headers: { 'Content-Type': type }, body }),
    );
  } catch {
    return { kind: 'failed' };
  }
}

async function readAnswer(response: Response): Promise<ChangeAnswer> {
  switch (response.status) {
    case statuses.changed: {
      const { operation, ...state } = await response.json();
      return { kind: 'changed', state: { ...unknownState, ...state }, operation };
    }
    case statuses.conflict:
      return { kind: 'conflict', ...(await response.json()) };
    case statuses.refused:
    case statuses.fault: {
      const body: RefusalBody = await response.json();
      return { kind: 'refused', findings: findingsOf(body), linked: body.linked };
    }
    case statuses.unreadable:
      return { kind: 'unreadable', findings: findingsOf(await response.json()) };
    case statuses.closed:
      return { kind: 'closed' };
    default:
      return { kind: 'failed' };
  }
}

/** Findings, or a sentence where there is none to blame. */
function findingsOf({ findings = [], message }: RefusalBody): readonly EditFinding[] {
  return message === undefined ? findings : [...findings, { message }];
}
