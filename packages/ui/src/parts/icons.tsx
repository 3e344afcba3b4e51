import { classNames } from './class-names.ts';
import { createIcon } from './create-icon.tsx';

export type IconProps = { className?: string };

/**
 * An icon by its place in styles/icons.svg, for those that stand on a page many times. It is decoration: what is around
 * it has a name.
 */
function placed(place: string) {
  return function Icon({ className }: IconProps) {
    return <span className={classNames('icon', place, className)} />;
  };
}

export const MenuIcon = placed('[--icon:0]');
export const CloseIcon = placed('[--icon:1]');
export const SearchIcon = placed('[--icon:2]');
export const HeartIcon = placed('[--icon:3]');
export const HeartFullIcon = placed('[--icon:4]');
export const CartIcon = placed('[--icon:5]');
export const UserIcon = placed('[--icon:6]');
export const ChevronLeftIcon = placed('[--icon:7]');
export const ChevronRightIcon = placed('[--icon:8]');
export const ChevronDownIcon = placed('[--icon:9]');
export const ArrowRightIcon = placed('[--icon:10]');
export const PhoneIcon = placed('[--icon:11]');
export const MailIcon = placed('[--icon:12]');
export const PinIcon = placed('[--icon:13]');
export const PauseIcon = placed('[--icon:14]');
export const PlayIcon = placed('[--icon:15]');
export const GridIcon = placed('[--icon:16]');
export const TruckIcon = placed('[--icon:17]');
export const ShieldIcon = placed('[--icon:18]');
export const HeadsetIcon = placed('[--icon:19]');
export const ChatIcon = placed('[--icon:20]');
export const CheckIcon = placed('[--icon:21]');

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
  Facebook: placed('[--icon:22]'),
  Instagram: placed('[--icon:23]'),
  X: placed('[--icon:24]'),
  YouTube: placed('[--icon:25]'),
};

/** The mark of a social network, by the name the shop's identity gives it. */
export function SocialIcon({ network, ...props }: IconProps & { network: string }) {
  const Icon = socialIcons[network] ?? ArrowRightIcon;
  return <Icon {...props} />;
}
