import { describe, expect, test } from 'vitest';
import { compareContracts } from './compareContracts.mjs';
import { smallContract } from './testContracts.mjs';

/** The breaking changes after one change to the small contract, one per line. */
function changesOf(change) {
  const before = smallContract();
  const after = smallContract();
  change(after);
  return compareContracts(new Map([['things', before]]), new Map([['things', after]])).map(
    ({ subject, path, text, side }) =>
      `${subject.name} ${path}: ${text} (${side ?? 'neither'})`.replace(' :', ':'),
  );
}

const show = ({ paths }) => paths['/things/{id}'].get;
const create = ({ paths }) => paths['/things'].post;
const thing = ({ components }) => components.schemas.Thing;
const newThing = ({ components }) => components.schemas.NewThing;

describe('nothing is said of', () => {
  test.each([
    ['the same contract', () => {}],
    ['another description', (it) => (thing(it).properties.name.description = 'Its name.')],
    ['another example', (it) => (thing(it).properties.name.examples = ['Lamp'])],
    ['another order', (it) => (thing(it).required = thing(it).required.toReversed())],
    [
      'another name of a path parameter',
      (it) => {
        it.paths['/things/{thingId}'] = it.paths['/things/{id}'];
        it.paths['/things/{thingId}'].parameters[0].name = 'thingId';
        delete it.paths['/things/{id}'];
      },
    ],
    [
      'null as a type where it was a branch',
      (it) => (thing(it).properties.note = { oneOf: [{ type: 'string' }, { type: 'null' }] }),
    ],
    [
      'another name of the same schema',
      (it) => {
        it.components.schemas.Person = it.components.schemas.Owner;
        thing(it).properties.owner.oneOf[0].$ref = '#/components/schemas/Person';
        thing(it).properties.form.oneOf.reverse();
      },
    ],
  ])('%s', (_what, change) => {
    expect(changesOf(change)).toEqual([]);
  });
});

describe('of operations, what breaks when', () => {
  test.each([
    ['one is gone', (it) => delete it.paths['/open'], ['showOpen: is gone (GET /api/things/open) (neither)']],
    ['one is new', (it) => (it.paths['/new'] = { get: { operationId: 'showNew', responses: {} } }), []],
    [
      'one has another name',
      (it) => (it.paths['/open'].get.operationId = 'readOpen'),
      ['showOpen: is called readOpen now, and so are its hooks (neither)'],
    ],
    [
      'one has another path',
      (it) => {
        it.paths['/opened'] = it.paths['/open'];
        delete it.paths['/open'];
      },
      ['showOpen: is GET /api/things/opened now, was GET /api/things/open (neither)'],
    ],
    [
      'one has another method',
      (it) => (it.paths['/open'] = { put: it.paths['/open'].get }),
      ['showOpen: is PUT /api/things/open now, was GET /api/things/open (neither)'],
    ],
    [
      'one moved with its service',
      (it) => (it.servers[0].url = '/api/other'),
      [
        'createThing: is POST /api/other/things now, was POST /api/things/things (neither)',
        'showOpen: is GET /api/other/open now, was GET /api/things/open (neither)',
        'showThing: is GET /api/other/things/{id} now, was GET /api/things/things/{id} (neither)',
      ],
    ],
    [
      'one needs a session now',
      (it) => delete it.paths['/open'].get.security,
      ['showOpen security: needs a session now (request)'],
    ],
    [
      'one lets in by another way',
      (it) => (it.components.securitySchemes.bearer = { type: 'apiKey', in: 'header', name: 'X-Key' }),
      [
        'createThing security: lets in by another way now (request)',
        'showThing security: lets in by another way now (request)',
      ],
    ],
    ['one lets in everyone now', (it) => (create(it).security = []), []],
    ['one is deprecated', (it) => (show(it).deprecated = true), []],
  ])('%s', (_what, change, output) => {
    expect(changesOf(change)).toEqual(output);
  });
});

describe('of requests, what breaks when', () => {
  const query = (name, more = {}) => ({ name, in: 'query', schema: { type: 'string' }, ...more });
  test.each([
    [
      'a parameter is gone',
      (it) => show(it).parameters.pop(),
      ['showThing query parameter sort: is gone (request)'],
    ],
    ['a parameter is new', (it) => show(it).parameters.push(query('more')), []],
    [
      'a parameter is new and required',
      (it) => show(it).parameters.push(query('more', { required: true })),
      ['showThing query parameter more: is new and required (request)'],
    ],
    [
      'a shared parameter is required now',
      (it) => (it.components.parameters.Size.required = true),
      ['Size: is required now (request)'],
    ],
    [
      'a parameter is written in another style',
      (it) => (show(it).parameters[1].explode = false),
      ['showThing query parameter sort: is written in another style (request)'],
    ],
    [
      'a limit is narrower',
      (it) => (it.components.parameters.Size.schema.maximum = 50),
      ['Size: the largest value is 50 now, was 100 (request)'],
    ],
    ['a limit is wider', (it) => (it.components.parameters.Size.schema.maximum = 500), []],
    [
      'what is left out counts as something else',
      (it) => (it.components.parameters.Size.schema.default = 50),
      ['Size: left out, it counts as 50 now, was 20 (request)'],
    ],
    [
      'a list of values is narrower',
      (it) => show(it).parameters[1].schema.enum.pop(),
      ['showThing query parameter sort: is no longer `PRICE` (request)'],
    ],
    ['a list of values is wider', (it) => show(it).parameters[1].schema.enum.push('AGE'), []],
    ['a field is new', (it) => (newThing(it).properties.size = { type: 'integer' }), []],
    [
      'a field is new and required',
      (it) => {
        newThing(it).properties.size = { type: 'integer' };
        newThing(it).required.push('size');
      },
      ['NewThing size: is new and required (request)'],
    ],
    [
      'a field is required now',
      (it) => newThing(it).required.push('colour'),
      ['NewThing colour: is required now (request)'],
    ],
    ['a field is no longer required', (it) => newThing(it).required.pop(), []],
    ['a field is gone', (it) => delete newThing(it).properties.tags, ['NewThing tags: is gone (request)']],
    [
      'a field is never null now',
      (it) => (newThing(it).properties.colour = { type: 'string', enum: ['RED', 'BLUE'] }),
      ['NewThing colour: is never null now (request)'],
    ],
    [
      'a field has another type',
      (it) => (newThing(it).properties.tags = { type: 'string' }),
      ['NewThing tags: is string now, was array (request)'],
    ],
    [
      'a type is narrower within a list',
      (it) => (newThing(it).properties.tags.items = { type: 'string', minLength: 1 }),
      ['NewThing tags[]: the fewest characters is 1 now, was open (request)'],
    ],
    [
      'a pattern is another one',
      (it) => (newThing(it).properties.name.pattern = '^[A-Z]+$'),
      ['NewThing name: pattern is `^[A-Z]+$` now, was `^[a-z]+$` (request)'],
    ],
    ['a pattern is gone', (it) => delete newThing(it).properties.name.pattern, []],
    ['an object may have other fields now', (it) => delete newThing(it).additionalProperties, []],
    [
      'an object of any fields has narrower ones',
      (it) => {
        const content = create(it).requestBody.content['application/json'];
        content.schema = { type: 'object', additionalProperties: { type: 'string' } };
      },
      [
        'createThing body.colour: is gone (request)',
        'createThing body.name: is gone (request)',
        'createThing body.tags: is gone (request)',
      ],
    ],
    ['a body is gone', (it) => delete create(it).requestBody, ['createThing body: is gone (request)']],
    [
      'a body is new and required',
      (it) => (show(it).requestBody = { required: true, content: {} }),
      ['showThing body: is new and required (request)'],
    ],
    [
      'a body is of another type',
      (it) => {
        const { content } = create(it).requestBody;
        create(it).requestBody.content = { 'multipart/form-data': content['application/json'] };
      },
      ['createThing body: is no longer application/json (request)'],
    ],
  ])('%s', (_what, change, output) => {
    expect(changesOf(change)).toEqual(output);
  });
});

describe('of answers, what breaks when', () => {
  test.each([
    ['a field is gone', (it) => delete thing(it).properties.count, ['Thing count: is gone (answer)']],
    [
      'a field is new, required or not',
      (it) => {
        thing(it).properties.size = { type: 'integer' };
        thing(it).required.push('size');
      },
      [],
    ],
    [
      'a field is no longer required',
      (it) => thing(it).required.shift(),
      ['Thing name: is no longer required (answer)'],
    ],
    ['a field is always there now', (it) => thing(it).required.push('note'), []],
    [
      'a field may be null now',
      (it) => (thing(it).properties.name.type = ['string', 'null']),
      ['Thing name: may be null now (answer)'],
    ],
    [
      'a reference may be null now',
      (it) => {
        const parts = thing(it).properties.parts;
        parts.items = { oneOf: [{ ...parts.items }, { type: 'null' }] };
      },
      ['Thing parts[]: may be null now (answer)'],
    ],
    [
      'a reference is never null now',
      (it) => (thing(it).properties.owner = { $ref: '#/components/schemas/Owner' }),
      [],
    ],
    [
      'a list of values is wider, with all it reaches',
      (it) => it.components.schemas.Failure.properties.error.enum.push('GONE'),
      ['Failure error: may be `GONE` now (answer)'],
    ],
    ['a list of values is narrower', (it) => it.components.schemas.Failure.properties.error.enum.pop(), []],
    [
      'a limit is wider',
      (it) => (thing(it).properties.name.maxLength = 200),
      ['Thing name: the most characters is 200 now, was 100 (answer)'],
    ],
    ['a limit is narrower', (it) => (thing(it).properties.count.minimum = 1), []],
    [
      'a type is wider',
      (it) => (thing(it).properties.count.type = 'number'),
      ['Thing count: is number now, was integer (answer)'],
    ],
    [
      'a format is another one',
      (it) => (it.components.schemas.Owner.properties.id.format = 'uri'),
      ['Owner id: format is `uri` now, was `uuid` (answer)'],
    ],
    [
      'there is one more form',
      (it) => thing(it).properties.form.oneOf.push({ type: 'boolean' }),
      ['Thing form: may have the form boolean now (answer)'],
    ],
    ['there is one form less', (it) => thing(it).properties.form.oneOf.pop(), []],
    ['a status is gone', (it) => delete show(it).responses[404], ['showThing 404 answer: is gone (answer)']],
    ['a failure is new', (it) => (show(it).responses[409] = { description: 'Conflict.' }), []],
    [
      'another success is new',
      (it) => (show(it).responses[202] = { description: 'Later.' }),
      ['showThing 202 answer: is new (answer)'],
    ],
    [
      'a media type is another one',
      (it) => {
        const answer = it.components.responses.NotFound;
        answer.content = { 'application/problem+json': answer.content['application/json'] };
      },
      ['NotFound: is no longer application/json (answer)'],
    ],
    [
      'a header is gone',
      (it) => delete show(it).responses[200].headers.ETag,
      ['showThing 200 answer header ETag: is gone (answer)'],
    ],
  ])('%s', (_what, change, output) => {
    expect(changesOf(change)).toEqual(output);
  });
});

test('a change of a shared schema is listed once, with every operation it reaches', () => {
  const after = smallContract();
  after.components.schemas.Failure.properties.error.enum.push('GONE');
  const [change, ...more] = compareContracts(
    new Map([['things', smallContract()]]),
    new Map([['things', after]]),
  );
  expect(more).toEqual([]);
  expect(change.operations).toEqual(['createThing', 'showThing']);
});

test('against no contract nothing breaks', () => {
  expect(compareContracts(new Map(), new Map([['things', smallContract()]]))).toEqual([]);
});
