import description from '../../package.json' with { type: 'json' };

/** The version of the server that runs. */
export const VERSION: string = description.version;
