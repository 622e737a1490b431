// View of `<site-system-error>`: a modal with the error and the available actions.
import { type ReactNode, useEffect } from 'react';
import { systemErrorMessages } from '../../core/messages/session-messages';
import { resolveMessages } from '../../kit/contract/messages';
import type { BlockProps } from '../../kit/element/define';
import { useServices } from '../../kit/element/use-services';
import { Modal } from '../../kit/overlay/modal';
import { useDismissal } from '../../kit/overlay/use-dismissal';
import type { systemError } from './system-error.contract';
import { formatErrorLines, parseSystemError, type SystemError } from './system-error.model';

type SystemErrorProps = BlockProps<typeof systemError>;

export function SystemErrorView({ host, emit, ...props }: SystemErrorProps): ReactNode {
  const { open, error, product } = props;
  const messages = resolveMessages(host, systemErrorMessages, {});
  const { isOpen, dismiss, end } = useDismissal<'clear'>(host, open);
  const systemError = error ?? UNKNOWN;
  const errorKey = props.errorKey || systemError.errorKey;
  useNetworkErrorEvent(isOpen, systemError);

  const reload = () => emit('site-system-error-reload-request') && window.location.reload();
  const clear = () => dismiss('clear');
  const handleHidden = () => {
    end();
    emit('site-system-error-clear');
  };
  return (
    <Modal
      open={isOpen}
      labelledBy="heading"
      describedBy="body"
      isAlert
      onDismiss={clear}
      onHidden={handleHidden}
    >
      <h2 part="heading" id="heading">
        {messages.title}
      </h2>
      <div part="body" id="body">
        {formatErrorLines(systemError, product || messages.product, messages).map((line) => (
          <p part="line" key={line}>
            {line}
          </p>
        ))}
        {errorKey && <p part="key">{errorKey}</p>}
        <slot />
      </div>
      <div part="buttons">
        <button type="button" part="button" onClick={clear}>
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

/** Records a network error each time the overlay opens (EVT-031). */
function useNetworkErrorEvent(open: boolean, { kind, url }: SystemError): void {
  const { events, isStandalone } = useServices();
  const isNetwork = open && kind === 'network' && !isStandalone;
  useEffect(() => {
    if (isNetwork) void events.record({ event: 'system_network_error', data: { urlRequested: url } });
  }, [isNetwork, url, events]);
}
