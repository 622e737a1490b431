// How does a field show that it is wrong? A text above its title, tied to its controls (FRM-048).
import { useLayoutEffect } from 'react';
import { describe, markInvalid } from '../../kit/form/described';
import { useOwnNode } from '../../kit/form/own-node';
import { type Field, isTick } from './read-fields';

export interface FieldErrorProps {
  readonly field: Field;
  readonly text: string;
}

export function FieldErrorText({ field, text }: FieldErrorProps): null {
  const { anchor, controls, group } = field;
  const node = useOwnNode('site-form-error', (error) => anchor.before(error), anchor);

  // Not on the list of controls, which is read anew each time.
  useLayoutEffect(() => {
    const described = group ? [group, ...controls.filter((control) => !isTick(control))] : controls;
    // ARIA knows no wrong radio button, only a wrong group of them.
    const wrong = controls[0].type === 'radio' ? (group?.role === 'radiogroup' ? [group] : []) : controls;
    const undo = [...described.map((element) => describe(element, node.id)), ...wrong.map(markInvalid)];
    return () => {
      for (const take of undo) take();
    };
  }, [node, group, controls[0], controls.length]);

  // Not through a portal: React listens to 140 kinds of events on each, which fifty wrong fields would wait for.
  useLayoutEffect(() => {
    node.textContent = text;
  }, [node, text]);
  return null;
}
