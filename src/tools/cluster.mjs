// @ts-check
// `npm run cluster -- start`: PostgreSQL with two replicas under Patroni and etcd, HAProxy and PgBouncer on this
// machine, from Debian's packages. `status`, `stop`, `remove`; `--folder /var/tmp/cluster --port 15400`. Prints the
// DATABASE_URL.
import { runMain } from './run/main.mjs';

await runMain('src/tools/cluster/cluster.ts');
