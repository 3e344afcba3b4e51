// Old syntax only: this file must be understood by the versions of Node it turns away.
var version = process.versions.node.split('.').map(Number);

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(
    'Urumuri needs Node 20.19 or later, and this is Node ' + process.versions.node + '. See https://nodejs.org',
  );
  process.exit(1);
} else {
  void import('./lib/test-everything.mjs');
}
