// @ts-check
// `npm run cluster -- start`: PostgreSQL with two replicas under Patroni and etcd, HAProxy and PgBouncer on this machine, from
// Debian's packages. `status`, `stop`, `remove`; `--folder /var/tmp/cluster --port 15400`. Prints the DATABASE_URL.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/cluster/cluster.ts', {
  configFile: false,
  logLevel: 'warn',
});
exit(await module.main(argv.slice(2)));
