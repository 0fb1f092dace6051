import type { TestApp } from '../app.ts'

/** A file on its way to an upload call. */
export interface SentFile {
  readonly path: string
  readonly token: string
  readonly bytes?: Uint8Array | undefined
  readonly filename?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Uploads a file as a browser does, in English. */
export async function sendFile<T = string>(
  server: TestApp,
  { path, token, bytes, filename = 'a.png', fields = {} }: SentFile,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (bytes !== undefined) form.set('file', new File([new Uint8Array(bytes)], filename))
  const request = new Request('http://x', { method: 'POST', body: form })
  const response = await server.app.http.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'accept-language': 'en',
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, ...response.json<{ code: number; msg: string; data: T }>() }
}
