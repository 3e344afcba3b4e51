export type RefusalReason = 'too_many_bytes' | 'too_many_pixels' | 'format_not_allowed' | 'damaged';

const refusalMessages: Record<RefusalReason, string> = {
  too_many_bytes: 'The picture is larger than 8 MB.',
  too_many_pixels: 'The picture has more than 40 megapixels.',
  format_not_allowed:
    'Only JPEG, PNG, WebP and AVIF pictures are accepted: save a GIF or any other kind as one of these.',
  damaged: 'The picture is damaged or incomplete.',
};

/** A picture from outside that the shop will not keep; the message may be shown to the person. */
export class ImageRefusedError extends Error {
  readonly code = 'image_refused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(refusalMessages[reason], options);
    this.name = 'ImageRefusedError';
    this.reason = reason;
  }
}

export class ImageNotFoundError extends Error {
  readonly code = 'image_not_found';

  constructor(hash: string) {
    super(`No original is stored for image ${hash}.`);
    this.name = 'ImageNotFoundError';
  }
}
