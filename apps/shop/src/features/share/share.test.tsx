import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aProduct } from '../../testing/a-product.ts'
import { aShop } from '../../testing/a-shop.tsx'
import { ShareButton } from './share-button.tsx'

const aButton = () =>
  aShop({ page: <ShareButton goods={aProduct()} />, path: '/', pattern: '/', server: () => undefined })

afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(window, { innerWidth: 1024 })
})

describe('sharing a product', () => {
  it('has the link, its code and a copy at a press', async () => {
    Object.assign(window, { innerWidth: 1440 })
    await aButton()
    await userEvent.click(await screen.findByRole('button', { name: '分享' }))
    const dialog = within(await screen.findByRole('dialog', { name: '分享' }, { timeout: 10_000 }))
    const link = new URL('/goods/5', location.href).href
    expect(dialog.getByRole('textbox', { name: '商品链接' })).toHaveProperty('value', link)
    expect(dialog.getByRole('img', { name: '扫码看商品' }).querySelector('path')?.getAttribute('d')).toMatch(/^M/)
    expect(dialog.getByText('¥100.00 起')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: '复制链接' }))
    expect(await dialog.findByText('链接已复制')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it('says when the picture cannot be drawn', async () => {
    Object.assign(window, { innerWidth: 1440 })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await aButton()
    await userEvent.click(await screen.findByRole('button', { name: '分享' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存图片' }, { timeout: 10_000 }))
    expect(await screen.findByText('图片没有生成，可以复制链接分享')).toBeTruthy()
  })

  it('hands the link to the phone, and shows nothing more when that is closed', async () => {
    Object.assign(window, { innerWidth: 390 })
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    await aButton()
    await userEvent.click(await screen.findByRole('button', { name: '分享' }))
    expect(share).toHaveBeenCalledWith({ title: '跑鞋', url: new URL('/goods/5', location.href).href })
    expect(screen.queryByRole('dialog')).toBeNull()
    Reflect.deleteProperty(navigator, 'share')
  })
})
