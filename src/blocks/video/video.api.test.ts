import { beforeEach, describe, expect, it } from 'vitest';
import type { PlayerAdapter, PlayerUpdate } from './players/player';
import { createPlayback, type Playback } from './video.api';

/** A player that notes what it is told, and says what the test wants. */
function standIn(pausable = true) {
  const told: unknown[][] = [];
  let report: (said: PlayerUpdate) => void = () => {};
  const open = (hear: typeof report): PlayerAdapter => {
    report = hear;
    return {
      initialState: {},
      pausable,
      send: (...command) => void told.push(command),
      disconnect: () => told.push(['stop']),
    };
  };
  return { told, open, say: (said: PlayerUpdate) => report(said) };
}

let emitted: unknown[][];
let allows: boolean;
let playback: Playback;
beforeEach(() => {
  emitted = [];
  allows = true;
  playback = createPlayback({
    host: {} as HTMLElement,
    emit: (type, ...detail) => {
      emitted.push([type.replace('site-video-', ''), ...detail]);
      return allows;
    },
  });
});
const names = () => emitted.map(([name]) => name);
const stage = () => playback.state.get().stage;

describe('playing', () => {
  it('is fulfilled when the player plays', async () => {
    const { open, say, told } = standIn();
    const playing = playback.play();
    expect(playback.state.get()).toMatchObject({ stage: 'player', loaded: true, paused: true });
    playback.attachPlayer(open);
    expect(told).toEqual([['play']]);
    say({ paused: false });
    await playing;
    expect(playback.paused).toBe(false);
    expect(names()).toEqual(['play-request', 'play']);
  });

  it('can be refused by the page', async () => {
    allows = false;
    await playback.play('visitor');
    expect([stage(), emitted]).toEqual(['overlay', [['play-request', { reason: 'visitor' }]]]);
  });

  it('is over at once where the browser, the player or the page is in the way', async () => {
    const { open, say } = standIn();
    const refused = playback.play();
    playback.attachPlayer(open);
    say({ refused: true });
    await refused;
    const lost = playback.play();
    say({ trouble: 'unavailable' });
    await lost;
    const given = playback.play();
    playback.reset();
    await given;
    playback.report({ trouble: 'invalid' });
    await playback.play();
    expect(names()).toEqual(['play-request', 'play-request', 'error', 'play-request', 'error']);
  });

  it('by itself is silent', async () => {
    void playback.play('autoplay');
    const { open, told } = standIn();
    playback.attachPlayer(open);
    expect(playback.muted).toBe(true);
    expect(told).toContainEqual(['muted', true]);
  });
});

describe('values', () => {
  it('set before there is a player reach it', () => {
    Object.assign(playback, { currentTime: 12, volume: 0.5, playbackRate: 2, muted: true });
    const { open, told } = standIn();
    playback.attachPlayer(open);
    expect(told).toEqual([
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

  it('that make no sense are left out', () => {
    Object.assign(playback, { currentTime: -1, volume: Number.NaN, playbackRate: 'fast' });
    expect([playback.currentTime, playback.volume, playback.playbackRate]).toEqual([0, 1, 1]);
    playback.volume = 7;
    expect([playback.volume, playback.duration, playback.ended]).toEqual([1, Number.NaN, false]);
  });

  it('are told as the player moves on', () => {
    const { open, say } = standIn();
    playback.attachPlayer(open);
    playback.setPlayerVisible(true);
    say({ paused: false, currentTime: 1, duration: 9 });
    say({ paused: true });
    expect(emitted).toEqual([
      ['play', { currentTime: 1, duration: 9 }],
      ['timeupdate', { currentTime: 1, duration: 9 }],
      ['pause', { currentTime: 1, duration: 9 }],
    ]);
  });
});

describe('going back to the picture', () => {
  function playing(pausable?: boolean) {
    const player = standIn(pausable);
    void playback.play();
    playback.attachPlayer(player.open);
    player.say({ paused: false, currentTime: 5 });
    return player;
  }

  it('pauses a player that can be paused, and keeps it [VID-008]', () => {
    const { told } = playing();
    playback.reset();
    expect(told.at(-1)).toEqual(['pause']);
    expect(playback.state.get()).toMatchObject({ stage: 'overlay', loaded: true, paused: true });
    void playback.play();
    expect([told.at(-1), stage()]).toEqual([['play'], 'player']);
  });

  it('takes down a player that cannot, and the next one goes on from there', () => {
    playing(false);
    playback.reset();
    expect(playback.state.get()).toMatchObject({ stage: 'overlay', loaded: false });
    const next = standIn(false);
    void playback.play();
    playback.attachPlayer(next.open);
    expect(next.told).toEqual([['currentTime', 5], ['play']]);
  });

  it('stays there although the player says late that it plays', () => {
    const { say, told } = playing();
    playback.reset();
    say({ paused: false });
    expect([stage(), playback.paused, told.at(-1)]).toEqual(['overlay', true, ['pause']]);
    expect(names().filter((name) => name === 'play')).toHaveLength(1);
  });

  it('happens at the end', () => {
    const { say } = playing();
    say({ paused: true, ended: true });
    expect([stage(), playback.ended]).toEqual(['overlay', true]);
    expect(names().slice(-2)).toEqual(['pause', 'ended']);
  });

  it('happens when the page does not let the player in', () => {
    const { say } = playing();
    say({ trouble: 'blocked' });
    expect(playback.state.get()).toMatchObject({ stage: 'overlay', loaded: false, paused: true });
    expect(emitted.at(-1)).toEqual(['error', { reason: 'blocked' }]);
  });
});

it('a player that has gone is not heard any more', () => {
  const { open, say, told } = standIn();
  const gone = playback.attachPlayer(open);
  gone();
  say({ paused: false });
  playback.pause();
  expect([told, playback.paused]).toEqual([[['stop']], true]);
});
