// How does a field show that it is wrong? A text above its title, tied to its controls (FRM-048).
import { useLayoutEffect } from 'react';
import { addDescription, markInvalid } from '../../kit/form/field-aria';
import { usePortalNode } from '../../kit/form/use-portal-node';
import { type Field, isCheckable } from './fields';

export interface FieldErrorProps {
  readonly field: Field;
  readonly text: string;
}

export function FieldErrorMessage({ field, text }: FieldErrorProps): null {
  const { anchor, controls, groupElement } = field;
  const node = usePortalNode('site-form-error', (error) => anchor.before(error), anchor);

  // Not on the list of controls, which is read anew each time.
  useLayoutEffect(() => {
    const described = groupElement
      ? [groupElement, ...controls.filter((control) => !isCheckable(control))]
      : controls;
    // ARIA knows no wrong radio button, only a wrong group of them.
    const wrong =
      controls[0].type === 'radio' ? (groupElement?.role === 'radiogroup' ? [groupElement] : []) : controls;
    const undo = [...described.map((element) => addDescription(element, node.id)), ...wrong.map(markInvalid)];
    return () => {
      for (const take of undo) take();
    };
  }, [node, groupElement, controls[0], controls.length]);

  // Not through a portal: React listens to 140 kinds of events on each, which fifty wrong fields would wait for.
  useLayoutEffect(() => {
    node.textContent = text;
  }, [node, text]);
  return null;
}
