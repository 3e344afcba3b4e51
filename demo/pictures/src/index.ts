export { writePictures } from './write-pictures.ts';
