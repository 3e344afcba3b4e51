import type { CategorySpecification, SpecificationBody } from '@urumuri/contract';

/** What a category defines as the office types it, one a line: `Screen: number in`, `Class: A | B`, `Smart: yes/no`. */
export function writeDefinitions(specifications: readonly CategorySpecification[]): string {
  return specifications.map((one) => `${one.name}: ${writeKind(one)}`).join('\n');
}

function writeKind({ kind, unit, choices, lowest, highest }: CategorySpecification): string {
  if (kind === 'yes-no') return 'yes/no';
  if (kind === 'choice') return choices.join(' | ');
  const range = lowest === undefined && highest === undefined ? '' : `${lowest ?? ''}..${highest ?? ''}`;
  return ['number', range, unit].filter((part) => part !== '').join(' ');
}

const number = /^number(?:\s+(-?[\d.]+?)?\.\.(-?[\d.]+)?(?=\s|$))?(?:\s+(.+))?$/i;

/** Back again; what is neither a number nor yes or no is a choice, and the server says what is missing. */
export function readDefinitions(text: string): SpecificationBody[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', ...rest] = line.split(':');
    const kind = rest.join(':').trim();
    if (name.trim() === '' && kind === '') return [];
    return [{ name: name.trim(), ...readKind(kind) }];
  });
}

function readKind(text: string): Omit<SpecificationBody, 'name'> {
  if (/^yes\s*\/\s*no$/i.test(text)) return { kind: 'yes-no', unit: '', choices: [] };
  const found = number.exec(text);
  if (found === null) {
    const choices = text.split('|').map((choice) => choice.trim());
    return { kind: 'choice', unit: '', choices: choices.filter((choice) => choice !== '') };
  }
  const [, lowest, highest, unit = ''] = found;
  return {
    kind: 'number',
    unit,
    choices: [],
    ...(lowest && { lowest: Number(lowest) }),
    ...(highest && { highest: Number(highest) }),
  };
}
