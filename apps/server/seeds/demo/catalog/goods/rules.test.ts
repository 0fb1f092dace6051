import { describe, expect, it } from 'vitest'
import { DEMO_SIZE } from '../../load/index.ts'
import type { DemoGoods } from '../types.ts'
import { generateGoods } from './goods.ts'
import { PLACES } from './places.ts'
import { RULES, reportOn } from './rules.ts'

/** All articles of all classes, which the demo's goods are the first of. */
const COUNT = PLACES.length * 10
const goods = generateGoods(DEMO_SIZE.seed, COUNT)
const [sample] = goods.filter(({ leaf }) => leaf.code === 'storage-box')

describe('names and texts of goods', () => {
  it('are checked for every article, those of the demo among them', () => {
    expect(COUNT).toBeGreaterThanOrEqual(DEMO_SIZE.goods)
    expect(goods.slice(0, DEMO_SIZE.goods).map(({ name }) => name)).toEqual(
      generateGoods(DEMO_SIZE.seed, DEMO_SIZE.goods).map(({ name }) => name),
    )
  })

  it.each(reportOn(goods))('rule: $rule ($checked goods)', ({ breaches }) => {
    expect(breaches).toEqual([])
  })
})

describe('the rules find', () => {
  /** Breached rules of the sample with changed texts. */
  const found = (changes: Partial<DemoGoods>): string[] => {
    if (sample === undefined) throw new RangeError('no storage boxes')
    return reportOn([{ ...sample, ...changes }]).flatMap(({ rule, breaches }) => (breaches.length > 0 ? [rule] : []))
  }
  const name = (zh: string, en: string) => ({ name: { zh: `栖木 ${zh}`, en: `Perchwood ${en}` } })
  const rule = (words: string) => RULES.map(each => each.name).filter(each => each.includes(words))

  it('nothing in goods as they are', () => {
    expect(found({})).toEqual([])
  })

  it.each([
    ['带盖收纳箱 可折叠 有', 'Lidded storage box, folds, yes', 'bare number'],
    ['带盖收纳箱 纯棉', 'Lidded storage box, cotton', 'bare number'],
    ['带盖收纳箱 20', 'Lidded storage box, 20', 'bare number'],
    ['箱子', 'Box', 'Chinese titles'],
    ['带盖加厚可叠放床底衣柜两用大容量家用收纳箱 20L 三只装', 'Lidded storage box', 'Chinese titles'],
    ['带盖收纳箱 20L', 'Lidded storage box with two clips, hinges, wheels and a label, 20 L', 'English titles'],
    ['带盖收纳箱 20L', 'Lidded storage box, 20L', 'numbers of titles'],
    ['带盖收纳箱 20L', 'Lidded storage box, 20 L', 'numbers of titles'],
    ['带盖收纳箱 20，叠放', 'Lidded storage box', 'numbers of titles'],
    ['栖木收纳箱 20L', 'Lidded storage box', 'repeat the brand'],
    ['带盖收纳收纳箱 20L', 'Lidded storage box', 'repeat the brand'],
    ['朱红带盖收纳箱 20L', 'Lidded storage box', 'no colour'],
    ['带盖平板笔记本电脑', 'Lidded storage box', 'another top class'],
  ])('a bad title: %s / %s', (zh, en, words) => {
    expect(rule(words)).toHaveLength(1)
    expect(found(name(zh, en))).toEqual(expect.arrayContaining(rule(words)))
  })

  it('a subtitle that repeats the name, an empty one, a superlative, Chinese in English', () => {
    const { zh = '', en = '' } = sample?.name ?? {}
    expect(found({ subname: { zh, en } })).toEqual(rule('subtitles'))
    expect(found({ subname: { zh: '', en: '' } })).toEqual([...rule('subtitles'), ...rule('none is missing')])
    expect(found({ subname: { zh: '最好叠的箱子', en: 'The best box to stack' } })).toEqual(rule('advertising'))
    expect(found({ subname: { zh: '叠三层也稳', en: '叠三层也稳' } })).toEqual(rule('none is missing'))
  })

  it('a missing fact, a fact of another class, a price of another world', () => {
    const rows = sample?.attributes ?? []
    expect(found({ attributes: rows.filter(({ name: { zh } }) => zh !== '材质') })).toEqual(rule('every attribute'))
    const wool = rows.map(row => (row.name.zh === '材质' ? { ...row, value: { zh: '羊毛', en: 'Wool' } } : row))
    expect(found({ attributes: wool })).toEqual(rule('every attribute'))
    const dear = (sample?.skus ?? []).map(sku => ({ ...sku, price: sku.price * 40 }))
    expect(found({ skus: dear })).toEqual(rule('prices'))
  })
})
