import type { GoodsSearchData, Suggestions } from '@shiji/contract/catalog/search.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, type ClassPath, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'

let server: TestApp
let phones: ClassPath
let watches: ClassPath
beforeAll(async () => {
  server = await createTestApp()
  const { ctx } = server
  const store = await aStore(ctx, { name: '手艺人', nameEn: 'Handmade' })
  phones = await aClass(ctx, ['数码', '通讯', '手机'])
  watches = await aClass(ctx, ['数码', '穿戴', '手表'])
  const knitwear = await aClass(ctx, ['服饰', '配饰', '针织'])
  const add = (path: ClassPath, name: string, nameEn: string, fields: object = {}) =>
    goodsOf(ctx, store.id, { path, name, nameEn, ...fields })
  for (const sales of [30, 20, 10]) await add(phones, `远山 ${sales} 智能手机`, 'Yuanshan smart phone', { sales })
  await add(watches, '远山 石英手表', 'Yuanshan quartz watch', { sales: 90 })
  for (const sales of [500, 400]) await add(knitwear, `牧野 羊毛手套 ${sales}`, 'Muye waterproof gloves', { sales })
  await add(knitwear, '手刹 停产', 'Handbrake', { isListed: false })
})
afterAll(() => server.close())

const suggest = async (q: string, language: 'zh-cn' | 'en' = 'zh-cn') =>
  (await server.call<Suggestions>('GET', `/goods_suggest?q=${encodeURIComponent(q)}`, { language })).data
const texts = async (q: string, language?: 'zh-cn' | 'en') =>
  (await suggest(q, language)).map(({ kind, text }) => `${kind} ${text}`)

describe('suggestions', () => {
  it.each(['shou', 'sho', '手'])(
    'for %s are words at the start of names of goods and classes, words inside names, then classes and stores',
    async q => {
      expect(await texts(q)).toEqual([
        'word 手机',
        'word 手表',
        'word 手套',
        'class 手机',
        'class 手表',
        'store 手艺人',
      ])
    },
  )

  it('by initials lead to the intended goods', async () => {
    expect((await texts('sj'))[0]).toBe('word 手机')
    expect(await suggest('sj')).toContainEqual({ text: '手机', kind: 'class', id: phones.id })
    expect(await suggest('sb')).toContainEqual({ text: '手表', kind: 'class', id: watches.id })
  })

  it('complete English prefixes with English words first', async () => {
    expect(await texts('pho', 'en')).toEqual(['word phone'])
    expect(await texts('wa', 'en')).toEqual(['word waterproof', 'word watch'])
    expect(await texts('ha', 'en')).toEqual(['word handmade', 'store Handmade'])
  })

  it('complete the last word with goods that match the words before it', async () => {
    expect((await texts('远山 shou')).slice(0, 2)).toEqual(['word 远山 手机', 'word 远山 手表'])
    expect(JSON.stringify(await texts('远山 shou'))).not.toContain('手套')
    expect(await texts('smart pho', 'en')).toEqual(['word smart phone'])
    expect(await texts('牧野 sj')).toEqual([])
  })

  it('are no fragments of names, and the first one leads to the class that it names', async () => {
    const cleansers = await aClass(server.ctx, ['美妆', '护肤', '洁面'])
    const { id: storeId } = await aStore(server.ctx)
    await goodsOf(server.ctx, storeId, { path: cleansers, name: '净颜 男士洗面奶', nameEn: 'Cleanser for men' })
    for (const q of ['士', '士洗', '面奶洗'])
      expect((await suggest(q)).filter(each => each.kind === 'word')).toEqual([])
    const [first] = await suggest('手')
    const params = Buffer.from(JSON.stringify({ keywords: encodeURIComponent(first?.text ?? '') })).toString('base64')
    const { data } = await server.call<GoodsSearchData>('GET', `/goods_search/${encodeURIComponent(params)}`)
    expect(data.class).toMatchObject({ id: phones.id, name: '手机' })
    expect(data.data.slice(0, 3).every(card => card.name.endsWith('智能手机'))).toBe(true)
  })

  it('never show what cannot be bought', async () => {
    expect(JSON.stringify(await suggest('shousha'))).toBe('[]')
  })
})
