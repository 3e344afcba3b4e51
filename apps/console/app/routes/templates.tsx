import { languageCodes } from '@urumuri/contract';
import { TemplateEditor } from '../features/office/template-editor.tsx';
import { TemplateList } from '../features/office/template-list.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/templates.ts';

const readLanguage = (given: unknown) => languageCodes.find((code) => code === given) ?? 'en';

/** The list of what the shop writes to people, or one of it to edit. */
export const clientLoader = sellerLoader(
  async (signal, { url: { searchParams }, params: { template } }: Route.ClientLoaderArgs) => {
    const language = readLanguage(searchParams.get('language'));
    const [list, edited] = await Promise.all([
      sellerApi.getTemplates({ signal }),
      template === undefined ? undefined : sellerApi.getTemplate({ params: { template }, query: { language }, signal }),
    ]);
    return { ...list, edited };
  },
);

const readWords = (data: FormData) => ({
  ...readTexts(data, 'subject', 'short', 'text'),
  language: readLanguage(data.get('language')),
});

export const clientAction = sellerAction({
  previewTemplate: (data) => ({ params: readTexts(data, 'template'), body: readWords(data) }),
  saveTemplate: (data) => ({
    params: readTexts(data, 'template'),
    body: { ...readWords(data), version: Number(data.get('version')) },
  }),
});

export const meta = consoleMeta('Texts of messages');

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
