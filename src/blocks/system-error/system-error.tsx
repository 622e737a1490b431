// What is drawn for <site-system-error>? Nothing until it is open; then what went wrong, and what can be done.
import { type ReactNode, useEffect, useState } from 'react';
import { systemErrorMessages } from '../../core/messages-session';
import type { BlockProps } from '../../kit/element/define';
import { resetOpen } from '../../kit/element/reset-open';
import { useServices } from '../../kit/element/use-services';
import { resolveMessages } from '../../kit/messages';
import { Modal } from '../../kit/overlay/modal';
import type { systemError } from './system-error.contract';
import { formatErrorLines, parseSystemError, type SystemError } from './system-error.model';

type SystemErrorProps = BlockProps<typeof systemError>;

export function SystemErrorView({ host, emit, ...props }: SystemErrorProps): ReactNode {
  const { open, error, product } = props;
  const texts = resolveMessages('site-system-error', systemErrorMessages, {});
  const [isCleared, setCleared] = useState(false);
  // Opened again, it is there again.
  useEffect(() => {
    if (open) setCleared(false);
  }, [open]);
  const shown = error ?? UNKNOWN;
  const errorKey = props.errorKey || shown.errorKey;
  useReport(open, shown);

  const reload = () => emit('site-system-error-reload-request') && window.location.reload();
  const hidden = () => {
    resetOpen(host);
    emit('site-system-error-clear');
  };
  return (
    <Modal
      open={open && !isCleared}
      labelledBy="heading"
      describedBy="body"
      isAlert
      onDismiss={() => setCleared(true)}
      onHidden={hidden}
    >
      <h2 part="heading" id="heading">
        {texts.title}
      </h2>
      <div part="body" id="body">
        {formatErrorLines(shown, product || texts.product, texts).map((line) => (
          <p part="line" key={line}>
            {line}
          </p>
        ))}
        {errorKey && <p part="key">{errorKey}</p>}
        <slot />
      </div>
      <div part="buttons">
        <button type="button" part="button" onClick={() => setCleared(true)}>
          {props.labelClear}
        </button>
        <button type="button" part="button primary" onClick={reload}>
          {props.labelReload}
        </button>
      </div>
    </Modal>
  );
}

const UNKNOWN = parseSystemError({}) as SystemError;

/** The site hears of a server that was not reached, once each time it is shown (EVT-031). */
function useReport(open: boolean, { kind, url }: SystemError): void {
  const { events, isStandalone } = useServices();
  const isNetwork = open && kind === 'network' && !isStandalone;
  useEffect(() => {
    if (isNetwork) void events.record({ event: 'system_network_error', data: { urlRequested: url } });
  }, [isNetwork, url, events]);
}
