import type { SendWithProgress } from './transport.ts'

const BODYLESS = [204, 205, 304]

/**
 * `fetch` for uploads: reports how much of the body has been sent, which `fetch` itself cannot. Rejects like `fetch`: with a TypeError when there is
 * no answer, with the signal's reason when aborted.
 */
export const sendWithProgress: SendWithProgress = (address, { method, headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => reject(new TypeError('no answer came'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', stop)
    signal.addEventListener('abort', stop)
    request.send(body ?? null)
  })

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request
  const headers = new Headers()
  for (const [, name = '', value = ''] of request.getAllResponseHeaders().matchAll(/^([^:\r\n]+):[ \t]*(.*?)\r?$/gm)) {
    headers.append(name, value)
  }
  const body = BODYLESS.includes(status) ? null : request.responseText
  return new Response(body, { status, statusText, headers })
}
