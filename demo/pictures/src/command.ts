import { writePictures } from './write-pictures.ts';

const [, , catalogueFolder, pictureFolder] = process.argv;
if (!catalogueFolder || !pictureFolder) throw new Error('Name the folder of the catalogue and that of the pictures.');
writePictures(catalogueFolder, pictureFolder);
