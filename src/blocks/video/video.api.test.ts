import { beforeEach, describe, expect, it } from 'vitest';
import type { PlayerAdapter, PlayerUpdate } from './players/player';
import { createPlayback, type Playback } from './video.api';

/** A fake player that records its commands and sends updates. */
function createFakePlayer(canPause = true) {
  const commands: unknown[][] = [];
  let onUpdate: (update: PlayerUpdate) => void = () => {};
  const connect = (listener: typeof onUpdate): PlayerAdapter => {
    onUpdate = listener;
    return {
      initialState: {},
      canPause,
      send: (...command) => void commands.push(command),
      disconnect: () => commands.push(['disconnect']),
    };
  };
  return { commands, connect, send: (update: PlayerUpdate) => onUpdate(update) };
}

let emitted: unknown[][];
let isAllowed: boolean;
let playback: Playback;
beforeEach(() => {
  emitted = [];
  isAllowed = true;
  playback = createPlayback({
    host: {} as HTMLElement,
    emit: (type, ...detail) => {
      emitted.push([type.replace('site-video-', ''), ...detail]);
      return isAllowed;
    },
  });
});
const getNames = () => emitted.map(([name]) => name);
const getStage = () => playback.state.get().stage;

describe('playing', () => {
  it('resolves when the player plays', async () => {
    const { connect, send, commands } = createFakePlayer();
    const playing = playback.play();
    expect(playback.state.get()).toMatchObject({ stage: 'player', hasPlayer: true, paused: true });
    playback.attachPlayer(connect);
    expect(commands).toEqual([['play']]);
    send({ paused: false });
    await playing;
    expect(playback.paused).toBe(false);
    expect(getNames()).toEqual(['play-request', 'play']);
  });

  it('can be prevented by the page', async () => {
    isAllowed = false;
    await playback.play('visitor');
    expect([getStage(), emitted]).toEqual(['overlay', [['play-request', { reason: 'visitor' }]]]);
  });

  it('resolves when the browser, the player or the page prevents playback', async () => {
    const { connect, send } = createFakePlayer();
    const blocked = playback.play();
    playback.attachPlayer(connect);
    send({ autoplayBlocked: true });
    await blocked;
    const failed = playback.play();
    send({ error: 'unavailable' });
    await failed;
    const canceled = playback.play();
    playback.reset();
    await canceled;
    playback.update({ error: 'invalid' });
    await playback.play();
    expect(getNames()).toEqual(['play-request', 'play-request', 'error', 'play-request', 'error']);
  });

  it('is muted with autoplay', async () => {
    void playback.play('autoplay');
    const { connect, commands } = createFakePlayer();
    playback.attachPlayer(connect);
    expect(playback.muted).toBe(true);
    expect(commands).toContainEqual(['muted', true]);
  });
});

describe('values', () => {
  it('that are set before there is a player are sent to it', () => {
    Object.assign(playback, { currentTime: 12, volume: 0.5, playbackRate: 2, muted: true });
    const { connect, commands } = createFakePlayer();
    playback.attachPlayer(connect);
    expect(commands).toEqual([
      ['currentTime', 12],
      ['volume', 0.5],
      ['playbackRate', 2],
      ['muted', true],
    ]);
    expect([playback.currentTime, playback.volume, playback.playbackRate, playback.muted]).toEqual([
      12,
      0.5,
      2,
      true,
    ]);
  });

  it('that are invalid are ignored', () => {
    Object.assign(playback, { currentTime: -1, volume: Number.NaN, playbackRate: 'fast' });
    expect([playback.currentTime, playback.volume, playback.playbackRate]).toEqual([0, 1, 1]);
    playback.volume = 7;
    expect([playback.volume, playback.duration, playback.ended]).toEqual([1, Number.NaN, false]);
  });

  it('are updated by the player', () => {
    const { connect, send } = createFakePlayer();
    playback.attachPlayer(connect);
    playback.showPlayer();
    send({ paused: false, currentTime: 1, duration: 9 });
    send({ paused: true });
    expect(emitted).toEqual([
      ['play', { currentTime: 1, duration: 9 }],
      ['timeupdate', { currentTime: 1, duration: 9 }],
      ['pause', { currentTime: 1, duration: 9 }],
    ]);
  });
});

describe('returning to the poster', () => {
  function playing(canPause?: boolean) {
    const player = createFakePlayer(canPause);
    void playback.play();
    playback.attachPlayer(player.connect);
    player.send({ paused: false, currentTime: 5 });
    return player;
  }

  it('pauses a player that can be paused, and keeps it [VID-008]', () => {
    const { commands } = playing();
    playback.reset();
    expect(commands.at(-1)).toEqual(['pause']);
    expect(playback.state.get()).toMatchObject({ stage: 'overlay', hasPlayer: true, paused: true });
    void playback.play();
    expect([commands.at(-1), getStage()]).toEqual([['play'], 'player']);
  });

  it('removes a player that cannot be paused; the next one continues at the same time', () => {
    playing(false);
    playback.reset();
    expect(playback.state.get()).toMatchObject({ stage: 'overlay', hasPlayer: false });
    const next = createFakePlayer(false);
    void playback.play();
    playback.attachPlayer(next.connect);
    expect(next.commands).toEqual([['currentTime', 5], ['play']]);
  });

  it('pauses a player that starts late', () => {
    const { send, commands } = playing();
    playback.reset();
    send({ paused: false });
    expect([getStage(), playback.paused, commands.at(-1)]).toEqual(['overlay', true, ['pause']]);
    expect(getNames().filter((name) => name === 'play')).toHaveLength(1);
  });

  it('happens at the end', () => {
    const { send } = playing();
    send({ paused: true, ended: true });
    expect([getStage(), playback.ended]).toEqual(['overlay', true]);
    expect(getNames().slice(-2)).toEqual(['pause', 'ended']);
  });

  it('happens when the policy of the page blocks the player', () => {
    const { send } = playing();
    send({ error: 'blocked' });
    expect(playback.state.get()).toMatchObject({ stage: 'overlay', hasPlayer: false, paused: true });
    expect(emitted.at(-1)).toEqual(['error', { reason: 'blocked' }]);
  });
});

it('ignores updates of a disconnected player', () => {
  const { connect, send, commands } = createFakePlayer();
  const disconnect = playback.attachPlayer(connect);
  disconnect();
  send({ paused: false });
  playback.pause();
  expect([commands, playback.paused]).toEqual([[['disconnect']], true]);
});
