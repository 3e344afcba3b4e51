import path from 'node:path';

/** The same from the sources and from the bundle: both lie one folder below the server's. */
const serverDir = path.resolve(import.meta.dirname, '..');

/** Node runs what was built as it is. */
const isBuilt = import.meta.filename.endsWith('.js');

export const paths = {
  fileThread: path.join(serverDir, isBuilt ? 'dist/file-thread.js' : 'src/files/thread-from-sources.mjs'),
  manifest: path.join(serverDir, 'package.json'),
  firstPages: path.join(serverDir, 'src/modules/settings/first-pages'),
  demoCatalogue: path.resolve(serverDir, '../../demo/catalogue'),
  demoPictures: path.resolve(serverDir, '../../demo/pictures/build'),
  migrations: path.join(serverDir, 'src/db/migrations'),
  storefront: path.resolve(serverDir, '../storefront'),
  storefrontBuild: path.resolve(serverDir, '../storefront/build'),
  console: path.resolve(serverDir, '../console'),
  consoleBuild: path.resolve(serverDir, '../console/build'),
};
