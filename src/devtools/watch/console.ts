// Lists warnings that elements log in the panel, and prevents logging them twice if a check reports the same problem.
import type { Problem } from '../page/problem';

/** @param report returns whether the problem is new @returns a function that stops watching */
export function watchConsole(report: (problem: Problem) => boolean): () => void {
  const undo = (['warn', 'error'] as const).map((method) => {
    const print = console[method];
    const replaced = (...words: unknown[]) => {
      const [, tag, message] = /^(site-[a-z-]+): (.*)$/s.exec(String(words[0])) ?? [];
      if (!tag || !message || report({ tag, message })) print.apply(console, words);
    };
    console[method] = replaced;
    return () => {
      if (console[method] === replaced) console[method] = print;
    };
  });
  return () => {
    for (const restore of undo) restore();
  };
}
