import { useEffect, useRef, useState } from 'react';
import { type PictureSources, type PictureWidth, pictureSources, placeholderPicture } from '../format/picture.ts';
import { isMadeHere, whenNear } from './when-near.ts';

/** Nothing to see, one pixel large. */
const nothing = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==' };

type ShopImageProps = {
  address: string;
  /** Stands in for a picture that cannot be loaded. */
  fallback?: string;
  /** Empty beside a name that says what is on it. */
  alt?: string;
  width: number;
  /** Of a picture that is no square. */
  height?: number;
  /** How wide it is shown, as the `sizes` attribute takes it; its width where that is everywhere the same. */
  sizes?: string;
  /** The widths worth offering here; all of them when not said. */
  widths?: readonly PictureWidth[];
  loading?: 'lazy' | 'eager' | undefined;
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  className?: string;
};

/**
 * A picture in the sizes the server makes; the placeholder stands in for one that cannot be loaded. Browsers fetch lazy
 * pictures two screens ahead, whoever pays for them: on pages made here they come one screen ahead.
 */
export function ShopImage(props: ShopImageProps) {
  const { address, fallback = placeholderPicture, alt = '', width, height = width, sizes = `${width}px` } = props;
  const { widths, loading = 'lazy', fetchPriority, className } = props;
  const image = useRef<HTMLImageElement>(null);
  const [brokenAddress, setBrokenAddress] = useState<string>();
  const isBroken = brokenAddress === address;
  const [isWanted, setWanted] = useState(loading === 'eager' || !isMadeHere());
  const { src, srcSet }: PictureSources = isWanted ? pictureSources(isBroken ? fallback : address, widths) : nothing;

  useEffect(() => {
    if (isWanted || !image.current) return undefined;
    return whenNear(image.current, () => setWanted(true));
  }, [isWanted]);
  useEffect(() => {
    // The error may have happened before this script ran.
    if (image.current?.complete && image.current.naturalWidth === 0) setBrokenAddress(address);
  }, [address]);

  return (
    <img
      ref={image}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      loading={loading}
      decoding="async"
      onError={() => setBrokenAddress(address)}
      {...{ width, height, fetchPriority, className }}
    />
  );
}
