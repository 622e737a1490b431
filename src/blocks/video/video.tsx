// What is drawn for <site-video>? The page's picture under a play button; then the player in its place.
import { type CSSProperties, type ReactNode, type Ref, useEffect, useMemo, useState } from 'react';
import { videoPage } from '../../core/media/video-source';
import { fill, mediaMessages } from '../../core/messages';
import type { BlockProps } from '../../kit/define';
import { PauseButton } from '../../kit/parts/pause-button';
import { useStore } from '../../kit/use-store';
import { warn } from '../../kit/warn';
import type { VideoContent } from './content';
import { type Film, filmOf } from './film';
import type { Playback } from './playback';
import { usePlayerCode } from './players/load';
import { useAutoplay, useEarlierClick, useFocusHandover, usePlayOne } from './use-company';
import type { video } from './video.contract';

export type VideoProps = BlockProps<typeof video, VideoContent, Playback>;

export function VideoView(props: VideoProps): ReactNode {
  const { host, api: playback, content, autoplay, overlay } = props;
  const state = useStore(playback.state);
  const film = useFilm(props);
  const { source } = film;
  const own = content.video && !source ? content.video : null;
  const provider = own ? 'file' : (source?.provider ?? null);
  const isFile = provider === 'file';
  const bare = isFile && !overlay;
  const isShown = provider !== null && state.stage === 'player';
  const isOver = provider !== null && !isShown;

  const [player, setPlayer] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const code = usePlayerCode(own || state.loaded ? provider : null, playback);
  usePlayOne(host, playback, props.acrossTabs);
  useAutoplay(host, playback, autoplay && provider !== null, isFile);
  useUncovered(playback, bare || own?.paused === false, isShown);
  const wantFocus = useFocusHandover(isShown, player, button);

  const title = props.label || content.name || film.title || props.labelVideo;
  const press = () => {
    wantFocus();
    void playback.play('visitor');
  };
  useEarlierClick(host, isOver, press);

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
        onNode: setPlayer,
      }}
      beginning={{
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
          {film.poster && !content.hasPicture && <img part="poster" src={film.poster} alt="" />}
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
        <Message {...props} film={film} isLost={state.trouble !== null && state.trouble !== 'invalid'} />
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
function useFilm({ src, html, providerName, poster, controls, content, api: playback }: VideoProps): Film {
  const film = useMemo(() => {
    const hasVideo = content.video !== null;
    const links = content.links.map(({ href }) => href);
    return filmOf({ src, html, providerName, poster, controls, hasVideo, links }, document.baseURI);
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
    return () => playback.show(false);
  }, [isInvalid, which, playback]);
  return film;
}

/** Where no picture is wanted, the player is always what is seen. */
function useUncovered(playback: Playback, wanted: boolean, isShown: boolean) {
  useEffect(() => {
    if (wanted && !isShown) playback.show(true);
  }, [wanted, isShown, playback]);
}

interface MessageProps extends VideoProps {
  readonly film: Film;
  readonly isLost: boolean;
}

/** What a visitor reads where there is no video: the way to it or, where nothing else is there, what is wrong. */
function Message({ film, content, isLost, labelFailed, labelLink }: MessageProps): ReactNode {
  const { source, problems } = film;
  const [problem = ''] = source || content.hasPicture ? [] : problems;
  const isEmbed = problem.startsWith(mediaMessages.invalidEmbed);
  return (
    <p part="message" role="status">
      {isEmbed ? mediaMessages.invalidEmbed : (problem || isLost) && labelFailed}
      {isLost && source && (
        <>
          {' '}
          <a href={videoPage(source)} target="_blank" rel="noopener">
            {labelLink}
          </a>
        </>
      )}
    </p>
  );
}
