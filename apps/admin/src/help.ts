import type { Command } from './command';

export function overview(commands: readonly Command[]): readonly string[] {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'npm run admin -- <command> [options]',
    '',
    ...commands.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    'Each has --help. Settings come from the environment and .env, as for the service.',
  ];
}

export function helpFor(command: Command): readonly string[] {
  const rows = Object.entries(command.options).map(([name, option]) => ({
    left: `--${name}${option.value === undefined ? '' : ` ${option.value}`}`,
    right: `${option.about}${option.isRequired === true ? ' (required)' : ''}`,
  }));
  const width = Math.max(0, ...rows.map(({ left }) => left.length));
  return [
    `npm run admin -- ${command.name}${rows.length === 0 ? '' : ' [options]'}`,
    '',
    command.about,
    ...(rows.length === 0 ? [] : ['', ...rows.map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`)]),
    '',
    `For example: npm run admin -- ${command.example}`,
  ];
}
