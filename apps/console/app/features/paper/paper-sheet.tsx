import type { Paper, PaperBlock, PaperRow } from '@urumuri/contract';
import { QrCode } from '@urumuri/ui/parts/qr-code.tsx';

/** A sheet, made of the same blocks as the PDF. */
export function PaperSheet({ paper: { title, subtitle, blocks } }: { paper: Paper }) {
  return (
    <article className="paper-sheet">
      <h2>{title}</h2>
      <p className="paper-small">{subtitle}</p>
      {blocks.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </article>
  );
}

function Block({ block: { kind, lines, rows = [], content = '' } }: { block: PaperBlock }) {
  if (kind === 'heading') return <h3>{lines.join(' ')}</h3>;
  if (kind === 'rows') return <Rows rows={rows} className="paper-rows" />;
  if (kind === 'checks') return <Rows rows={rows} className="paper-rows paper-checks" />;
  const words = lines.map((line, place) => <p key={place}>{line}</p>);
  if (kind !== 'code') return <div className={kind === 'large' ? 'paper-large' : undefined}>{words}</div>;
  return (
    <div className="paper-code">
      <QrCode text={content} label="QR code" className="paper-qr" />
      <div>{words}</div>
    </div>
  );
}

function Rows({ rows, className }: { rows: readonly PaperRow[]; className: string }) {
  return (
    <ul className={className}>
      {rows.map(({ label, value, note, isStruck, isStrong }, place) => (
        <li key={place} className={isStrong ? 'font-bold' : undefined}>
          <span>
            {label}
            {note && <small>{note}</small>}
          </span>
          {isStruck ? <s>{value}</s> : <span>{value}</span>}
        </li>
      ))}
    </ul>
  );
}
