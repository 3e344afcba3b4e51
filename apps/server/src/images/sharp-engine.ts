import sharp from 'sharp';

// Each job keeps to one core and remembers nothing: parallelism is decided by the job gate, and a
// rendition is made only once, so libvips' operation cache would be dead weight.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
