import { NavLink } from 'react-router';
import type { StaffCall } from '@urumuri/contract/seller';
import { useMayCall } from '@urumuri/ui/forms/allowed-calls.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { consoleAddresses as to } from '../../shell/console-addresses.ts';

/** The pages about money, beside each other. A shop has nothing to verify. */
export function MoneyLinks({ isOffice }: { isOffice: boolean }) {
  const mayCall = useMayCall();
  const links: readonly (readonly [label: string, address: string, call: StaffCall])[] = [
    ...(isOffice ? [['To verify', to.payments, 'getProofs'] as const] : []),
    ['To give back', to.toGiveBack, 'getToGiveBack'],
    ['To collect', to.toCollect, 'getToCollect'],
    ['Cash', to.cash, 'getCash'],
  ];
  return (
    <nav aria-label="Money" className="mb-5 flex flex-wrap gap-x-6 border-b border-line">
      {links
        .filter(([, , call]) => mayCall(call))
        .map(([label, address]) => (
          <NavLink
            key={address}
            to={address}
            end
            className={({ isActive }) =>
              classNames(
                '-mb-px inline-flex min-h-11 items-center border-b-2 font-semibold',
                isActive ? 'border-ink' : 'border-transparent text-slate hover:border-line hover:text-ink',
              )
            }
          >
            {label}
          </NavLink>
        ))}
    </nav>
  );
}
