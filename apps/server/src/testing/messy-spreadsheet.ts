/** What shops write into a spreadsheet: by the column, as it stands there. */
type Row = Partial<Record<Column, string>>;
type Column = (typeof columns)[number];
type PlantedFault = { row: number; column: string; reason: RegExp; proposal?: string };

const columns = [
  'Réf.',
  'Désignation',
  'Marque',
  'Category path',
  'MRP (RWF)',
  'Offer price',
  'Remise %',
  'Qté',
  'Image 1',
  'Image 2',
  'Garantie',
  'Body HTML',
  'Caractéristiques',
  'Contenu de la boîte',
  'Visible',
] as const;

export const messyCategories = [
  'Phones & Tablets',
  'Televisions',
  'Refrigerators',
  'Laptops',
  'Audio',
  'Small Kitchen',
];
const paths = [
  'Electronics > Phones and Tablets',
  'TELEVISIONS',
  'Home|Kitchen|Refrigerator',
  'Computers / Laptops',
  'audio',
  'Home > Small kitchen',
];
const brands = ['Samsung', 'Hisense', 'Itel', 'Société Générale', 'Nyirangarama', 'LG'];
const prices = ['RWF 1,250,000', '1.250.000', '349 900', '₹1,099', '25000.00', 'Frw 89.999,00'];
const warranties = ['12', '2 ans', '18 mois', 'imyaka 1', 'none', ''];

function writeGood(place: number): Row {
  const kind = place % paths.length;
  return {
    'Réf.': `MK-${1000 + place}`,
    Désignation: `${brands[kind]} modèle ${place} – with &quot;long&quot; title, ${'very '.repeat(place % 30)}useful`,
    Marque: brands[kind] ?? '',
    'Category path': paths[kind] ?? '',
    'MRP (RWF)': prices[kind] ?? '',
    'Offer price': place % 4 === 0 ? '999' : '',
    'Remise %': place % 4 === 1 ? '15%' : '',
    Qté: place % 7 === 0 ? '12 pcs' : String(place % 50),
    'Image 1': place % 3 === 0 ? '' : `https://pictures.example/${place}.jpg`,
    'Image 2': place % 5 === 0 ? `https://pictures.example/${place}b.png https://pictures.example/${place}c.png` : '',
    Garantie: warranties[kind] ?? '',
    'Body HTML': `<p>Écran n° ${place} &amp; câble</p><ul><li>un</li><li>deux</li></ul>`,
    Caractéristiques: `Puissance: ${place} W | Couleur: noir`,
    'Contenu de la boîte': 'Appareil; câble',
    Visible: place % 9 === 0 ? 'non' : 'oui',
  };
}

type Plant = {
  says: Row;
  column: Column | 'Name' | 'Brand' | 'Category' | 'Price' | 'SKU' | '';
  reason: RegExp;
  proposal?: string;
};

const nine = Array.from({ length: 9 }, (_, place) => `https://pictures.example/many-${place}.jpg`);

/** Forty ways to get a row wrong. */
const plants: readonly Plant[] = [
  { says: { Désignation: '' }, column: 'Name', reason: /needs a name/ },
  { says: { Désignation: 'x'.repeat(301) }, column: 'Désignation', reason: /301 letters/, proposal: 'x'.repeat(120) },
  { says: { Désignation: '***' }, column: 'Désignation', reason: /no letters/ },
  { says: { Désignation: '<b> </b>' }, column: 'Désignation', reason: /nothing to read/ },
  { says: { 'MRP (RWF)': '', 'Offer price': '', 'Remise %': '' }, column: 'Price', reason: /needs a price/ },
  { says: { 'MRP (RWF)': 'call us' }, column: 'MRP (RWF)', reason: /no price/ },
  { says: { 'MRP (RWF)': '0' }, column: 'MRP (RWF)', reason: /zero/ },
  { says: { 'MRP (RWF)': '-5000' }, column: 'MRP (RWF)', reason: /below zero/, proposal: '5000' },
  { says: { 'MRP (RWF)': '1000 - 2000' }, column: 'MRP (RWF)', reason: /more than one/, proposal: '1000' },
  { says: { 'MRP (RWF)': '9999999999999' }, column: 'MRP (RWF)', reason: /too high/ },
  { says: { 'MRP (RWF)': '5000', 'Offer price': '6000' }, column: 'Offer price', reason: /above/, proposal: '5000' },
  { says: { 'Offer price': 'free' }, column: 'Offer price', reason: /no price/ },
  { says: { 'Offer price': '', 'Remise %': '150%' }, column: 'Remise %', reason: /100 %/ },
  { says: { 'Offer price': '', 'Remise %': 'big' }, column: 'Remise %', reason: /no percentage/ },
  { says: { Qté: '-3' }, column: 'Qté', reason: /below zero/, proposal: '0' },
  { says: { Qté: '2.5' }, column: 'Qté', reason: /whole/, proposal: '2' },
  { says: { Qté: 'many' }, column: 'Qté', reason: /how many/ },
  { says: { Qté: '200000' }, column: 'Qté', reason: /up to/, proposal: '100000' },
  { says: { Qté: '12 boxes of 6' }, column: 'Qté', reason: /how many/ },
  { says: { 'Category path': 'Televisons' }, column: 'Category path', reason: /no category/, proposal: 'Televisions' },
  {
    says: { 'Category path': 'Home > Frigerators' },
    column: 'Category path',
    reason: /no category/,
    proposal: 'Refrigerators',
  },
  { says: { 'Category path': 'Xyloglyph' }, column: 'Category path', reason: /no category/ },
  { says: { 'Category path': '' }, column: 'Category', reason: /needs a category/ },
  {
    says: { Marque: '', Désignation: 'Samsung soundbar without a maker' },
    column: 'Brand',
    reason: /needs a brand/,
    proposal: 'Samsung',
  },
  { says: { Marque: 'b'.repeat(81) }, column: 'Marque', reason: /81 letters/, proposal: 'b'.repeat(80) },
  { says: { Marque: '!!!' }, column: 'Marque', reason: /no letters/ },
  { says: { 'Réf.': 'MK-1000' }, column: 'SKU', reason: /Row 2 names/ },
  { says: { 'Réf.': 'mk-1001' }, column: 'SKU', reason: /Row 3 names/ },
  {
    says: { 'Réf.': '', Désignation: 'Twin without a number', Marque: 'LG' },
    column: 'Name',
    reason: /names the same/,
  },
  { says: { 'Réf.': 's'.repeat(65) }, column: 'Réf.', reason: /65 letters/ },
  { says: { 'Réf.': '---' }, column: 'Réf.', reason: /no letters/ },
  {
    says: { 'Image 1': 'file:///C:/pictures/a.jpg', 'Image 2': '' },
    column: 'Image 1',
    reason: /https/,
  },
  { says: { 'Image 1': 'see our website', 'Image 2': '' }, column: 'Image 1', reason: /no address/ },
  { says: { 'Image 2': 'ftp://pictures.example/a.jpg' }, column: 'Image 1', reason: /https/ },
  {
    says: { 'Image 1': nine.join('|') },
    column: 'Image 1',
    reason: /at most 8/,
    proposal: nine.slice(0, 8).join(' ').slice(0, 120),
  },
  { says: { Garantie: 'lifetime' }, column: 'Garantie', reason: /months/ },
  { says: { Garantie: '3 moons' }, column: 'Garantie', reason: /months/, proposal: '3' },
  { says: { Visible: 'maybe' }, column: 'Visible', reason: /yes or no/ },
  { says: { 'Body HTML': 'long '.repeat(2000) }, column: 'Body HTML', reason: /8000/, proposal: 'long '.repeat(24) },
  { says: { Caractéristiques: 'just a text' }, column: 'Caractéristiques', reason: /Power: 5 W/ },
];

const every = 37;
const quote = (cell: string) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * A spreadsheet as a shop in Kigali saves it: French headers, semicolons, Windows-1252, prices of all countries, and
 * one fault planted in every 37th row. Answers the file, and what must be found.
 */
export function writeMessySpreadsheet(rowCount: number): { bytes: Buffer; faults: PlantedFault[] } {
  const faults: PlantedFault[] = [];
  const rows = Array.from({ length: rowCount }, (_, place) => {
    const planted = place % every === every - 1 ? plants[Math.floor(place / every)] : undefined;
    const good = writeGood(place);
    // The shop has it already, and without a number it is known by its name and brand.
    if (place === 5) Object.assign(good, { 'Réf.': '', Désignation: 'Twin without a number', Marque: 'LG' });
    if (!planted) return good;
    // Of several columns of pictures all are named.
    const column = planted.column.startsWith('Image') ? 'Image 1, Image 2' : planted.column;
    faults.push({
      row: place + 2,
      column,
      reason: planted.reason,
      ...(planted.proposal === undefined ? {} : { proposal: planted.proposal }),
    });
    return { ...good, ...planted.says };
  });
  if (faults.length !== plants.length)
    throw new Error(`${rowCount} rows have room for ${faults.length} of ${plants.length} faults.`);
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const text = lines.map((cells) => cells.map(quote).join(';')).join('\r\n');
  return { bytes: encodeWindows1252(text), faults };
}

function encodeWindows1252(text: string): Buffer {
  return Buffer.from(text.replaceAll('–', '\u0096').replaceAll('₹', 'Rs '), 'latin1');
}
