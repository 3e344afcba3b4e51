import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts';

/** A text of the office as elements. */
export function Markdown({ text }: { text: string }) {
  return parseMarkdown(text).map((block, index) => <MarkdownBlock key={index} block={block} />);
}

function MarkdownBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{write(block.parts)}</p>;
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return <Heading>{write(block.parts)}</Heading>;
  }
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>{write(item)}</li>
      ))}
    </List>
  );
}

function write(parts: readonly Inline[]): ReactNode {
  return parts.map((part, index) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'break') return <br key={index} />;
    if (part.kind === 'strong') return <strong key={index}>{write(part.parts)}</strong>;
    if (part.kind === 'em') return <em key={index}>{write(part.parts)}</em>;
    const { to, parts: label } = part;
    if (to.startsWith('/')) {
      return (
        <Link key={index} to={to}>
          {write(label)}
        </Link>
      );
    }
    return (
      <a key={index} href={to} rel="noopener noreferrer">
        {write(label)}
      </a>
    );
  });
}
