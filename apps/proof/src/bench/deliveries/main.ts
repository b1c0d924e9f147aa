import { deliveriesReport } from './deliveries-report';

/** `node apps/proof/dist/bench/deliveries/main.js [--deliveries 4000] [--turns 5] [--shared 20000]` */
const option = (name: string): number | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};

deliveriesReport({ deliveries: option('deliveries'), turns: option('turns'), sharedDeliveries: option('shared') }).then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : String(error));
    process.exit(1);
  },
);
