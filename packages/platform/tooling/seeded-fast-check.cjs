// What tests get when they import fast-check: the same draws on every run, so that a build never fails by chance on a
// change that has nothing to do with it. `PROPERTY_SEED=random npx jest …` goes looking for new cases.
const { join } = require('node:path');

// By folder: by its name the import would lead back here.
const fastCheck = require(
  join(__dirname, '..', '..', '..', 'node_modules', 'fast-check', 'lib', 'cjs', 'fast-check.js'),
);

const wanted = process.env.PROPERTY_SEED ?? '20260701';
if (wanted !== 'random') fastCheck.configureGlobal({ seed: Number(wanted) });

module.exports = fastCheck;
