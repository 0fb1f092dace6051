import { screen } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const TEXTS = ['@shiji/i18n/messages/zh-cn/shop.json', '@shiji/i18n/messages/en/shop.json'] as const

const roots: Root[] = []

beforeEach(() => {
  vi.resetModules()
  vi.doMock('react-dom/client', async load => {
    const client = await load<typeof import('react-dom/client')>()
    const createRoot: typeof client.createRoot = (...args) => {
      const root = client.createRoot(...args)
      roots.push(root)
      return root
    }
    return { ...client, createRoot }
  })
  for (const file of TEXTS)
    vi.doMock(file, () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => Response.json({}))
  const place = document.createElement('div')
  place.id = 'root'
  document.body.replaceChildren(place)
})
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  for (const file of TEXTS) vi.doUnmock(file)
  vi.doUnmock('react-dom/client')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the shop, when its first texts do not arrive', () => {
  it.each([
    ['zh-CN', '页面加载失败，请刷新后重试。', '重试'],
    ['en', 'The page could not be loaded. Please refresh and try again.', 'Try again'],
  ])('shows an error in the language of the page (%s), with a retry button', async (lang, words, again) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([lang])
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    await import('./main.tsx')
    const button = await screen.findByRole('button', { name: again })
    expect(screen.getByRole('alert').querySelector('h1')?.textContent).toBe(words)
    button.click()
    expect(reload).toHaveBeenCalledOnce()
  })
})
