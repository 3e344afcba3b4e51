/** The block of data at the end of a page; fetch-scripts knows it by this name too. */
export const pageStateId = 'page-state';
