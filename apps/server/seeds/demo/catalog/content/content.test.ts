import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cleanRichText } from '../../../../src/infra/rich-text/rich-text.ts'
import type { MenuDeclaration } from '../../../../src/modules/platform/domain/menu-tree.ts'
import { SELLER_MENUS } from '../../../../src/modules/platform/domain/menus.seller.ts'
import { both } from '../pair.ts'
import { ADVERTS, SPACES } from './adverts.ts'
import { AGREEMENTS } from './agreements.ts'
import { HELP } from './help.ts'
import { NOTICES } from './notices.ts'
import { type DemoColumn, pageHtml } from './page.ts'

const columns: readonly DemoColumn[] = HELP.flatMap(column => [column, ...(column.below ?? [])])
const articles = columns.flatMap(column => column.articles)
const texts = [
  ...articles.map(article => article.text),
  ...Object.values(AGREEMENTS),
  ...NOTICES.map(notice => notice.text),
]
const titles = [
  ...columns.map(column => column.name),
  ...articles.map(article => article.title),
  ...NOTICES.map(notice => notice.title),
  ...SPACES.map(space => space.name),
  ...ADVERTS.flatMap(adv => [adv.title, adv.hint]),
].map(both)

const CHINESE = /[\u3400-\u9fff\u3000-\u303f\uff00-\uffef]/
/** Words in quotation marks that are no words of the shop: typed, said, or forbidden. */
const SPOKEN = /^(lianyiqun|lyq|国家级|全网首创|退款客服)$/

const AREAS = { zh: 'zh-cn', en: 'en' } as const
const FILES = ['shop', 'shop_account', 'shop_goods', 'shop_order', 'status']

/** The words of the shop and of the seller's menu in a language. */
function shopWords(language: keyof typeof AREAS): readonly string[] {
  const folder = join(import.meta.dirname, '../../../../../../packages/i18n/messages', AREAS[language])
  const texts = FILES.flatMap(file =>
    Object.values<string>(JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'))),
  )
  return [...texts, ...menuWords(SELLER_MENUS, language)]
}

const menuWords = (menus: readonly MenuDeclaration[], language: keyof typeof AREAS): readonly string[] =>
  menus.flatMap(menu => [menu[language], ...menuWords(menu.children ?? [], language)])

const quoted = (language: keyof typeof AREAS, text: string): readonly string[] =>
  [...text.matchAll(language === 'zh' ? /“([^”]+)”/g : /"([^"]+)"/g)].map(([, words = '']) => words)

const FORBIDDEN = /最|第一|国家级|顶级|顶尖|极致|唯一|首选|万能|\b(best|number one|ultimate|perfect|unbeatable)\b/i

describe('content of the demo shop', () => {
  it('has six columns of help or more, with twenty articles or more under names of their own', () => {
    expect(columns.length).toBeGreaterThanOrEqual(6)
    expect(articles.length).toBeGreaterThanOrEqual(20)
    const names = [...articles.map(article => article.name), ...Object.keys(AGREEMENTS)]
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter(name => !/^[a-z][a-z_]{1,39}$/.test(name))).toEqual([])
  })

  it('is written in Chinese and in English, with the same number of parts', () => {
    for (const { zh, en } of texts) {
      expect(zh).toMatch(CHINESE)
      expect(en).not.toMatch(CHINESE)
      const shape = (text: string) => pageHtml(text).replaceAll(/>[^<]*</g, '><')
      expect(shape(en)).toBe(shape(zh))
    }
    for (const { zh, en } of titles) {
      expect(zh, en).toMatch(CHINESE)
      expect(en).toMatch(/^[ -~]+$/)
    }
  })

  it('names pages, buttons and articles as the shop does', () => {
    for (const language of ['zh', 'en'] as const) {
      const known = [...shopWords(language), ...titles.map(title => title[language])]
      const named = articles
        .flatMap(({ text }) => quoted(language, text[language]))
        .flatMap(words => words.split(' → '))
        .filter(word => !SPOKEN.test(word))
      expect(named.length).toBeGreaterThan(15)
      expect([...new Set(named)].filter(word => !known.includes(word))).toEqual([])
    }
  })

  it('is already clean rich text', () => {
    for (const text of texts.flatMap(({ zh, en }) => [zh, en]))
      expect(cleanRichText(pageHtml(text))).toBe(pageHtml(text))
  })

  it('has adverts without promises that advertising law forbids', () => {
    const words = ADVERTS.flatMap(adv => [both(adv.title), both(adv.hint)]).flatMap(({ zh, en }) => [zh, en])
    expect(words.filter(word => FORBIDDEN.test(word))).toEqual([])
  })

  it('shows pictures of goods and of the campaign that exist, six banners at a time, in spaces that exist', () => {
    const pictures = join(import.meta.dirname, '../../pictures')
    const campaign = readdirSync(join(pictures, 'campaign')).map(name => `campaign/${name}`)
    const files = new Set([...readdirSync(join(pictures, '800')), ...campaign])
    expect(ADVERTS.filter(adv => !files.has(`${adv.picture}.webp`))).toEqual([])
    expect(campaign.filter(name => !ADVERTS.some(adv => `${adv.picture}.webp` === name))).toEqual([])
    expect(ADVERTS.filter(adv => !SPACES.some(space => space.code === adv.space))).toEqual([])
    const shown = ADVERTS.filter(
      adv => adv.space === 'home_banner' && (adv.startDay ?? -7) <= 0 && (adv.endDay ?? 45) > 0,
    )
    expect(shown).toHaveLength(6)
  })
})
