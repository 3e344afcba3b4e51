import path from 'node:path';

/** The same from the sources and from the bundle: both lie one folder below the server's. */
const serverDir = path.resolve(import.meta.dirname, '..');

export const paths = {
  manifest: path.join(serverDir, 'package.json'),
  migrations: path.join(serverDir, 'src/db/migrations'),
  storefront: path.resolve(serverDir, '../storefront'),
  storefrontBuild: path.resolve(serverDir, '../storefront/build'),
};
