import { type Paper, type PaperKind, paperKinds, type PaperSize, paperSizes } from '@urumuri/contract';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { Toaster } from '@urumuri/ui/parts/toaster.tsx';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { paperWords, sizeWords } from './paper-words.ts';
import { savePdf } from './save-pdf.ts';
import { useRollLength } from './use-roll-length.ts';

type Printed = { kind: PaperKind; orderIds: readonly string[]; isWhole: boolean };

/** Sheets as they come out of the printer, below what chooses and prints them. */
export function PrintView({ papers, kind, orderIds, isWhole }: Printed & { papers: readonly Paper[] }) {
  const [size, setSize] = useState<PaperSize>('a5');
  const [isSaving, setSaving] = useState(false);
  const sheets = useRef<HTMLDivElement>(null);
  useRollLength(sheets, size === '80mm');
  const save = async () => {
    setSaving(true);
    await savePdf({ kind, orderIds, size, isWhole });
    setSaving(false);
  };
  return (
    <main id="main" tabIndex={-1} className="paper-page flex flex-1 flex-col bg-mist">
      <div className="page-width flex w-full flex-col gap-4 py-4 print:hidden">
        <Link
          to={isWhole ? consoleAddresses.allOrders : consoleAddresses.orders}
          className="inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-4"
        >
          Back to the orders
        </Link>
        <h1 className="text-2xl">Print {formatCount(orderIds.length, 'order')}</h1>
        <nav aria-label="Paper" className="flex flex-wrap gap-2">
          {paperKinds.map((other) => (
            <Link
              key={other}
              to={consoleAddresses.print(other, orderIds, isWhole)}
              replace
              aria-current={other === kind ? 'page' : undefined}
              className={chip(other === kind)}
            >
              {paperWords[other]}
            </Link>
          ))}
        </nav>
        <div role="group" aria-label="Size" className="flex flex-wrap gap-2">
          {paperSizes.map((other) => (
            <button
              key={other}
              type="button"
              aria-pressed={other === size}
              onClick={() => setSize(other)}
              className={chip(other === size)}
            >
              {sizeWords[other]}
            </button>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => print()}>Print</Button>
          <Button look="secondary" disabled={isSaving} onClick={() => void save()}>
            {isSaving ? 'Loading…' : 'Save as PDF'}
          </Button>
        </div>
      </div>
      <div ref={sheets} className={`paper-${size} paper-sheets page-width flex w-full flex-col gap-4`}>
        {papers.map((paper) => (
          <PaperSheet key={paper.title} paper={paper} />
        ))}
      </div>
      <Toaster />
    </main>
  );
}

const chip = (isCurrent: boolean) =>
  classNames(
    'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold',
    isCurrent ? 'border-ink bg-ink text-white' : 'border-line bg-white hover:border-ink',
  );
