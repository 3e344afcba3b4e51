import { Outlet } from 'react-router';
import { NeedsJavaScript } from '../../layout/needs-javascript.tsx';
import { DashboardMenu } from '../../features/account/dashboard-menu.tsx';
import { useSessionChange } from '../../platform/session/use-session-change.ts';

/**
 * What stands around a customer's own pages. Each of them asks who is there in its `clientLoader`, so that the
 * server can write the frame, the same for everybody, with the page's own skeleton inside.
 */
export default function Dashboard() {
  useSessionChange();
  return (
    <div className="page-width grid flex-1 content-start items-start gap-x-10 pb-16 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-8">
      <DashboardMenu />
      <div className="min-w-0 pt-4 lg:pt-0">
        <NeedsJavaScript />
        <Outlet />
      </div>
    </div>
  );
}
