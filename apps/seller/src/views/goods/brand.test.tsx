import type { Asked } from '@shiji/backoffice/testing/fake-server.ts'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
// Lazy parts are loaded here, so that they take no time out of a test.
import '@shiji/ui/backoffice/combobox/combobox.tsx'
import '@shiji/ui/backoffice/field-types/controls/cascader-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/editor-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/image-control.tsx'
import { aGoods, goodsFormAnswers } from '../../features/goods/testing/a-goods.ts'
import * as form from './form.tsx'
import * as list from './index.tsx'

const brands = Array.from({ length: 900 }, (_, at) => ({
  id: at + 1,
  name: `品牌${at + 1}`,
  name_en: `Maker ${at + 1}`,
}))

/** The list call of the server: filters by parts of the names, and gives one page. */
const search = ({ query }: Asked) => {
  const found = brands.filter(
    ({ id, name, name_en }) =>
      (!query.has('id') || String(id) === query.get('id')) &&
      name.includes(query.get('name') ?? '') &&
      name_en.toLowerCase().includes((query.get('name_en') ?? '').toLowerCase()),
  )
  return listOf(found.slice(0, Number(query.get('per_page'))), found.length)
}
const open = (goods: object = aGoods, drafts: readonly object[] = []) =>
  openScreen({
    area: 'seller',
    screen: list,
    below: { form },
    menu: '/goods',
    at: '/goods/form/11',
    answers: { ...goodsFormAnswers(goods), 'GET /Seller/goods_drafts': drafts, 'GET /Seller/goods_brands': search },
  })

describe('the brand of goods', () => {
  it.each(['品牌873', 'maker 873'])('is found on the server among 900 by typing %s', async typed => {
    const page = await open()
    await page.user.click(await page.findByRole('combobox', { name: /^Brand/ }))
    await page.user.paste(typed)
    await page.user.click(await page.findByRole('option', { name: 'Maker 873' }))
    expect(page.getByRole('combobox', { name: /^Brand/ })).toHaveProperty('value', 'Maker 873')
    await page.user.click(page.getByRole('button', { name: 'Save goods' }))
    await page.findByText('Saved')
    expect(page.sent('PUT', '/Seller/goods/11')[0]?.body.get('brand_id')).toBe('873')
    expect(page.sent('GET', '/Seller/goods_brands').every(({ query }) => Number(query.get('per_page')) <= 50)).toBe(
      true,
    )
  })

  it('shows its name though it is not among the first: that of the goods, and that of a draft', async () => {
    const draft = { id: 9, form: 'formbefore', saved_at: '2026-05-31T06:00:00Z', is_outdated: false }
    const page = await open({ ...aGoods, brand_id: 700, brand_name: '品牌700', brand_name_en: 'Maker 700' }, [
      { ...draft, body: { values: { brand_id: 800 } } },
    ])
    expect(await page.findByRole('combobox', { name: /^Brand/ })).toHaveProperty('value', 'Maker 700')
    await page.user.click(await page.findByRole('button', { name: 'Restore' }))
    await page.waitFor(() =>
      expect(page.getByRole('combobox', { name: /^Brand/ })).toHaveProperty('value', 'Maker 800'),
    )
  })
})
