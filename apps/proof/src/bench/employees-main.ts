import { employeeBenchLines, runEmployeeBench } from './employees';

// Without an argument a SQLite file of its own; with one, an empty database: mysql://root@127.0.0.1:3306/bench
const [url] = process.argv.slice(2);
void runEmployeeBench(url === undefined ? {} : { url }).then((rows) => {
  for (const line of employeeBenchLines(rows)) console.log(line);
});
