import { limits } from '@urumuri/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { ImageStore } from '../images/image-store.ts';
import { serve } from './serve.ts';

/** One picture is decoded at a time, and the queue before it has its own limit. */
const upload = { importance: 'cart', bodyLimitBytes: limits.uploadBytes, timeoutMs: 30_000 } as const;
const typeSentence = 'Send the picture as JPEG, PNG, WebP or AVIF; save a GIF or any other kind as one of these first.';
const formSentence =
  'Send the picture alone as the body of the request, with its type (image/jpeg, image/png, image/webp or image/avif), not in a form.';
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Serves a call whose body is a picture: it is kept, and its address is answered. */
export function servePicture(
  app: FastifyInstance,
  name: 'uploadSellerPicture' | 'uploadReturnPicture',
  imageStore: ImageStore,
): void {
  // A scope of its own: only here does the server read anything but JSON.
  void app.register(async (pictures) => {
    pictures.addContentTypeParser(pictureTypes, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    // What else comes is not read, and told what to send instead.
    pictures.addContentTypeParser(/^(image|multipart)\//, (request, _payload, done) => {
      const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
      done(new AppError('unsupported_media_type', isForm ? formSentence : typeSentence));
    });
    serve(pictures, name, upload, async ({ request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type', typeSentence);
      return { image: await imageStore.putUpload(request.body) };
    });
  });
}
