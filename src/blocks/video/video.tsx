// What is drawn for <site-video>? The page's picture under a play button; then the player in its place.
import { type CSSProperties, type ReactNode, type Ref, useEffect, useMemo, useState } from 'react';
import { getVideoPageUrl } from '../../core/media/video-source';
import { fill, mediaMessages } from '../../core/messages';
import { PauseButton } from '../../kit/components/pause-button';
import type { BlockProps } from '../../kit/element/define';
import { useStore } from '../../kit/element/use-store';
import { warn } from '../../kit/element/warn';
import { usePlayerModule } from './players/use-player-module';
import { useAutoplay, useFocusHandover, useReplayedClick, useSinglePlayer } from './use-single-player';
import type { Playback } from './video.api';
import type { VideoContent } from './video.content';
import type { video } from './video.contract';
import { type ResolvedVideo, resolveVideo } from './video.model';

export type VideoProps = BlockProps<typeof video, VideoContent, Playback>;

export function VideoView(props: VideoProps): ReactNode {
  const { host, api: playback, content, autoplay, overlay } = props;
  const state = useStore(playback.state);
  const film = useResolvedVideo(props);
  const { source } = film;
  const own = content.video && !source ? content.video : null;
  const provider = own ? 'file' : (source?.provider ?? null);
  const isFile = provider === 'file';
  const bare = isFile && !overlay;
  const isShown = provider !== null && state.stage === 'player';
  const isOver = provider !== null && !isShown;

  const [player, setPlayer] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const code = usePlayerModule(own || state.loaded ? provider : null, playback);
  useSinglePlayer(host, playback, props.acrossTabs);
  useAutoplay(host, playback, autoplay && provider !== null, isFile);
  useInitialPlayer(playback, bare || own?.paused === false, isShown);
  const wantFocus = useFocusHandover(isShown, player, button);

  const title = props.label || content.title || film.title || props.labelVideo;
  const press = () => {
    wantFocus();
    void playback.play('visitor');
  };
  useReplayedClick(host, isOver, press);

  const played = own ?? source;
  const view = code && played && (
    <code.View
      key={source?.id}
      {...{
        playback,
        protocol: code.protocol,
        title,
        source: played,
        poster: film.poster,
        onElement: setPlayer,
      }}
      options={{
        muted: state.muted,
        loop: props.loop,
        controls: props.controls,
        start: state.currentTime || props.start || (source?.start ?? 0),
      }}
    />
  );
  const ratio = film.ratio > 0 ? ({ '--_ratio': film.ratio } as CSSProperties) : undefined;
  return (
    <>
      <div part="base" data-stage={isShown ? 'player' : 'overlay'} data-mode={props.mode} style={ratio}>
        <div part={own ? 'player' : 'overlay'} inert={isOver} data-hidden={(!own && isShown) || undefined}>
          {film.poster && !content.hasPoster && <img part="poster" src={film.poster} alt="" />}
          <slot />
        </div>
        {own
          ? view
          : state.loaded && (
              <div part="player" inert={isOver} data-hidden={isOver || undefined}>
                {view}
              </div>
            )}
        {isOver && <PlayButton label={fill(props.labelPlay, { title })} onPress={press} button={setButton} />}
        {autoplay && isShown && (
          <PauseButton
            paused={state.paused}
            labelPause={fill(props.labelPause, { title })}
            labelPlay={fill(props.labelPlay, { title })}
            onToggle={() => (state.paused ? void playback.play('visitor') : playback.pause())}
          />
        )}
        <Message {...props} video={film} hasError={state.trouble !== null && state.trouble !== 'invalid'} />
      </div>
      {content.caption && <p part="caption">{content.caption}</p>}
      <slot name="caption" />
    </>
  );
}

interface PlayButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly button: Ref<HTMLButtonElement>;
}

const PlayButton = ({ label, onPress, button }: PlayButtonProps): ReactNode => (
  <button type="button" part="play" ref={button} aria-label={label} onClick={onPress}>
    <span part="icon">
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M8 5v14l11-7z" />
      </svg>
    </span>
  </button>
);

/** Reads what the page says, again when it changes; tells developers what is wrong with it. */
function useResolvedVideo({
  src,
  html,
  providerName,
  poster,
  controls,
  content,
  api: playback,
}: VideoProps): ResolvedVideo {
  const film = useMemo(() => {
    const hasVideo = content.video !== null;
    const links = content.links.map(({ href }) => href);
    return resolveVideo({ src, html, providerName, poster, controls, hasVideo, links }, document.baseURI);
  }, [src, html, providerName, poster, controls, content]);
  const { source, problems } = film;
  const isInvalid = !source && problems.length > 0;
  const which = source ? source.provider + source.id : problems.join();
  useEffect(() => {
    for (const problem of problems) warn('site-video', problem);
  }, [problems]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another video starts anew
  useEffect(() => {
    if (isInvalid) playback.report({ trouble: 'invalid' });
    return () => playback.setPlayerVisible(false);
  }, [isInvalid, which, playback]);
  return film;
}

/** Where no picture is wanted, the player is always what is seen. */
function useInitialPlayer(playback: Playback, wanted: boolean, isShown: boolean) {
  useEffect(() => {
    if (wanted && !isShown) playback.setPlayerVisible(true);
  }, [wanted, isShown, playback]);
}

interface MessageProps extends VideoProps {
  readonly video: ResolvedVideo;
  readonly hasError: boolean;
}

/** What a visitor reads where there is no video: the way to it or, where nothing else is there, what is wrong. */
function Message({ video, content, hasError, labelFailed, labelLink }: MessageProps): ReactNode {
  const { source, problems } = video;
  const [problem = ''] = source || content.hasPoster ? [] : problems;
  const isEmbed = problem.startsWith(mediaMessages.invalidEmbed);
  return (
    <p part="message" role="status">
      {isEmbed ? mediaMessages.invalidEmbed : (problem || hasError) && labelFailed}
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
