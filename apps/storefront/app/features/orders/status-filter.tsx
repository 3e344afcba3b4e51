import { useNavigate } from 'react-router';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { type OrderFilter, orderFilters, ordersAddress } from './order-filter.ts';
import { deliveryWords } from './order-words.ts';

/** Which orders are listed. The choice is in the address, so Back and shared links work. */
export function StatusFilter({ filter }: { filter: OrderFilter }) {
  const navigate = useNavigate();
  return (
    <div className="relative">
      <select
        aria-label="Order status"
        value={filter}
        onChange={(event) => {
          const chosen = orderFilters.find((known) => known === event.target.value) ?? 'all';
          void navigate(ordersAddress(chosen), { preventScrollReset: true });
        }}
        className="h-11 w-full appearance-none truncate rounded-control border border-edge bg-white pr-9 pl-3 text-sm font-semibold transition-colors hover:border-ink"
      >
        {orderFilters.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 'all' ? 'All' : deliveryWords[choice].label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-3 right-2.5 size-5" />
    </div>
  );
}
