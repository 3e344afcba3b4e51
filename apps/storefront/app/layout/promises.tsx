import { HeadsetIcon, ShieldIcon, TruckIcon } from '../ui/icons.tsx';

const promises = [
  {
    Icon: ShieldIcon,
    title: 'Genuine, with warranty',
    text: 'Original products from known brands, each with its warranty.',
  },
  { Icon: TruckIcon, title: 'Fast delivery', text: 'To your door in Kigali, and across Rwanda.' },
  { Icon: HeadsetIcon, title: 'A support team', text: 'People who answer before and after you buy.' },
] as const;

/** What the shop stands for. */
export function Promises() {
  return (
    <ul className="grid gap-6 md:grid-cols-3 md:gap-8">
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon className="size-8 shrink-0" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="mt-1 text-sm text-slate">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
