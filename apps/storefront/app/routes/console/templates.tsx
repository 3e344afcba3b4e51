import { languageCodes } from '@urumuri/contract';
import { TemplateEditor } from '../../console/office/template-editor.tsx';
import { TemplateList } from '../../console/office/template-list.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import type { Route } from './+types/templates.ts';

/** The list of what the shop writes to people, or one of it to edit. */
export function clientLoader({ request, url: { searchParams }, params: { template } }: Route.ClientLoaderArgs) {
  const language = languageCodes.find((code) => code === searchParams.get('language')) ?? 'en';
  const { signal } = request;
  return asSeller(request, async () => {
    const [list, edited] = await Promise.all([
      sellerApi.getTemplates({ signal }),
      template === undefined ? undefined : sellerApi.getTemplate({ params: { template }, query: { language }, signal }),
    ]);
    return { ...list, edited };
  });
}

export function meta() {
  return buildConsoleMeta('Texts of messages');
}

export default function SellerTemplates({ loaderData, params: { template } }: Route.ComponentProps) {
  const { templates, channels, edited } = loaderData;
  return (
    <>
      <DashboardHeading title={edited?.title ?? 'Texts of messages'} />
      {edited && template !== undefined ? (
        <TemplateEditor key={`${template} ${edited.language}`} name={template} template={edited} channels={channels} />
      ) : (
        <TemplateList templates={templates} channels={channels} />
      )}
    </>
  );
}

export { ConsoleError as ErrorBoundary };
