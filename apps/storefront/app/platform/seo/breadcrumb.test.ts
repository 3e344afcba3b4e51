import { expect, it } from 'vitest';
import { buildBreadcrumbList } from './breadcrumb.ts';

it('numbers the steps and gives every one but the last an absolute address', () => {
  const trail = [
    { label: 'Home', to: '/' },
    { label: 'Phones', to: '/products?category=Phones' },
    { label: 'Nokia 105' },
  ];
  expect(buildBreadcrumbList('https://shop.example', trail)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Phones', item: 'https://shop.example/products?category=Phones' },
      { '@type': 'ListItem', position: 3, name: 'Nokia 105' },
    ],
  });
});
