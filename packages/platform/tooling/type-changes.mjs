// What changed between two reports of public types: names of entries and declarations that are gone, changed or new.

export function typeChanges(before, after) {
  const changes = [];
  const [old, now] = [partsOf(before), partsOf(after)];
  for (const key of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    if (!now.has(key)) changes.push({ isBreaking: true, text: `${key} is gone` });
    else if (!old.has(key)) changes.push({ isBreaking: false, text: `${key} is new` });
    else if (old.get(key) !== now.get(key)) changes.push({ isBreaking: true, text: `${key} changed` });
  }
  return changes;
}

/** "payroll-core/au exports calculatePay", and "au/calculate-pay AuPay" with the text of the declaration. */
function partsOf(report) {
  const parts = new Map();
  for (const section of report.split(/^## Entry /m).slice(1)) {
    const [entry] = section.split('\n', 1);
    for (const [, name] of section.matchAll(/^- (\S+)$/gm)) parts.set(`${entry} exports ${name}`, '');
  }
  for (const [, heading, text] of report.matchAll(/^### (.+)\n\n```ts\n([\s\S]*?)\n```$/gm)) {
    parts.set(heading, `${parts.get(heading) ?? ''}${text}`);
  }
  return parts;
}
