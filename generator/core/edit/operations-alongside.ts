/** Operations that accompany another one: on lists that run parallel to its list, and on shared titles. */
import type { EditOperation } from '../../../src/model/editor.ts';
import { valueAt } from '../document/value-at.ts';
import { allowedKeysAt, metadataAt } from '../schema/schema-keys.ts';
import type { SiteDocument } from '../site-document.ts';

/** What an operation on a list means for those that go along with it, where they have as many items as the list. */
export function operationsAlongside({ data }: SiteDocument, operation: EditOperation): EditOperation[] {
  const { kind, path } = operation;
  if (kind === 'set' && operation.isShared) {
    return sharedOperations(data, operation);
  }
  const list = kind === 'insert' ? path : path.slice(0, -1);
  const at = kind === 'insert' ? operation.index : Number(path.at(-1));
  const items = valueAt(data, list);
  if (!Array.isArray(items)) {
    return [];
  }
  const block = list.slice(0, -1);
  return allowedKeysAt(block, data).flatMap((key): EditOperation[] => {
    const beside = [...block, key];
    const { along } = metadataAt(beside, data);
    const value = valueAt(data, beside);
    if (along?.list !== list.at(-1) || !Array.isArray(value) || value.length !== items.length) {
      return [];
    }
    switch (kind) {
      case 'insert':
        return [{ ...operation, path: beside, to: along?.added }];
      case 'duplicate':
        return [{ kind: 'insert', path: beside, index: at + 1, to: value[at] }];
      case 'move':
      case 'remove':
        return [{ ...operation, path: [...beside, at] }];
      default:
        return [];
    }
  });
}

/** The same for the other items of the list that have the same title. */
function sharedOperations(data: unknown, operation: EditOperation): EditOperation[] {
  const { path } = operation;
  const [list, at, key = ''] = [path.slice(0, -2), path.at(-2), path.at(-1)];
  const items = valueAt(data, list);
  const title = valueAt(data, path);
  return Array.isArray(items) && title !== undefined
    ? items.flatMap((item, index) =>
        index !== at && valueAt(item, [key]) === title ? [{ ...operation, path: [...list, index, key] }] : [],
      )
    : [];
}
