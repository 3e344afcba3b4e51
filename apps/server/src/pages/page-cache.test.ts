import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';
import type { RenderedPage } from './page-forms.ts';

function page(text: string, tags: string[] = [], status = 200): RenderedPage {
  return { status, contentType: 'text/html; charset=utf-8', body: Buffer.from(text), tags: new Set(tags) };
}

function textOf(cached: CachedPage | undefined): string | undefined {
  return cached?.bodyIn('identity', false).body.toString();
}

describe('the page cache', () => {
  it('renders once however many ask at the same time', async () => {
    const cache = new PageCache();
    let renders = 0;
    let finish = () => undefined as void;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const render = async () => {
      renders += 1;
      await finished;
      return page('home');
    };
    const asked = Array.from({ length: 20 }, () => cache.fill('/', render));
    finish();
    const answers = await Promise.all(asked);
    expect(renders).toBe(1);
    expect(new Set(answers).size).toBe(1);
    expect(cache.find('/')).toBe(answers[0]);
  });

  it('drops only the pages that show what has changed', async () => {
    const cache = new PageCache();
    await cache.fill('/', async () => page('home', ['id:a', 'id:b']));
    await cache.fill('/about', async () => page('about'));
    cache.drop(['id:b']);
    expect(cache.find('/')).toBeUndefined();
    expect(textOf(cache.findStale('/'))).toBe('home');
    expect(cache.find('/about')).toBeDefined();
  });

  it('does not keep as fresh a page whose data may have changed while it was rendered', async () => {
    const cache = new PageCache();
    const answer = await cache.fill('/', async () => {
      cache.drop(['id:a']);
      return page('old price', ['id:a']);
    });
    expect(textOf(answer)).toBe('old price');
    expect(cache.find('/')).toBeUndefined();
  });

  it('keeps a page that shows nothing of what has changed while it was rendered', async () => {
    const cache = new PageCache();
    await cache.fill('/', async () => {
      cache.drop(['id:b']);
      return page('home', ['id:a']);
    });
    expect(cache.find('/')).toBeDefined();
  });

  it('keeps nothing that was under way when everything was dropped', async () => {
    const cache = new PageCache();
    await cache.fill('/', async () => {
      cache.dropAll();
      return page('home', ['id:a']);
    });
    expect(cache.find('/')).toBeUndefined();
  });

  it('renders again after its longest age', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const cache = new PageCache({ maxAgeMs: 1000 });
    await cache.fill('/', async () => page('home'));
    // However the clock is set meanwhile.
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(999);
    expect(cache.find('/')).toBeDefined();
    vi.setSystemTime(Date.now() - 7_200_000);
    vi.advanceTimersByTime(1);
    expect(cache.find('/')).toBeUndefined();
  });

  it('forgets the least recently used page first', async () => {
    const cache = new PageCache({ maxBytes: 5000 });
    await cache.fill('/a', async () => page('a'));
    await cache.fill('/b', async () => page('b'));
    cache.find('/a');
    await cache.fill('/c', async () => page('c'));
    expect(cache.find('/a')).toBeDefined();
    expect(cache.find('/b')).toBeUndefined();
    expect(cache.size.pages).toBe(2);
  });

  it('counts bytes, so that large pages push out others', async () => {
    const cache = new PageCache({ maxBytes: 10_000 });
    for (let index = 0; index < 20; index += 1) await cache.fill(`/${index}`, async () => page(`${index}`.repeat(400)));
    expect(cache.size.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.size.pages).toBeGreaterThan(0);
  });

  it('never keeps a page that failed', async () => {
    const cache = new PageCache();
    await cache.fill('/', async () => page('broken', [], 500));
    expect(cache.findStale('/')).toBeUndefined();
    await expect(cache.fill('/x', async () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect((await cache.fill('/x', async () => page('ok'))).status).toBe(200);
  });
});
