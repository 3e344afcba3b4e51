import { createIcon, type IconProps } from './create-icon.tsx';

export const MenuIcon = createIcon('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = createIcon('M6 6l12 12M18 6L6 18');
export const SearchIcon = createIcon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5');
export const HeartIcon = createIcon(
  'M12 20C7 16.3 3.5 13 3.5 9.2A4.7 4.7 0 0 1 8.2 4.5c1.6 0 3 .8 3.8 2 .8-1.2 2.2-2 3.8-2a4.7 4.7 0 0 1 4.7 4.7c0 3.8-3.5 7.1-8.5 10.8z',
);
export const CartIcon = createIcon(
  'M2.5 4h2.2l2.5 11.2h10.6L20.5 8H5.6',
  'M8.5 21a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM16.8 21a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z',
);
export const UserIcon = createIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.9-3.6 3.8-5.5 7.5-5.5s6.6 1.9 7.5 5.5',
);
export const ChevronLeftIcon = createIcon('M14.5 6l-6 6 6 6');
export const ChevronRightIcon = createIcon('M9.5 6l6 6-6 6');
export const ChevronDownIcon = createIcon('M6 9.5l6 6 6-6');
export const ArrowRightIcon = createIcon('M4.5 12h15M13.5 6l6 6-6 6');
export const PhoneIcon = createIcon(
  'M8 3.5H5.2A1.7 1.7 0 0 0 3.5 5.3C4.2 13.4 10.6 19.8 18.7 20.5a1.7 1.7 0 0 0 1.8-1.7V16l-4.2-1.5-1.8 1.9a13 13 0 0 1-6.9-6.9l1.9-1.8z',
);
export const MailIcon = createIcon(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6 8-6',
);
export const PinIcon = createIcon(
  'M12 21c4.5-4.6 6.5-8 6.5-11a6.5 6.5 0 1 0-13 0c0 3 2 6.4 6.5 11zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
);
export const PauseIcon = createIcon('M8.5 6v12M15.5 6v12');
export const PlayIcon = createIcon('M8 5.5v13l10.5-6.5z');
export const GridIcon = createIcon('M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z');
export const TruckIcon = createIcon(
  'M2.5 6h11v11h-11zM13.5 10h4l4 3.5V17h-8M6.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const ShieldIcon = createIcon(
  'M12 3l7.5 2.5V11c0 4.8-3 8.2-7.5 10-4.5-1.8-7.5-5.2-7.5-10V5.5zM8.7 11.8l2.3 2.3 4.3-4.6',
);
export const HeadsetIcon = createIcon(
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h3v5.5H5a1 1 0 0 1-1-1zM20 13.5h-3v5.5h2a1 1 0 0 0 1-1zM19.5 19c-.5 1.5-2.5 2.3-6 2.3',
);
export const ChatIcon = createIcon(
  'M12 3.5a8.5 8.5 0 0 0-7.3 12.9L3.5 20.5l4.2-1.1A8.5 8.5 0 1 0 12 3.5z',
  'M9 7.8c-.8.3-1.3 1.2-1.1 2.1.6 2.9 2.9 5.3 5.8 6.1.9.2 1.9-.2 2.3-1 .2-.5 0-.9-.4-1.1l-1.4-.7c-.3-.2-.7-.1-.9.2l-.5.6c-1.3-.5-2.3-1.5-2.9-2.8l.6-.6c.2-.2.3-.6.1-.9l-.6-1.4c-.2-.4-.6-.6-1-.5z',
);
export const CheckIcon = createIcon('M5 12.5l4.5 4.5L19 7.5');
export const TrashIcon = createIcon('M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 11v5M13.7 11v5');
export const AlertIcon = createIcon('M12 8v5M12 16.5v.1M12 3.5l9 16.5H3z');

export const BoxIcon = createIcon(
  'M3.8 7.5L12 3.2l8.2 4.3v9L12 20.8l-8.2-4.3zM3.8 7.5L12 12l8.2-4.5M12 12v8.8M7.9 5.4l8.2 4.4',
);
export const KeyIcon = createIcon(
  'M8 16.5a4.5 4.5 0 1 1 3.9-6.8H21v3.2h-2.2v2.6h-3.2v-2.6h-3.3A4.5 4.5 0 0 1 8 16.5zM8 12v.1',
);
export const LeaveIcon = createIcon(
  'M14 4.5H6a1.5 1.5 0 0 0-1.5 1.5v12A1.5 1.5 0 0 0 6 19.5h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
);

const socialIcons: Record<string, (props: IconProps) => React.ReactNode> = {
  Facebook: createIcon(
    '',
    'M13.6 21v-7.6h2.7l.5-3.2h-3.2V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.8c-.5-.1-1.3-.2-2.2-.2-2.6 0-4.2 1.5-4.2 4.3v2.3H7.6v3.2h2.9V21z',
  ),
  Instagram: createIcon(
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM16.7 7.3v.1',
  ),
  X: createIcon('M4.5 4.5l15 15M19 4.5l-6.2 6.6M10.6 13.3L5 19.5'),
  YouTube: createIcon(
    'M4.5 6.5c2.5-.7 12.5-.7 15 0 1.3.5 1.3 10.5 0 11-2.5.7-12.5.7-15 0-1.3-.5-1.3-10.5 0-11z',
    'M10.3 9.2v5.6l4.7-2.8z',
  ),
};

/** The mark of a social network, by the name the shop's identity gives it. */
export function SocialIcon({ network, ...props }: IconProps & { network: string }) {
  const Icon = socialIcons[network] ?? ArrowRightIcon;
  return <Icon {...props} />;
}
