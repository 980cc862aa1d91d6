import type { EditFinding, EditPath } from '../model/editor.ts';
import type { EditorView } from './editor-state.ts';
import { isSamePath } from './paths.ts';

/** What is to be said below a value: why its change was refused, else what might be better. */
export function findingsAt(
  path: EditPath,
  { problems, file }: Pick<EditorView, 'problems' | 'file'>,
): readonly EditFinding[] {
  const isHere = (finding: EditFinding) => isSamePath(finding.path, path);
  const refusals = problems.filter(isHere);
  return refusals.length > 0 ? refusals : file.findings.filter(isHere);
}

/** Findings of which no two say the same: one thing may stand in the way in several places. */
export function withoutRepeated(findings: readonly EditFinding[]): EditFinding[] {
  return [...new Map(findings.map((finding) => [finding.message, finding])).values()];
}
