import { NavLink } from 'react-router';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { consoleAddresses as to } from '../../shell/console-addresses.ts';

/** The pages about money, beside each other. A shop has nothing to verify. */
export function MoneyLinks({ isOffice }: { isOffice: boolean }) {
  const links = {
    ...(isOffice && { 'To verify': to.payments }),
    'To give back': to.toGiveBack,
    'To collect': to.toCollect,
    Cash: to.cash,
  };
  return (
    <nav aria-label="Money" className="mb-5 flex flex-wrap gap-x-6 border-b border-line">
      {Object.entries(links).map(([label, address]) => (
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
