import type { PaperKind } from '@urumuri/contract';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { paperWords } from './paper-words.ts';

type PaperLinksProps = { orderIds: readonly string[]; isWhole?: boolean; kinds?: readonly PaperKind[] };

const kindsOf = ({ length }: readonly string[]): readonly PaperKind[] =>
  length === 1 ? ['slip', 'receipt'] : ['slip', 'packing', 'receipt'];

/** The ways to print orders; of one order there is nothing to pack together. */
export function PaperLinks({ orderIds, isWhole = false, kinds = kindsOf(orderIds) }: PaperLinksProps) {
  return (
    <nav aria-label="Print" className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <LinkButton key={kind} look="secondary" className="px-4" to={consoleAddresses.print(kind, orderIds, isWhole)}>
          {paperWords[kind]}
        </LinkButton>
      ))}
    </nav>
  );
}
