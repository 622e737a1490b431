// Makes buttons with `commandfor` work in browsers without invoker commands, where the loader fetches this script.
import { handleInvokerCommands } from '../src/kit/loader/invoker-commands';

handleInvokerCommands();
