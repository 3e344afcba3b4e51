import type { ErrorBody } from '@urumuri/contract';
import type { Identity } from '@urumuri/identity';

const titles: Record<number, string> = {
  404: 'This page does not exist',
  429: 'One moment, please',
  503: 'The shop is busy',
};

/** What a browser shows when there is no page for it. Nothing of the request stands in it. */
export function renderRefusalPage(status: number, { message, requestId }: ErrorBody, shop: Identity): string {
  const title = titles[status] ?? (status < 500 ? 'This address does not work' : 'Unexpected Application Error!');
  // An empty address is the page itself.
  const tryAgain = status === 429 || status >= 500 ? '<a class="primary" href="">Try again</a>' : '';
  const [phone] = shop.phones;
  const call = phone ? `You can also call us: <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a><br>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${shop.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/refusal.css">
</head>
<body>
<main>
<p class="shop">${shop.name}</p>
<h1>${title}</h1>
<p>${message}</p>
<p class="actions">${tryAgain}<a href="/">Go home</a></p>
<p class="note">${call}Error number: ${requestId}</p>
</main>
</body>
</html>
`;
}
