#!/usr/bin/env node
import { run } from './run';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

void run(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  signal: stop.signal,
}).then((code) => {
  process.exitCode = code;
});
