import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts';

type ShopLink = ComponentType<{ to: string; children: ReactNode }>;
type MarkdownProps = {
  text: string;
  /** How an address of the shop is linked to; outside the shop's own pages the router's link would not find it. */
  link?: ShopLink;
};

const PageLink: ShopLink = ({ to, children }) => (
  <Link discover="none" to={to}>
    {children}
  </Link>
);

/** A text of the office as elements. */
export function Markdown({ text, link = PageLink }: MarkdownProps) {
  return parseMarkdown(text).map((block, index) => <MarkdownBlock key={index} block={block} link={link} />);
}

function MarkdownBlock({ block, link }: { block: Block; link: ShopLink }) {
  const write = (parts: readonly Inline[]) => writeInline(parts, link);
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

function writeInline(parts: readonly Inline[], LinkTo: ShopLink): ReactNode {
  const write = (inner: readonly Inline[]) => writeInline(inner, LinkTo);
  return parts.map((part, index) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'break') return <br key={index} />;
    if (part.kind === 'strong') return <strong key={index}>{write(part.parts)}</strong>;
    if (part.kind === 'em') return <em key={index}>{write(part.parts)}</em>;
    const { to, parts: label } = part;
    if (to.startsWith('/')) {
      return (
        <LinkTo key={index} to={to}>
          {write(label)}
        </LinkTo>
      );
    }
    return (
      <a key={index} href={to} rel="noopener noreferrer">
        {write(label)}
      </a>
    );
  });
}
