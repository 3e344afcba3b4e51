import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { allowSound, playSound } from './news-sound.ts';

type News = { text: string; to: string };

/** As many as can be read at once. */
const mostShown = 3;

const isSeen = () => document.visibilityState === 'visible';
const isLookedAt = () => isSeen() && document.hasFocus();

/**
 * Says what has come: by a short message that leads to it, by a sound, and while nobody looks at the page by a number in
 * its title. What came meanwhile is shown to who comes back.
 */
export function useNews(): (news: News) => void {
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  const held = useRef<News[]>([]);

  useEffect(() => {
    const look = () => {
      if (isSeen()) for (const { text, to } of held.current.splice(0).slice(-mostShown)) toast.success(text, to);
      if (isLookedAt()) setCount(0);
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    document.addEventListener('pointerdown', allowSound);
    document.addEventListener('keydown', allowSound);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
      document.removeEventListener('pointerdown', allowSound);
      document.removeEventListener('keydown', allowSound);
    };
  }, []);

  // After every page, which brings a title of its own.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
  });

  return (news) => {
    if (isLookedAt() && pathname === news.to) return;
    playSound();
    if (!isLookedAt()) setCount((before) => before + 1);
    if (isSeen()) toast.success(news.text, news.to);
    else held.current.push(news);
  };
}
