import { openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
// Lazy parts are loaded here, so that they take no time out of a test.
import '@shiji/ui/backoffice/field-types/controls/cascader-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/editor-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/image-control.tsx'
import { goodsFormAnswers } from '../../features/goods/testing/a-goods.ts'
import * as form from './form.tsx'
import * as list from './index.tsx'

const open = () =>
  openScreen({
    area: 'seller',
    screen: list,
    below: { form },
    menu: '/goods',
    at: '/goods/form/11',
    answers: goodsFormAnswers(),
  })
type Page = Awaited<ReturnType<typeof open>>
const pasteAt = async (page: Page, label: string, text: string) => {
  await page.user.click(await page.findByLabelText(label))
  await page.user.paste(text)
}
const texts = (page: Page, row: string) =>
  ['Price', 'List price', 'Stock', 'Weight', 'SKU no.'].map(column =>
    Reflect.get(page.getByLabelText(`${row}: ${column}`), 'value'),
  )

describe('a block of a spreadsheet in the SKU table', () => {
  it('fills cells to the right and down, with figures as people write them, and is saved', async () => {
    const page = await open()
    await pasteAt(page, 'White: Price', '¥1,234.50\t1,500\t12\t0.35 kg\tW-1\r\n￥99\t\t8.00\t0.4\tC-1\r\n')
    expect(texts(page, 'White')).toEqual(['1234.50', '1500', '12', '0.35', 'W-1'])
    expect(texts(page, 'Celadon')).toEqual(['99', '', '8', '0.4', 'C-1'])
    await page.user.click(page.getByRole('button', { name: 'Save goods' }))
    await page.findByText('Saved')
    const [put] = page.sent('PUT', '/Seller/goods/11')
    expect(Object.fromEntries(put?.body ?? [])).toMatchObject({
      'skus[0][price]': '123450',
      'skus[0][market_price]': '150000',
      'skus[0][stock]': '12',
      'skus[0][weight]': '350',
      'skus[0][code]': 'W-1',
      'skus[1][price]': '9900',
      'skus[1][market_price]': '0',
      'skus[1][stock]': '8',
    })
  })

  it('keeps an invalid text at its cell, says so there, and saves nothing until it is corrected', async () => {
    const page = await open()
    await pasteAt(page, 'White: Stock', '3\tx\n半\t1')
    expect(texts(page, 'White').slice(2, 4)).toEqual(['3', 'x'])
    const wrong = page.getByLabelText('Celadon: Stock')
    expect([Reflect.get(wrong, 'value'), wrong.getAttribute('aria-invalid')]).toEqual(['半', 'true'])
    expect(document.getElementById(wrong.getAttribute('aria-describedby') ?? '')?.textContent).not.toBe('')
    await page.user.click(page.getByRole('button', { name: 'Save goods' }))
    await page.waitFor(() => expect(page.getByLabelText('Sections of the form').textContent).toContain('2 to fix'))
    expect(page.sent('PUT', '/Seller/goods/11')).toEqual([])
  })

  it('says how many cells lie beyond the last row, and pastes a single text as ever', async () => {
    const page = await open()
    await pasteAt(page, 'Celadon: Price', '5\n6\n7')
    await page.findByText('2 pasted cells found no place: there are 2 SKUs.')
    expect(texts(page, 'Celadon')[0]).toBe('5')
    await page.user.clear(page.getByLabelText('White: SKU no.'))
    await pasteAt(page, 'White: SKU no.', 'ABC')
    expect(texts(page, 'White')[4]).toBe('ABC')
  })
})
