import { useRef, useState } from 'react';
import { Cached } from '../../runtime/cached.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { BannerControls } from './banner-controls.tsx';
import { BannerSlide } from './banner-slide.tsx';
import type { HomeBanner } from './home-banner.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useLoop } from './use-loop.ts';

const INTERVAL_MS = 3000;
const TRANSITION_MS = 400;

/** One banner at a time, moving on by itself until somebody wants to look. */
export function BannerCarousel({ banners }: { banners: readonly HomeBanner[] }) {
  const track = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const { current, step, goTo } = useLoop(track, banners.length, TRANSITION_MS);
  const { isPlaying, isResting, toggle, restHandlers } = useAutoplay(() => step(1), INTERVAL_MS);
  const [lastNear, setLastNear] = useState(1);
  const near = isResting ? banners.length : current + 1;
  if (near > lastNear) setLastNear(near);
  const [first] = banners;
  const canMove = banners.length > 1;

  return (
    <section aria-roledescription="carousel" aria-label="Offers" className="relative" {...restHandlers}>
      <ul ref={track} aria-live={isPlaying ? 'off' : 'polite'} className="offers no-scrollbar">
        {banners.map((banner, index) => (
          <Cached
            key={index}
            as="li"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${banners.length}`}
            inert={isHydrated && index !== current}
            of={BannerSlide}
            props={{ banner, isFirst: index === 0, isNear: isHydrated && index <= lastNear }}
          />
        ))}
        {isHydrated && canMove && first && (
          <li inert>
            <BannerSlide banner={first} isFirst={false} isNear />
          </li>
        )}
      </ul>
      {canMove && (
        <BannerControls
          count={banners.length}
          current={current}
          isPlaying={isPlaying}
          onGoTo={goTo}
          onStep={step}
          onToggle={toggle}
        />
      )}
    </section>
  );
}
