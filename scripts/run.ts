// `npm run <group> <command>`: the commands of a group, for which package.json has one script.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { COMMANDS } from './commands.ts';

const [group = '', name = '', ...rest] = process.argv.slice(2);
const commands = COMMANDS[group] ?? {};
if (['--help', 'help'].includes(name) || (name === '' && !commands[''])) {
  const lines = Object.entries(commands).map(([key, { about }]) => [
    `npm run ${group} ${key}`,
    about,
  ]);
  const width = Math.max(...lines.map(([text = '']) => text.length));
  console.log(lines.map(([text = '', about]) => `${text.padEnd(width)}  ${about}`).join('\n'));
  process.exit(name === '' ? 1 : 0);
}
// Anything but a command is an argument of the group's own, such as the name of a test file.
const isNamed = name !== '' && name in commands;
const command = commands[isNamed ? name : ''];
if (!command) {
  console.error(`There is no ${name}; npm run ${group} -- --help`);
  process.exit(1);
}
const [program = '', ...parameters] = command.run;
const args = [...parameters, ...(isNamed || name === '' ? rest : [name, ...rest])];
const script = program.endsWith('.ts') ? program : join('node_modules', program);
const { status } = spawnSync(process.execPath, [script, ...args], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
process.exit(status ?? 1);
