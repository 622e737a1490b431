// Makes buttons with `commandfor` work in browsers without invoker commands. The loader fetches it there.
import { handleInvokerCommands } from '../src/kit/loader/invoker-commands';

handleInvokerCommands();
