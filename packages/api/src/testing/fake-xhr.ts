/** An `XMLHttpRequest` that the test completes; `last` is the latest one. */
export class FakeXhr {
  static readonly made: FakeXhr[] = []
  static get last(): FakeXhr {
    const last = FakeXhr.made.at(-1)
    if (last === undefined) throw new Error('nothing was sent')
    return last
  }

  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers = new Map<string, string>()
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  method = ''
  address = ''
  body: unknown
  status = 0
  statusText = ''
  responseText = ''
  aborted = false
  #headers = ''

  constructor() {
    FakeXhr.made.push(this)
  }
  open(method: string, address: string) {
    this.method = method
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.aborted = true
    this.onabort?.()
    this.onloadend?.()
  }
  getAllResponseHeaders() {
    return this.#headers
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ lengthComputable: total > 0, loaded, total })
  }
  answer(body: unknown, status = 200, headers = '') {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.#headers = `content-type: application/json\r\n${headers}`
    this.onload?.()
    this.onloadend?.()
  }
  cut() {
    this.onerror?.()
    this.onloadend?.()
  }
}
