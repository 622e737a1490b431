import { expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { optionalFields, requiredFields, splitEvent } from './common-fields';

it('always has the required fields, as text or null [EVT-001]', () => {
  expect([...requiredFields]).toEqual(['actor', 'action', 'event_owner_team', 'event_source', 'object_type']);
  const { common } = splitEvent({ action: 'click' });
  expect(common).toEqual({
    actor: null,
    action: 'click',
    event_owner_team: null,
    event_source: 'WEB',
    object_type: null,
  });
});

it('has the documented optional fields [EVT-002]', () => {
  const documented = [
    'context_website_identifier',
    'destination_url',
    'object_identifier',
    'object_id',
    'object_display_name',
    'object_value',
    'indirect_object_type',
    'indirect_object_identifier',
    'indirect_object_id',
    'indirect_object_display_name',
    'indirect_object_value',
    'product_area',
    'product_page',
    'product_section',
    'product_design_identifier',
    'user_member_account_id',
    'user_session_id',
    'user_locale',
    'website_locale',
  ];
  expect([...optionalFields]).toEqual(documented);
  for (const name of documented)
    expect(splitEvent({ [name]: 'x' })).toMatchObject({ common: { [name]: 'x' }, custom: {} });
});

it('treats all other fields as custom data [EVT-006]', () => {
  const { common, custom } = splitEvent({ action: 'click', color: 'red', count: 3, list: [1] });
  expect(custom).toEqual({ color: 'red', count: 3, list: [1] });
  expect(common).not.toHaveProperty('color');
});

it('drops a common field of the wrong type and names it [EVT-017]', () => {
  const { common, invalidFields } = splitEvent({ action: 5, object_id: {}, object_type: null } as never);
  expect(invalidFields).toEqual(['action', 'object_id']);
  expect(common).toMatchObject({ action: null, object_type: null });
  expect(common).not.toHaveProperty('object_id');
});

it('keeps every valid field', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (payload) => {
      const { common, custom, invalidFields } = splitEvent(payload);
      expect(invalidFields).toEqual([]);
      expect({ ...common, ...custom }).toMatchObject(payload);
    }),
  );
});
