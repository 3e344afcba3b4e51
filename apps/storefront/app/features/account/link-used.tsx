import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';

type LinkUsedProps = {
  done: { message: string; account: string };
  to: { seller: string; customer: string };
  go: string;
};

/** What the link of a message has done, and the way on; the sellers' console is another application. */
export function LinkUsed({ done: { message, account }, to, go }: LinkUsedProps) {
  const isSeller = account === 'seller';
  return (
    <div role="status" className="flex flex-col gap-5">
      <p className="rounded-control bg-amber-wash px-4 py-3 font-medium">{message}</p>
      <LinkButton to={isSeller ? to.seller : to.customer} reloadDocument={isSeller}>
        {go}
      </LinkButton>
    </div>
  );
}
