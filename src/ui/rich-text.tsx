import type { ReactNode } from 'react';
import type { BlockNode, InlineNode, RichText } from '../model/rich-text.ts';
import { renderList } from './render-list.ts';
import { SmartLink } from './smart-link.tsx';

/** Rich text as React elements. The nodes contain no markup, so nothing from `site.yaml` becomes HTML. */
export function RichTextView({ text }: { readonly text: RichText }) {
  return renderList(text, renderBlock);
}

/** A single paragraph without its `<p>`, anything else as blocks: for inline contexts. */
export function CompactRichText({ text }: { readonly text: RichText }) {
  const [only] = text;
  if (text.length === 1 && only?.kind === 'paragraph') {
    return renderInline(only.children);
  }
  return <RichTextView text={text} />;
}

/** A block as text in a line: items of a list stand below each other, with their numbers. */
export function inlineOf(block: BlockNode): readonly InlineNode[] {
  if (block.kind === 'paragraph') {
    return block.children;
  }
  const { start, items } = block;
  return items.flatMap((item, index): InlineNode[] => [
    ...(index === 0 ? [] : [{ kind: 'break' } as const]),
    ...(start === undefined ? [] : [`${start + index}. `]),
    ...item.flatMap(inlineOf),
  ]);
}

/** Rich text without blocks. */
export function InlineText({ text }: { readonly text: readonly InlineNode[] }) {
  return renderInline(text);
}

function renderBlock(block: BlockNode): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{renderInline(block.children)}</p>;
    case 'list': {
      const items = renderList(block.items, (item) => (
        <li>
          <CompactRichText text={item} />
        </li>
      ));
      return block.start === undefined ? (
        <ul className="text-list">{items}</ul>
      ) : (
        <ol className="text-list" start={block.start}>
          {items}
        </ol>
      );
    }
    default:
      return block satisfies never;
  }
}

function renderInline(nodes: readonly InlineNode[]): ReactNode {
  return renderList(nodes, renderInlineNode);
}

function renderInlineNode(node: InlineNode): ReactNode {
  if (typeof node === 'string') {
    return node;
  }
  switch (node.kind) {
    case 'strong':
      return <strong>{renderInline(node.children)}</strong>;
    case 'emphasis':
      return <em>{renderInline(node.children)}</em>;
    case 'link':
      return <SmartLink link={node.link}>{renderInline(node.children)}</SmartLink>;
    case 'foreign':
      return <span lang={node.language}>{renderInline(node.children)}</span>;
    case 'break':
      return <br />;
    default:
      return node satisfies never;
  }
}
