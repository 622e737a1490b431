// Entry point of dev.js: checks the page on load and after each change, and watches API calls, the policy and the console.
import type { Contract } from '../kit/contract/contract';
import { checkContrast } from './checks/contrast';
import { checkControls } from './checks/controls';
import { checkCopies } from './checks/copies';
import { checkFrames } from './checks/frames';
import { checkImages } from './checks/images';
import { checkAttributes, checkTags } from './checks/names';
import { checkDuplicates, checkNesting } from './checks/structure';
import { checkStyleSheet } from './checks/style-sheet';
import { checkTemplates } from './checks/templates';
import { findElements } from './page/find-elements';
import { type Check, type Problem, toLine } from './page/problem';
import { createProblemList, type ListedProblem } from './page/problem-list';
import { createPanel } from './panel/panel';
import { watchApi } from './watch/api';
import { watchConsole } from './watch/console';
import { watchPolicy } from './watch/policy';

const CHECKS: readonly Check[] = [
  checkTags,
  checkAttributes,
  checkTemplates,
  checkNesting,
  checkDuplicates,
  checkControls,
  checkImages,
  checkFrames,
  checkStyleSheet,
  checkCopies,
  checkContrast,
];

/** Time in ms without further changes after which the page is checked again. */
const PAUSE = 200;

export interface Devtools {
  problems(): readonly ListedProblem[];
  /** Checks the page now. */
  check(): void;
  stop(): void;
}

export interface DevtoolsOptions {
  readonly contracts: readonly Contract[];
  /** Additional checks. */
  readonly checks?: readonly Check[];
}

export function startDevtools({ contracts, checks = [] }: DevtoolsOptions): Devtools {
  const { warn } = console;
  const byTag = new Map<string, Contract>(contracts.map((contract) => [contract.tag, contract]));
  const list = createProblemList(() => panel.update());
  const panel = createPanel(byTag, list);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Logs the element as a separate argument, so that the console can highlight it on the page. */
  function report(problem: Problem) {
    const { element } = problem;
    if (list.add(problem)) warn.apply(console, [toLine(problem), ...(element ? [element] : [])]);
  }

  const changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE);
  });

  function check() {
    const page = { elements: findElements(), contracts: byTag };
    for (const run of [...CHECKS, ...checks]) for (const problem of run(page)) report(problem);
    panel.update();
    // Ignores nodes that checks insert temporarily.
    changes.takeRecords();
  }

  function start() {
    document.body.append(panel.host);
    panel.show();
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    check();
  }

  const stops = [watchConsole(list.add), watchApi(report), watchPolicy(report)];
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return {
    problems: list.all,
    check,
    stop() {
      removeEventListener('load', start);
      clearTimeout(timer);
      changes.disconnect();
      for (const stop of stops) stop();
      panel.stop();
    },
  };
}
