// The view of <site-video>: the poster with the play button, and the player.
import { type CSSProperties, type ReactNode, type Ref, useEffect, useMemo, useState } from 'react';
import { getVideoPageUrl } from '../../core/media/video-source';
import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import { videoMessages } from '../../core/messages/media-messages';
import { PauseButton } from '../../kit/components/pause-button';
import type { BlockProps } from '../../kit/element/define';
import { useStore } from '../../kit/element/use-store';
import { warn } from '../../kit/element/warn';
import { usePlayerModule } from './players/use-player-module';
import { useAutoplay } from './use-autoplay';
import { useFocusHandover, useReplayedClick } from './use-play-button';
import { useSinglePlayer } from './use-single-player';
import type { Playback } from './video.api';
import type { VideoContent } from './video.content';
import type { video } from './video.contract';
import { type ResolvedVideo, resolveVideo } from './video.model';

type VideoProps = BlockProps<typeof video, VideoContent, Playback>;

export function VideoView(props: VideoProps): ReactNode {
  const { host, api: playback, content, autoplay, overlay, loop, controls } = props;
  const state = useStore(playback.state);
  const resolved = useResolvedVideo(props);
  const { source } = resolved;
  const own = content.video && !source ? content.video : null;
  const provider = own ? 'file' : (source?.provider ?? null);
  const isFile = provider === 'file';
  const isPlayerVisible = provider !== null && state.stage === 'player';
  const isOverlayVisible = provider !== null && !isPlayerVisible;

  const [player, setPlayer] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const playerModule = usePlayerModule(own || state.hasPlayer ? provider : null, playback);
  useSinglePlayer(host, playback, props.acrossTabs);
  useAutoplay(host, playback, autoplay && provider !== null, isFile);
  useInitialPlayer(playback, (isFile && !overlay) || own?.paused === false, isPlayerVisible);
  const requestFocus = useFocusHandover(isPlayerVisible, player, button);

  const title = props.label || content.title || resolved.title || props.labelVideo;
  const labelPlay = fillPlaceholders(props.labelPlay, { title });
  const playByVisitor = () => {
    requestFocus();
    void playback.play('visitor');
  };
  useReplayedClick(host, isOverlayVisible, playByVisitor);

  const playerSource = own ?? source;
  const start = state.currentTime || props.start || (source?.start ?? 0);
  const view = playerModule && playerSource && (
    <playerModule.View
      key={source?.id}
      attachPlayer={playback.attachPlayer}
      protocol={playerModule.protocol}
      title={title}
      source={playerSource}
      poster={resolved.poster}
      onElement={setPlayer}
      options={{ muted: state.muted, loop, controls, start }}
    />
  );
  const style = resolved.ratio > 0 ? ({ '--_ratio': resolved.ratio } as CSSProperties) : undefined;
  return (
    <>
      <div
        part="base"
        data-stage={isPlayerVisible ? 'player' : 'overlay'}
        data-mode={props.mode}
        style={style}
      >
        <div
          part={own ? 'player' : 'overlay'}
          inert={isOverlayVisible}
          data-hidden={(!own && isPlayerVisible) || undefined}
        >
          {resolved.poster && !content.hasPoster && <img part="poster" src={resolved.poster} alt="" />}
          {(own || content.hasPoster || !content.hasEmbed) && <slot />}
        </div>
        {own
          ? view
          : state.hasPlayer && (
              <div part="player" inert={isOverlayVisible} data-hidden={isOverlayVisible || undefined}>
                {view}
              </div>
            )}
        {isOverlayVisible && <PlayButton label={labelPlay} onPress={playByVisitor} buttonRef={setButton} />}
        {autoplay && isPlayerVisible && (
          <PauseButton
            paused={state.paused}
            labelPause={fillPlaceholders(props.labelPause, { title })}
            labelPlay={labelPlay}
            onToggle={() => (state.paused ? void playback.play('visitor') : playback.pause())}
          />
        )}
        <Message {...props} video={resolved} hasError={state.error !== null && state.error !== 'invalid'} />
      </div>
      {content.caption && <p part="caption">{content.caption}</p>}
      <slot name="caption" />
    </>
  );
}

interface PlayButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

const PlayButton = ({ label, onPress, buttonRef }: PlayButtonProps): ReactNode => (
  <button type="button" part="play" ref={buttonRef} aria-label={label} onClick={onPress}>
    <span part="icon">
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M8 5v14l11-7z" />
      </svg>
    </span>
  </button>
);

/** Resolves the video from options and content, and warns about invalid ones. */
function useResolvedVideo({
  src,
  html,
  providerName,
  poster,
  controls,
  content,
  api: playback,
}: VideoProps): ResolvedVideo {
  const resolved = useMemo(() => {
    const hasVideo = content.video !== null;
    const links = content.links.map(({ href }) => href);
    return resolveVideo({ src, html, providerName, poster, controls, hasVideo, links }, document.baseURI);
  }, [src, html, providerName, poster, controls, content]);
  const { source, problems } = resolved;
  const isInvalid = !source && problems.length > 0;
  const key = source ? source.provider + source.id : problems.join();
  useEffect(() => {
    for (const problem of problems) warn('site-video', problem);
  }, [problems]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another video resets the playback
  useEffect(() => {
    if (isInvalid) playback.update({ error: 'invalid' });
    return () => playback.unload();
  }, [isInvalid, key, playback]);
  return resolved;
}

/** Shows the player from the start, without an overlay. */
function useInitialPlayer(playback: Playback, isRequested: boolean, isPlayerVisible: boolean) {
  useEffect(() => {
    if (isRequested && !isPlayerVisible) playback.showPlayer();
  }, [isRequested, isPlayerVisible, playback]);
}

interface MessageProps extends VideoProps {
  readonly video: ResolvedVideo;
  readonly hasError: boolean;
}

/** Error message with a link to the video's page. Invalid options are only mentioned if there is no other content. */
function Message({
  video,
  content,
  hasError,
  labelFailed,
  labelInvalid,
  labelLink,
}: MessageProps): ReactNode {
  const { source, problems } = video;
  const [problem = ''] = source || content.hasPoster ? [] : problems;
  const isInvalidEmbed = problem.startsWith(videoMessages.invalidEmbed);
  return (
    <p part="message" role="status">
      {isInvalidEmbed ? labelInvalid : (problem || hasError) && labelFailed}
      {hasError && source && (
        <>
          {' '}
          <a href={getVideoPageUrl(source)} target="_blank" rel="noopener">
            {labelLink}
          </a>
        </>
      )}
    </p>
  );
}
