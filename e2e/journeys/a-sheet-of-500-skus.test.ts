import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../harness/browser.ts'
import { localesOf } from '../harness/locales.ts'
import { DEMO_OWNER } from '../steps/demo-world.ts'
import { aPerson } from '../steps/person.ts'
import { SheetSeller } from '../steps/sheet-seller.ts'

afterAll(closeBrowser)

describe.each(localesOf(import.meta.filename))('a seller with 500 SKUs in a spreadsheet in %s', locale => {
  it('sees its three wrong cells, imports the right rows, then the corrected ones, and has all of them in the list', async () => {
    const seller = await aPerson(SheetSeller, locale)
    await seller.logsIn(DEMO_OWNER)
    // Goods of ten SKUs each, made like ones that the store exports.
    const mark = `E${String(Date.now()).slice(-8)}${locale === 'en' ? 'e' : 'z'}`
    const sheet = await seller.makesASheetLikeItsExport(mark, 500)
    const wrong = sheet.withWrongCells([
      { row: 17, column: 'price', text: '12.345' },
      { row: 203, column: 'stock', text: 'x' },
      { row: 488, column: 'weight', text: '-1' },
    ])

    await seller.importsASheet(wrong, 'spring.csv')
    expect(await seller.readsWrongCells('spring.csv')).toEqual([
      ['17', sheet.title('price'), '12.345'],
      ['203', sheet.title('stock'), 'x'],
      ['488', sheet.title('weight'), '-1'],
    ])
    expect(await seller.countsGoods(mark)).toBe(0)
    await seller.appliesTheRightRows('spring.csv')
    expect(await seller.countsGoods(mark)).toBe(47)

    await seller.importsASheet(sheet.goodsOfRows([17, 203, 488]), 'three.csv')
    await seller.appliesAll('three.csv')
    expect(await seller.countsGoods(mark)).toBe(50)
    expect(seller.complaints).toEqual([])
  })
})
