import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node } from './paths.mjs';

/** Reads the messages of a language server out of its stream: a header with the length, then JSON. */
function messages(onMessage) {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const header = rest.indexOf('\r\n\r\n');
      if (header < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(rest.toString('utf8', 0, header))?.[1]);
      const start = header + 4;
      if (rest.length < start + length) return;
      const text = rest.toString('utf8', start, start + length);
      rest = rest.subarray(start + length);
      onMessage(JSON.parse(text));
    }
  };
}

/**
 * Opens a folder as an editor does, with the language server of the TypeScript installed there.
 * @param {string} folder an app with its dependencies installed
 * @returns {Promise<{ hover: (file: string, before: string, word: string) => Promise<string>, close: () => Promise<void> }>}
 *   `hover`: the Markdown an editor shows on `word` where it directly follows `before`; '' when it shows nothing
 */
export async function openEditor(folder) {
  const compiler = join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
  const server = spawn(node, [compiler, '--lsp', '--stdio'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const closed = new Promise((resolve) => {
    server.once('close', resolve);
  });
  const waiting = new Map();
  const opened = new Set();
  let last = 0;

  const send = (message) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const answered = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      send({ id: last, method, params });
    });
  const ask = (method, params) =>
    Promise.race([
      answered(method, params),
      closed.then((code) => {
        throw new Error(`The language server exited with ${code} before it responded to ${method}`);
      }),
    ]);
  const receive = ({ id, method, params, result, error }) => {
    if (method !== undefined) {
      if (id !== undefined) send({ id, result: params?.items?.map(() => null) ?? null });
      return;
    }
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error.message));
  };
  server.stdout.on('data', messages(receive));

  await ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
  });
  send({ method: 'initialized', params: {} });

  return {
    async hover(file, before, word) {
      const path = join(folder, file);
      const uri = pathToFileURL(path).href;
      const text = readFileSync(path, 'utf8');
      const location = text.indexOf(`${before}${word}`);
      if (location < 0) throw new Error(`${file} does not contain ${before}${word}`);
      if (!opened.has(uri)) {
        opened.add(uri);
        send({
          method: 'textDocument/didOpen',
          params: {
            textDocument: {
              uri,
              languageId: file.endsWith('x') ? 'typescriptreact' : 'typescript',
              version: 1,
              text,
            },
          },
        });
      }
      const lines = text.slice(0, location + before.length).split('\n');
      const answer = await ask('textDocument/hover', {
        textDocument: { uri },
        position: { line: lines.length - 1, character: lines.at(-1).length },
      });
      return answer?.contents?.value ?? '';
    },
    async close() {
      await ask('shutdown');
      send({ method: 'exit' });
      server.stdin.end();
      await closed;
    },
  };
}
