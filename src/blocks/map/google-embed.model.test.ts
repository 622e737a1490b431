import { describe, expect, it } from 'vitest';
import { readGoogleEmbed } from './google-embed.model';

const VIEW =
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2624.99!2d10.75!3d59.91!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x46416e61:0xbad!2sNorthlight%20studio!5e0!3m2!1sen!2sno';

describe('the place of an embedded Google map', () => {
  it('has the center, zoom and name of the view', () => {
    expect(readGoogleEmbed(VIEW)).toEqual({
      mapLat: 59.91,
      mapLng: 10.75,
      mapZoom: 17,
      addressTitle: 'Northlight studio',
    });
    expect(readGoogleEmbed(VIEW.replace('1d2624.99', '1d5378000'))).toMatchObject({ mapZoom: 6 });
  });

  it('comes from the query, as coordinates or text', () => {
    expect(
      readGoogleEmbed('https://www.google.com/maps/embed/v1/place?key=k&q=Old+Town,Ellery&zoom=14'),
    ).toEqual({
      linkUrl: 'https://www.google.com/maps/search/?api=1&query={address}',
      mapZoom: 14,
      addressTitle: 'Old Town,Ellery',
    });
    expect(readGoogleEmbed('//maps.google.com/maps?q=59.91,10.75&z=99&output=embed')).toEqual({
      mapLat: 59.91,
      mapLng: 10.75,
      mapZoom: 22,
    });
    expect(readGoogleEmbed('https://www.google.co.uk/maps?q=Studio&ll=59.9,-10.7&z=&output=embed')).toEqual({
      mapLat: 59.9,
      mapLng: -10.7,
      addressTitle: 'Studio',
    });
  });

  it('is missing in URLs without a place or of other pages and hosts', () => {
    expect(readGoogleEmbed('https://www.google.com/maps/embed?pb=')).toEqual({});
    expect(readGoogleEmbed('https://www.google.com/maps/embed?pb=!1d!2d999!3dx')).toEqual({});
    expect(readGoogleEmbed('https://www.google.com/maps?q=')).toEqual({});
    for (const url of [
      '',
      'about:blank',
      'https://www.openstreetmap.org/export/embed.html?bbox=1',
      'https://google.com.evil.example/maps?q=1,2',
      'https://www.google.com/search?q=1,2',
    ])
      expect(readGoogleEmbed(url), url).toBe(null);
  });
});
