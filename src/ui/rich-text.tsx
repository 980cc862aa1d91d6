import type { ReactNode } from 'react';
import type { BlockNode, InlineNode, RichText } from '../model/rich-text.ts';
import type { Words } from '../model/words.ts';
import { renderList } from './render-list.ts';
import { SmartLink } from './smart-link.tsx';

interface RichTextProps {
  readonly text: RichText;
  readonly words: Words;
}

/** Rich text as React elements. The nodes contain no markup, so nothing from `site.yaml` becomes HTML. */
export function RichTextView({ text, words }: RichTextProps) {
  return renderList(text, (block) => renderBlock(block, words));
}

/** A single paragraph without its `<p>`, anything else as blocks: for inline contexts. */
export function CompactRichText({ text, words }: RichTextProps) {
  const [only] = text;
  if (text.length === 1 && only?.kind === 'paragraph') {
    return renderInline(only.children, words);
  }
  return <RichTextView text={text} words={words} />;
}

interface InlineTextProps {
  readonly text: readonly InlineNode[];
  readonly words: Words;
}

/** Rich text without blocks. */
export function InlineText({ text, words }: InlineTextProps) {
  return renderInline(text, words);
}

function renderBlock(block: BlockNode, words: Words): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{renderInline(block.children, words)}</p>;
    case 'list': {
      const items = renderList(block.items, (item) => (
        <li>
          <CompactRichText text={item} words={words} />
        </li>
      ));
      return block.ordered ? <ol className="text-list">{items}</ol> : <ul className="text-list">{items}</ul>;
    }
    default:
      return block satisfies never;
  }
}

function renderInline(nodes: readonly InlineNode[], words: Words): ReactNode {
  return renderList(nodes, (node) => renderInlineNode(node, words));
}

function renderInlineNode(node: InlineNode, words: Words): ReactNode {
  if (typeof node === 'string') {
    return node;
  }
  switch (node.kind) {
    case 'strong':
      return <strong>{renderInline(node.children, words)}</strong>;
    case 'emphasis':
      return <em>{renderInline(node.children, words)}</em>;
    case 'link':
      return (
        <SmartLink link={node.link} words={words}>
          {renderInline(node.children, words)}
        </SmartLink>
      );
    case 'break':
      return <br />;
    default:
      return node satisfies never;
  }
}
