// Old syntax only: this file must be understood by the versions of Node it turns away.
if (/^(\d|1\d|20\.(\d|1[0-8]))\./.test(process.versions.node)) {
  console.error(
    'Urumuri needs Node 20.19 or later, and this is Node ' + process.versions.node + '. See https://nodejs.org',
  );
  process.exit(1);
} else {
  void import('./lib/start-shop.mjs');
}
