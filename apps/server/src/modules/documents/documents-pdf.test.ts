import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import type { Paper, PaperSize } from '@urumuri/contract';
import { describe, expect, it } from 'vitest';
import { drawPdf } from './documents-pdf.ts';

const buildPaper = (given: Partial<Paper> = {}): Paper => ({
  title: 'Delivery 1042',
  subtitle: 'Urumuri',
  blocks: [
    { kind: 'large', lines: ['Collect RWF\u00a011,000'] },
    { kind: 'checks', lines: [], rows: [{ label: '2 × Kettle', value: 'K-1' }] },
    {
      kind: 'rows',
      lines: [],
      rows: [{ label: 'Total', value: 'RWF\u00a011,000', note: 'Cancelled', isStruck: true }],
    },
    { kind: 'code', content: 'https://shop.test/verify/0001-7KQ2-9XWB', lines: ['0001-7KQ2-9XWB'] },
  ],
  ...given,
});

/** What a PDF of ours says: its streams unpacked, and the letters that its fonts' glyphs stand for. */
async function readPdf(papers: Paper[], size: PaperSize) {
  const file = (await buffer(drawPdf(papers, size))).toString('latin1');
  expect(file.startsWith('%PDF-') && file.trimEnd().endsWith('%%EOF')).toBe(true);
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id: string) => {
    const [, packed = ''] = /stream\n([^]*)\nendstream/.exec(objects.get(id) ?? '') ?? [];
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  };
  const lettersOf = new Map<string, (glyph: number) => string>();
  for (const [id, body] of objects) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(body) ?? [];
    if (!map) continue;
    const [, list = ''] = /\[([^\]]*)\]/.exec(/beginbfrange([^]*)endbfrange/.exec(streamOf(map))?.[1] ?? '') ?? [];
    const letters = [...list.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) =>
      String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
    );
    lettersOf.set(id, (glyph) => letters[glyph] ?? '');
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  const names = new Map([...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]));
  const texts = pages.map((page) => {
    const content = streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '');
    let font = '';
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*> ?-?[\d.]* ?)+)\] TJ/gi)]
      .map(([, name, shown = '']) => {
        if (name) font = names.get(name) ?? '';
        const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        return glyphs.map((hex) => lettersOf.get(font)?.(Number.parseInt(hex, 16)) ?? '').join('');
      })
      .join('');
  });
  const boxes = pages.map((page) =>
    (/\/MediaBox \[([^\]]+)\]/.exec(page)?.[1] ?? '').split(' ').map((n) => Math.round(Number(n))),
  );
  return { texts, boxes };
}

describe('a PDF', () => {
  it('has a sheet of A5 for each paper, with everything that is on it', async () => {
    const { texts, boxes } = await readPdf([buildPaper(), buildPaper({ title: 'Delivery 1043' })], 'a5');
    expect(boxes).toEqual([
      [0, 0, 420, 595],
      [0, 0, 420, 595],
    ]);
    for (const words of [
      'Delivery 1042',
      'Collect RWF\u00a011,000',
      '2 × Kettle',
      'K-1',
      'Total',
      'Cancelled',
      '0001-7KQ2-9XWB',
    ]) {
      expect(texts[0]).toContain(words);
    }
    expect(texts[1]).toContain('Delivery 1043');
  });

  it('on a roll is as long as its paper', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({ label: `Kettle ${at}`, value: '' }));
    const { texts, boxes } = await readPdf(
      [buildPaper(), buildPaper({ blocks: [{ kind: 'checks', lines: [], rows }] })],
      '80mm',
    );
    expect(boxes.map(([, , width]) => width)).toEqual([227, 227]);
    const [short = 0, long = 0] = boxes.map(([, , , height]) => height);
    expect(long).toBeGreaterThan(2 * short);
    expect(texts[1]).toContain('Kettle 59');
  });

  it('goes on on the next sheet, and loses no row', async () => {
    const rows = Array.from({ length: 90 }, (_, at) => ({ label: `Kettle no. ${at};`, value: '' }));
    const { texts } = await readPdf([buildPaper({ blocks: [{ kind: 'checks', lines: [], rows }] })], 'a5');
    expect(texts.length).toBeGreaterThan(1);
    for (const { label } of rows) expect(texts.join('')).toContain(label);
  });

  it('writes any Latin letters, and a question mark for what its font lacks', async () => {
    const lines = ['Ěva Łukasz Öztürk, Ñuñoa', '李 Кигали 👩🏾‍🔧 \u0007', 'x'.repeat(500), ''];
    const { texts } = await readPdf([buildPaper({ blocks: [{ kind: 'text', lines }] })], '80mm');
    expect(texts[0]).toContain('Ěva Łukasz Öztürk, Ñuñoa');
    expect(texts[0]).toContain('? ??????');
    expect(texts[0]?.replaceAll(/[^x]/g, '')).toHaveLength(500);
  });
});
