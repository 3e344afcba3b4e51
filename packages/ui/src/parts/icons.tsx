import { classNames } from './class-names.ts';
import { createIcon } from './create-icon.tsx';

export type IconProps = { className?: string };

/** An icon of styles/icons.css, for those that stand on a page many times. It is decoration: what is around it has a name. */
function named(name: string) {
  return function Icon({ className }: IconProps) {
    return <span className={classNames('icon', `icon-${name}`, className)} />;
  };
}

export const MenuIcon = named('menu');
export const CloseIcon = named('close');
export const SearchIcon = named('search');
export const HeartIcon = named('heart');
export const HeartFullIcon = named('heart-full');
export const CartIcon = named('cart');
export const UserIcon = named('user');
export const ChevronLeftIcon = named('chevron-left');
export const ChevronRightIcon = named('chevron-right');
export const ChevronDownIcon = named('chevron-down');
export const ArrowRightIcon = named('arrow-right');
export const PhoneIcon = named('phone');
export const MailIcon = named('mail');
export const PinIcon = named('pin');
export const PauseIcon = named('pause');
export const PlayIcon = named('play');
export const GridIcon = named('grid');
export const TruckIcon = named('truck');
export const ShieldIcon = named('shield');
export const HeadsetIcon = named('headset');
export const ChatIcon = named('chat');
export const CheckIcon = named('check');

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
  Facebook: named('facebook'),
  Instagram: named('instagram'),
  X: named('x'),
  YouTube: named('youtube'),
};

/** The mark of a social network, by the name the shop's identity gives it. */
export function SocialIcon({ network, ...props }: IconProps & { network: string }) {
  const Icon = socialIcons[network] ?? ArrowRightIcon;
  return <Icon {...props} />;
}
