import { describe, expect, it } from 'vitest';
import { pictureAtWidth, pictureSources, placeholderPicture } from './picture.ts';

describe('pictureSources', () => {
  it('offers the widths asked for', () => {
    expect(pictureSources('/images/abc123/640', [160, 240, 320])).toEqual({
      src: '/images/abc123/320',
      srcSet: '/images/abc123/160 160w, /images/abc123/240 240w, /images/abc123/320 320w',
    });
  });

  it('does not depend on the width in the address', () => {
    expect(pictureSources('/images/abc/160')).toEqual(pictureSources('/images/abc/1600'));
  });

  it.each([
    ['a remote picture', 'https://cdn.example/images/abc/640'],
    ['a protocol-relative picture', '//cdn.example/images/abc/640'],
    ['a drawing without sizes', '/images/placeholder.svg'],
    ['an address with a query', '/images/abc/640?x=1'],
  ])('passes %s through without a srcset', (_, address) => {
    expect(pictureSources(address)).toEqual({ src: address });
  });

  it('shows the placeholder for a missing address', () => {
    expect(pictureSources('')).toEqual({ src: placeholderPicture });
  });
});

describe('pictureAtWidth', () => {
  it('swaps the width of an own picture only', () => {
    expect(pictureAtWidth('/images/abc/640', 1280)).toBe('/images/abc/1280');
    expect(pictureAtWidth('https://cdn.example/a.jpg', 1280)).toBe('https://cdn.example/a.jpg');
  });
});
