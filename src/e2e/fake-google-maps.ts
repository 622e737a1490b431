// A fake of the Google Maps JavaScript API at its address: map, overlay, projection and events as documented by Google.
import type { Page } from 'playwright-core';

export interface FakeGoogleMaps {
  /** Requested addresses of the script. */
  readonly requests: readonly URL[];
  /** The current options of each map, in order of creation. */
  options(): Promise<Record<string, unknown>[]>;
  /** Calls the function with which Google Maps reports that it has rejected the key. */
  refuseKey(): Promise<void>;
}

/** @param body replaces the script; null for a request that is never answered */
export async function fakeGoogleMaps(page: Page, body: string | null = SCRIPT): Promise<FakeGoogleMaps> {
  const requests: URL[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    requests.push(new URL(route.request().url()));
    return body === null ? undefined : route.fulfill({ contentType: 'text/javascript', body });
  });
  return {
    requests,
    options: () => page.evaluate('globalThis.fakeMaps.map((map) => map.options)'),
    refuseKey: () => page.evaluate('gm_authFailure()'),
  };
}

/** 256 px per world at zoom 0, without the Mercator stretch: enough for places near the equator. */
const SCRIPT = `
{
  const maps = (globalThis.fakeMaps = []);
  const listeners = new WeakMap();
  class Point { constructor(x, y) { Object.assign(this, { x, y }); } }
  class LatLng {
    constructor(lat, lng) { this.value = { lat, lng }; }
    toJSON() { return this.value; }
  }
  class Map {
    constructor(div, options) {
      this.div = div;
      this.options = { ...options };
      this.overlays = new Set();
      const style = document.createElement('div');
      style.className = 'gm-style';
      style.style.cssText = 'position:absolute;inset:0';
      const focusable = document.createElement('div');
      focusable.tabIndex = 0;
      focusable.setAttribute('role', 'region');
      focusable.setAttribute('aria-label', 'Map');
      focusable.style.cssText = 'position:absolute;inset:0';
      this.pane = document.createElement('div');
      this.pane.style.cssText = 'position:absolute;inset:50% auto auto 50%';
      style.append(focusable, this.pane);
      div.append(style);
      maps.push(this);
      setTimeout(() => listeners.get(this)?.idle?.());
    }
    setOptions(options) { Object.assign(this.options, options); this.draw(); }
    panTo(center) { this.options.center = center; this.draw(); }
    getZoom() { return this.options.zoom; }
    setZoom(zoom) { this.options.zoom = zoom; this.draw(); }
    draw() { for (const overlay of this.overlays) overlay.draw(); }
    get scale() { return (256 * 2 ** this.options.zoom) / 360; }
  }
  class OverlayView {
    static preventMapHitsAndGesturesFrom() {}
    setMap(map) {
      if (!map) { this.map?.overlays.delete(this); this.map = null; return this.onRemove(); }
      this.map = map;
      map.overlays.add(this);
      setTimeout(() => { if (this.map) { this.onAdd(); this.draw(); } });
    }
    getPanes() { return { overlayMouseTarget: this.map.pane }; }
    getProjection() {
      const { map } = this;
      if (!map) return undefined;
      const { clientWidth, clientHeight } = map.div;
      const toDiv = ({ lat, lng }) =>
        new Point((lng - map.options.center.lng) * map.scale, (map.options.center.lat - lat) * map.scale);
      return {
        fromLatLngToDivPixel: toDiv,
        fromLatLngToContainerPixel(position) {
          const { x, y } = toDiv(position);
          return new Point(x + clientWidth / 2, y + clientHeight / 2);
        },
        fromContainerPixelToLatLng: ({ x, y }) =>
          new LatLng(
            map.options.center.lat - (y - clientHeight / 2) / map.scale,
            map.options.center.lng + (x - clientWidth / 2) / map.scale,
          ),
      };
    }
  }
  const event = {
    addListenerOnce: (map, type, run) => listeners.set(map, { [type]: run }),
    clearInstanceListeners: (map) => listeners.delete(map),
  };
  const libraries = { core: { Point, LatLng, event }, maps: { Map, OverlayView } };
  google.maps.importLibrary = async (name) => libraries[name];
  google.maps.__ib__();
}`;
