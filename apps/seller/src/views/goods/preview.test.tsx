import { openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
// Lazy parts are loaded here, so that they take no time out of a test.
import '@shiji/ui/backoffice/field-types/controls/cascader-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/editor-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/image-control.tsx'
import '@shiji/ui/common/dialog/dialog-view.tsx'
import '../../features/goods/preview/preview.tsx'
import { aGoods, goodsFormAnswers } from '../../features/goods/testing/a-goods.ts'
import * as form from './form.tsx'
import * as list from './index.tsx'

const pictured = {
  ...aGoods,
  video: '/files/k.mp4',
  axes: [
    {
      ...aGoods.axes[0],
      values: [{ name: '白', name_en: 'White', image: '/files/w.webp' }, aGoods.axes[0]?.values[1]],
    },
  ],
  attributes: [{ name: '材质', name_en: 'Material', value: '陶', value_en: 'Clay' }],
  content: '<p>一只壶</p>',
  content_en: '<p>One kettle</p>',
}

const open = () =>
  openScreen({
    area: 'seller',
    screen: list,
    below: { form },
    menu: '/goods',
    at: '/goods/form/11',
    answers: {
      ...goodsFormAnswers(pictured),
      'PUT /Seller/goods_drafts': { id: 1, saved_at: '2026-06-01T06:05:00Z', others: 0 },
    },
  })

describe('the preview of the goods form', () => {
  it('shows what is typed and not saved, as buyers would see it, on a phone and on a desktop', async () => {
    const page = await open()
    const [name] = await page.findAllByLabelText(/^Name in English/)
    if (name === undefined) throw new Error('no name')
    await page.user.clear(name)
    await page.user.click(name)
    await page.user.paste('Kettle for two')
    await page.user.click(page.getByLabelText('White: Price'))
    await page.user.clear(page.getByLabelText('White: Price'))
    await page.user.paste('150')
    await page.user.click(page.getByRole('button', { name: 'Preview' }))
    const dialog = await page.dialog('As buyers see it')
    expect(dialog.getByText('Kettle for two')).toBeDefined()
    const price = () => dialog.getByLabelText('Price').textContent
    expect(price()).toMatch(/150\.00.*–.*199\.00/)
    expect(dialog.getByTitle('Video')).toHaveProperty('tagName', 'VIDEO')
    expect([dialog.getByText('Material'), dialog.getByText('Clay'), dialog.getByText('One kettle')]).toHaveLength(3)
    await page.user.click(dialog.getByLabelText('White'))
    expect(price()).not.toMatch(/199/)
    const frame = () => document.querySelector<HTMLElement>('[data-frame]')?.style.width
    expect(frame()).toBe('390px')
    await page.user.click(dialog.getByText('Desktop'))
    expect(frame()).toBe('1120px')
    expect(page.sent('PUT', '/Seller/goods/11')).toEqual([])
  })
})
