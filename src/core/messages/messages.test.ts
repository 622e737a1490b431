import { describe, expect, it } from 'vitest';
import { commonMessages } from './common-messages';
import { failedMessages, fileMessages, loadingMessages } from './failure-messages';
import { fillPlaceholders } from './fill-placeholders';
import { datasetMessages, inputMessages } from './input-messages';
import { videoMessages } from './media-messages';

describe('messages', () => {
  it('have placeholders, which are unchanged without a value', () => {
    expect(fillPlaceholders('From ({url}): {message}', { url: '/a', message: '{url}' })).toBe(
      'From (/a): {url}',
    );
    expect(fillPlaceholders('{title} is required.', {})).toBe('{title} is required.');
    expect(fillPlaceholders('{constructor} {toString}', {})).toBe('{constructor} {toString}');
  });

  it('include the string table [MSG-008] [MSG-009] [MSG-012]', () => {
    expect(Object.values(commonMessages)).toEqual([
      'Network error',
      'Unable to connect. Please try again',
      'Please try again',
      'Something went wrong',
    ]);
  });

  it('describe invalid input [MSG-001] [MSG-002] [MSG-003] [MSG-004] [MSG-005] [MSG-006] [MSG-015]', () => {
    expect(fillPlaceholders(inputMessages.emailFormat, { email: 'user@domain.com' })).toBe(
      'Emails must be formatted like user@domain.com.',
    );
    const hosts = { host: 'http://example.com', secureHost: 'https://example.com' };
    expect(fillPlaceholders(inputMessages.linkFormat, hosts)).toBe(
      'Links must be formatted as http://example.com or https://example.com.',
    );
    expect(
      Object.values({ ...inputMessages, ...datasetMessages }).filter((text) => !text.includes('{')),
    ).toEqual([
      'Please enter a valid email.',
      'Please enter a file name.',
      'Value is not a valid page URL.',
      'Value is not one of the expected options.',
      'Tag already exists.',
      'Only one tag can be edited at a time.',
      'Code editing is not available on Android.',
      'Dataset must have at least one column and one row.',
      'One or more rows missing data.',
    ]);
  });

  it('describe file errors [MSG-007] [MSG-010] [MSG-013] [MSG-014]', () => {
    expect(fillPlaceholders(fileMessages.tooLarge, { size: '20 MB' })).toBe(
      'This file is too large. The maximum size is 20 MB.',
    );
    expect(Object.values(fileMessages).slice(1)).toEqual([
      'This file type is not supported.',
      'No response data from job request',
      'File processing failed',
      'File processing cancelled',
      'File upload failed to complete',
      'File processing failed to complete',
      'Unable to Rename File',
      'Unable to Upload File',
      'There was a problem while uploading or renaming your file',
    ]);
  });

  it('describe failed loads [MSG-011] [MSG-013]', () => {
    expect(Object.values({ ...failedMessages, ...loadingMessages })).toEqual([
      'Unable to load results',
      'Unable to load. Try again.',
      'Unable to locate content',
      'Unable to load collections',
      'Unable to load fonts',
      'Failed to load timezone',
    ]);
  });

  it('describe invalid videos [VID-013]', () => {
    expect(videoMessages.vimeoBasic).toBe('Videos of Vimeo Basic accounts are not supported.');
  });
});
