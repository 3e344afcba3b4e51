import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';
import { parseMarkdown } from './parse-markdown.ts';

function show(text: string): HTMLElement {
  const Page = createRoutesStub([{ path: '/', Component: () => <Markdown text={text} /> }]);
  return render(<Page initialEntries={['/']} />).container;
}

it('writes headings, paragraphs, lists, bold, italic and links', () => {
  const text = [
    '# Delivery ##',
    'To your **door**,',
    'and *fast*.  ',
    'Call [us](tel:+250788).',
    '### When',
    '- today\n  or so\n- tomorrow',
    '1. order\n2. pay [here](/help)',
  ].join('\n\n');
  expect(show(text.replace('fast*.  \n', 'fast*.  ')).innerHTML).toBe(
    '<h2>Delivery</h2><p>To your <strong>door</strong>,</p><p>and <em>fast</em>.<br>' +
      'Call <a href="tel:+250788" rel="noopener noreferrer">us</a>.</p><h3>When</h3>' +
      '<ul><li>today\nor so</li><li>tomorrow</li></ul>' +
      '<ol><li>order</li><li>pay <a href="/help">here</a></li></ol>',
  );
});

it.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['[press](javascript:alert(1))'],
  ['[press](JaVaScRiPt:alert(1))'],
  ['[press](java&#115;cript:alert(1))'],
  ['[press](data:text/html,<script>alert(1)</script>)'],
  ['[press](vbscript:x)'],
  ['[press](//evil.example)'],
  ['[press](/\\evil.example)'],
  ['![picture](https://evil.example/x.png"onerror="alert(1))'],
  ['[a](https://x.example"onclick="alert(1))'],
])('makes nothing that runs, and no picture, of %s', (text) => {
  const page = show(`${text}\n\n- ${text}\n\n## ${text}`);
  expect(page.querySelector('script, img, iframe, [onerror], [onclick]')).toBeNull();
  const targets = [...page.querySelectorAll('a')].map((link) => link.protocol);
  expect(targets.filter((protocol) => protocol !== 'https:')).toEqual([]);
});

it('shows what looks like HTML as it was typed', () => {
  show('Use <b>less</b> & more');
  expect(screen.getByText('Use <b>less</b> & more')).toBeTruthy();
});

it.each(['*', '**a', '[', '[a](', '\\', '- ', '#', '`', '(', '**a** '])(
  'reads a long text of %j to its end',
  (mark) => {
    const text = mark.repeat(Math.floor(20_000 / mark.length));
    expect(JSON.stringify(parseMarkdown(text)).length).toBeGreaterThan(0);
  },
);
