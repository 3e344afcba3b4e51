import { readSpecifications } from './specification-text.ts';
import { readNumber, readText } from '../shell/use-console-form.ts';

/** A product from its form; what is missing or no number the server names. */
export function readProduct(data: FormData) {
  return {
    name: readText(data, 'name'),
    brand: readText(data, 'brand'),
    model: readText(data, 'model'),
    categoryId: readText(data, 'categoryId'),
    price: readNumber(data, 'price') ?? 0,
    discount: readNumber(data, 'discount') ?? 0,
    stock: readNumber(data, 'stock') ?? 0,
    shortDescription: readText(data, 'shortDescription'),
    description: readText(data, 'description'),
    specifications: readSpecifications(readText(data, 'specifications')),
  };
}
