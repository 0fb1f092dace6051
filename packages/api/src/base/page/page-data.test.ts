// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPage, storageOf } from '../../testing/a-page.ts'
import { promisedAnswers } from './page-data.ts'

let asked = 0
beforeEach(() => {
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json({ code: 200, msg: '', data: 'from the API' })
  })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN'])
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  document.head.innerHTML = '<meta name="page-data" content="zh-cn /api/common /api/home">'
  document.body.innerHTML =
    '<script type="application/json" data-answer="/api/home" data-language="zh-cn">{"code":200,"msg":"","data":"with the page"}</script>'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

const page = (keys: Readonly<Record<string, string>> = {}) =>
  aPage({ origin: 'https://api.example', storage: storageOf(keys) })
const home = { url: '/home' }

describe('an answer that came with the document', () => {
  it('is the first answer to its call, without asking the API; the second call asks', async () => {
    const shop = page()
    expect(await shop.call(home)).toBe('with the page')
    expect(asked).toBe(0)
    expect(await shop.call(home)).toBe('from the API')
    expect(asked).toBe(1)
  })

  it('is for those who chose its language', async () => {
    expect(await page({ language: 'zh-cn' }).call(home)).toBe('with the page')
  })

  it.each([
    ['a person with a session', { token: 't' }],
    ['a reader of another language', { language: 'en' }],
  ])('is not for %s', async (_who, keys) => {
    expect(await page(keys).call(home)).toBe('from the API')
  })

  it('is not for another call', async () => {
    expect(await page().call({ ...home, params: { page: 2 } })).toBe('from the API')
  })

  it('is dropped by a write', async () => {
    const shop = page()
    await shop.call({ url: '/login', method: 'POST', body: {} })
    expect(await shop.call(home)).toBe('from the API')
  })

  it('is too old half a minute after the page opened', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(30_001)
    expect(await page().call(home)).toBe('from the API')
  })
})

describe('what the first script of the page leaves to the document', () => {
  it('is what the document promises to this visitor', () => {
    expect(promisedAnswers(null, null)).toEqual(['/api/common', '/api/home'])
    expect(promisedAnswers('t', null)).toEqual([])
    expect(promisedAnswers(null, 'en')).toEqual([])
  })
})
