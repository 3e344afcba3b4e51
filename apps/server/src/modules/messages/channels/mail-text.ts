import type { Identity } from '@urumuri/identity';
import type { Letter } from '../message.ts';
import { textsOf } from '../templates/index.ts';

const signatureOf = ({ name, phones, address }: Identity) => [
  name,
  ...(phones.length > 0 ? [phones.join(' · ')] : []),
  `${address.street}, ${address.city}`,
];

/** A mail for who reads no HTML. */
export function writeText(letter: Letter, readerName: string, shop: Identity): string {
  const { paragraphs, items = [], sums = [], button, language = 'en' } = letter;
  const rows = [
    ...items.map(({ name, amount }) => `- ${name}: ${amount}`),
    ...sums.map(({ label, amount }) => `${label}: ${amount}`),
  ];
  const blocks = [
    `${textsOf[language].hello} ${readerName},`,
    ...paragraphs,
    rows.join('\n'),
    button ? `${button.label}:\n${button.href}` : '',
    signatureOf(shop).join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const cell = 'padding:10px 0;border-bottom:1px solid #e2e6eb;vertical-align:top';
const amountCell = `${cell};text-align:right;white-space:nowrap;padding-left:16px`;

/** Tables and inline styles: what letter boxes understand, from 320 px on and in the dark. */
export function writeHtml(letter: Letter, readerName: string, publicUrl: string, shop: Identity): string {
  const { subject, short, paragraphs, items = [], sums = [], button, language = 'en' } = letter;
  const text = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('');
  const rows = [
    ...items.map(({ name, amount }) => row(escapeHtml(name), escapeHtml(amount))),
    ...sums.map(({ label, amount }) => row(`<b>${escapeHtml(label)}</b>`, `<b>${escapeHtml(amount)}</b>`)),
  ].join('');
  const table = rows
    ? `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 20px;border-collapse:collapse">${rows}</table>`
    : '';
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.href)}" style="display:inline-block;background:#ffb224;color:#14253b;text-decoration:none;font-weight:700;padding:14px 24px;border-radius:8px">${escapeHtml(button.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f5f7;${font};font-size:16px;line-height:1.5;color:#14253b">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(short)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="background:#14253b;border-radius:12px 12px 0 0;padding:20px 24px"><a href="${escapeHtml(publicUrl)}" style="color:#ffffff;text-decoration:none;font-weight:700;font-size:20px">${escapeHtml(shop.name)}</a></td></tr>
<tr><td style="padding:28px 24px 12px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1><p style="margin:0 0 16px">${textsOf[language].hello} ${escapeHtml(readerName)},</p>${text}${table}${action}</td></tr>
<tr><td style="padding:16px 24px 24px;color:#536173;font-size:14px;border-top:1px solid #e2e6eb">${signatureOf(shop).map(escapeHtml).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`;
}

const row = (name: string, amount: string) =>
  `<tr><td style="${cell}">${name}</td><td style="${amountCell}">${amount}</td></tr>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
