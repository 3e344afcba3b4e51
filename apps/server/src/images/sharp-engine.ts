import sharp from 'sharp';

// Each job uses one core: how many run at once is decided by the semaphore of the renditions. A rendition is
// made only once, so libvips' cache of operations would only take memory.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
