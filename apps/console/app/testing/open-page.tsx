import type { StaffRole } from '@urumuri/contract';
import { mayCall } from '@urumuri/contract/seller';
import { firstIdentity } from '@urumuri/identity';
import { AllowedCalls } from '@urumuri/ui/forms/allowed-calls.ts';
import { openRoutes } from '@urumuri/ui/testing/open-routes.tsx';
import { ConsoleError } from '../shell/console-error.tsx';
import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';

export { answerCalls, Refusal } from '@urumuri/ui/testing/answer-calls.ts';
export { noteOn } from '@urumuri/ui/testing/open-routes.tsx';

/** The exports of a route's file, as far as the router asks for them. */
type PageModule = {
  default: ComponentType<never>;
  clientLoader?: (args: never) => unknown;
  clientAction?: (args: never) => unknown;
};

/** Opens an address of the console with these pages. */
export function openPage(address: string, pages: Record<string, PageModule>) {
  const routes = Object.entries(pages).map(([path, { default: Page, clientLoader, clientAction }]) => ({
    path,
    ...(clientLoader ? { loader: (args: LoaderFunctionArgs) => clientLoader(args as never) } : {}),
    ...(clientAction ? { action: (args: ActionFunctionArgs) => clientAction(args as never) } : {}),
    Component: Page as ComponentType,
    ErrorBoundary: ConsoleError,
  }));
  return openRoutes(address, routes, { identity: firstIdentity });
}

/** A page as somebody with this role has it. */
export function asRole(role: StaffRole, page: PageModule): PageModule {
  const Page = page.default as ComponentType<object>;
  const PageOfRole = (props: object) => (
    <AllowedCalls value={(call) => mayCall(role, call)}>
      <Page {...props} />
    </AllowedCalls>
  );
  return { ...page, default: PageOfRole };
}
