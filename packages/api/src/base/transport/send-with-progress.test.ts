import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { platformApi } from '../../platform/platform.api.ts'
import { aPage, storageOf } from '../../testing/a-page.ts'
import { FakeXhr } from '../../testing/fake-xhr.ts'

beforeEach(() => {
  FakeXhr.made.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const { upload } = platformApi.endpoints

/** Waits until the upload's request has been sent. */
async function underWay(more: { readonly timeout?: number } = {}) {
  const shares: number[] = []
  const page = aPage({ area: 'admin', storage: storageOf({ admin_token: 't1', admin_user: '{"nickname":"Lin"}' }) })
  const file = new File(['12345'], 'a.png')
  const option = { width: 150, height: 150 }
  const sent = { file, name: 'avatar', option, onProgress: (share: number) => shares.push(share), ...more }
  const sending = page.store.dispatch(upload.initiate(sent))
  await vi.waitFor(() => expect(FakeXhr.made).toHaveLength(1))
  return { ...page, sending, shares, request: FakeXhr.last }
}

describe('an upload with progress (spec §7)', () => {
  it('sends what a call without it sends, and answers with the address of the file', async () => {
    const { request, sending } = await underWay()
    expect(request).toMatchObject({ method: 'POST', address: '/api/uploads' })
    expect(request.headers.get('authorization')).toBe('Bearer t1')
    const body = request.body instanceof FormData ? request.body : new FormData()
    expect([...body].map(([name]) => name)).toEqual(['file', 'name', 'option'])
    expect(body.get('option')).toBe('{"width":150,"height":150}')
    request.answer({ code: 200, msg: '', data: '/files/a.webp' })
    expect((await sending).data).toBe('/files/a.webp')
  })

  it('reports the share of the file that has been sent', async () => {
    const { request, sending, shares } = await underWay()
    request.progress(1, 4)
    request.progress(3, 0)
    request.progress(4, 4)
    request.answer({ code: 200, msg: '', data: '/files/a.webp' })
    await sending
    expect(shares).toEqual([0.25, 1])
  })

  it('stops when it is aborted, without a message', async () => {
    const { request, sending, shown, logged } = await underWay()
    sending.abort()
    await sending
    expect([request.aborted, shown, logged]).toEqual([true, [], []])
  })

  it('times out', async () => {
    const { request, sending, logged } = await underWay({ timeout: 5 })
    expect((await sending).error).toMatchObject({ kind: 'network' })
    expect([request.aborted, logged]).toEqual([true, ['error.network_abnormal']])
  })

  it('keeps 401: the session ends', async () => {
    const { request, sending, sentTo, storage } = await underWay()
    request.answer({ code: 401, msg: 'over', data: null })
    await sending
    expect([sentTo, storage.keys.has('admin_token')]).toEqual([['admin'], false])
  })

  it.each([
    [402, 'no room'],
    [429, 'error.too_many'],
  ])('keeps %d: it is shown', async (code, text) => {
    const { request, sending, shown } = await underWay()
    request.answer({ code, msg: 'no room', data: null }, 200, 'retry-after: 7\r\n')
    expect((await sending).error).toMatchObject({ kind: 'business', code, retryAfter: 7 })
    expect(shown).toEqual([text])
  })

  it('keeps a fresh token of the answer', async () => {
    const { request, sending, storage } = await underWay()
    request.answer({ code: 200, msg: '', data: '/files/a.webp' }, 200, 'Authorization: Bearer t2\r\n')
    await sending
    expect(storage.keys.get('admin_token')).toBe('t2')
  })

  it('a cut connection is logged', async () => {
    const { request, sending, logged } = await underWay()
    request.cut()
    expect((await sending).error).toMatchObject({ kind: 'network' })
    expect(logged).toEqual(['error.network_abnormal'])
  })

  it('an answer without a body is handled like any other HTTP status', async () => {
    const { request, sending } = await underWay()
    request.answer(null, 204)
    expect((await sending).error).toMatchObject({ kind: 'unknown', code: 204 })
  })
})
