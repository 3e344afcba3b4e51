import { Outlet } from 'react-router';

export { ConsoleError as ErrorBoundary } from '../shell/console-error.tsx';

/** A page within the console's frame: what it cannot load, or does wrong, is said in its place. */
export default function PageFrame() {
  return <Outlet />;
}
