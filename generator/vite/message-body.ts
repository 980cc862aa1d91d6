import type { IncomingMessage, ServerResponse } from 'node:http';

/** The body of a request; `undefined` as soon as it is too large. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
    return undefined;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  // By default the loop would close the connection before the answer is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > limitBytes) {
      return undefined;
    }
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/** The value of a body as JSON; `undefined` where it is none. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Answers with JSON, for the pages of this server alone. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(JSON.stringify(body));
}
