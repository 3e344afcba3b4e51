export { presentCategory, presentListed } from './catalogue.presenter.ts';
export type { CatalogueReads } from './catalogue.reads.ts';
export type { CatalogueService } from './catalogue.service.ts';
export { comparePhrase } from './search/known-words.ts';
export { splitWords } from './search/read-words.rules.ts';
export { shippedThings, type Thing } from './search/shipped-synonyms.ts';
export { longestPhrase } from './search/understand.rules.ts';
export { stemPhrase } from './search/word-forms.rules.ts';
export type { SynonymRow } from './search/words.repository.ts';
export { countWordsOf } from './search/word-counting.ts';
export { productColumns, type ProductRow, published } from './product-rows.repository.ts';
export { readSpecification, readSpecifications, type Specification } from './specifications.rules.ts';
export { listSpecifications } from './catalogue.repository.ts';
export { type CatalogueCaches, createCatalogueCaches } from './catalogue-caches.ts';
export { createCatalogueModule } from './catalogue.module.ts';
export { moveStock, reserveStock, settleUnits, type StockLevel, type StockMove } from './stock.repository.ts';
export { addToRating } from './rating.repository.ts';
export { fewLeft, hasBarcode, listOwn, unpublishAll } from './editing/products.repository.ts';
export {
  deleteProducts,
  deleteUnusedBrands,
  insertBrands,
  insertProducts,
  replaceImage,
  type StockChange,
  writeProducts,
} from './editing/import-products.repository.ts';
