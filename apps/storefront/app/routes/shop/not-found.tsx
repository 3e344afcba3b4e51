import { data } from 'react-router';
import { NotFound } from '../../layout/not-found.tsx';
import type { Route } from './+types/not-found.ts';
import { personalMeta } from '../../platform/seo/personal-meta.ts';

const NOT_FOUND = 404;

export function loader(_: Route.LoaderArgs) {
  return data(null, { status: NOT_FOUND });
}

/** It stays missing however often an open page looks for news. */
export const shouldRevalidate = () => false;

export const meta = personalMeta('Page not found');

export default function NotFoundPage() {
  return <NotFound />;
}
