import type { Kind } from '../../illustrations/illustration.ts';
import { largeAppliances } from './large-appliances.ts';
import { lightAndPower } from './light-and-power.ts';
import { screens } from './screens.ts';
import { smallAppliances } from './small-appliances.ts';
import { soundAndPlay } from './sound-and-play.ts';
import type { Sentences } from './sentences.ts';

export {
  bulkyKinds,
  everydayPraise,
  largeDelivery,
  openings,
  people,
  places,
  service,
  smallDelivery,
} from './general.ts';
export type { Rating, Sentences } from './sentences.ts';

export const sentencesByKind: Readonly<Record<Kind, Sentences>> = {
  ...screens,
  ...soundAndPlay,
  ...lightAndPower,
  ...largeAppliances,
  ...smallAppliances,
};
