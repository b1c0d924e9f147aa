// Groups of integration suites (suite-groups.mjs) take longest, and jest, which judges a file it has not run by its size, would begin
// with them last: one worker would end with a group while the other has nothing left to do.
const Sequencer = require('@jest/test-sequencer').default;

module.exports = class GroupsFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isGroup = ({ path }) => /suite-groups.*\.integration\.test\.ts$/.test(path);
    return [...sorted.filter(isGroup), ...sorted.filter((test) => !isGroup(test))];
  }
};
