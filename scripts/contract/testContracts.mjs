/** A small contract for planting changes: a reading operation, a writing one, and shared components. */
export const smallContract = () => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  servers: [{ url: '/api/things' }],
  security: [{ bearer: [] }],
  paths: {
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'showThing',
        summary: 'Show a thing',
        parameters: [
          { $ref: '#/components/parameters/Size' },
          { name: 'sort', in: 'query', schema: { type: 'string', enum: ['NAME', 'PRICE'] } },
        ],
        responses: {
          200: {
            description: 'The thing.',
            headers: { ETag: { required: true, schema: { type: 'string' } } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
    '/things': {
      post: {
        operationId: 'createThing',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewThing' } } },
        },
        responses: { 204: { description: 'Made.' }, 404: { $ref: '#/components/responses/NotFound' } },
      },
    },
    '/open': {
      get: { operationId: 'showOpen', security: [], responses: { 204: { description: 'Here.' } } },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    parameters: {
      Size: { name: 'size', in: 'query', schema: { type: 'integer', maximum: 100, default: 20 } },
    },
    responses: {
      NotFound: {
        description: 'Not there.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
    schemas: {
      Failure: {
        type: 'object',
        additionalProperties: false,
        required: ['error'],
        properties: { error: { type: 'string', enum: ['NOT_FOUND', 'CONFLICT'] } },
      },
      Thing: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'parts', 'owner'],
        properties: {
          name: { type: 'string', maxLength: 100, description: 'What it is called.' },
          note: { type: ['string', 'null'] },
          count: { type: 'integer', minimum: 0 },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
          owner: { oneOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
          form: { oneOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'string' }] },
        },
      },
      Owner: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } },
      NewThing: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[a-z]+$' },
          colour: { type: ['string', 'null'], enum: ['RED', 'BLUE', null] },
          tags: { type: 'array', maxItems: 10, items: { type: 'string' } },
        },
      },
    },
  },
});
