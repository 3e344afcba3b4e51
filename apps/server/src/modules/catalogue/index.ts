export { presentCategory, presentDetails, presentFound, presentListed } from './catalogue.presenter.ts';
export { type CatalogueReads, createCatalogueReads } from './catalogue.reads.ts';
export { registerCatalogueRoutes } from './catalogue.routes.ts';
export { type CatalogueService, createCatalogueService } from './catalogue.service.ts';
export { countWordsOf, startWordCounting } from './search/word-counting.ts';
export { productColumns, type ProductRow, published } from './product-rows.repository.ts';
export { readSpecification, readSpecifications, type Specification } from './specifications.rules.ts';
export { listSpecifications } from './catalogue.repository.ts';
