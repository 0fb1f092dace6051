import { describe, expect, it } from 'vitest'
import { BRANDS } from '../goods/brands.ts'
import type { Pair } from '../pair.ts'
import { ASSORTMENT } from './all.ts'
import type { Leaf } from './shape.ts'

const LEAVES = ASSORTMENT.flatMap(({ code, groups }) =>
  groups.flatMap(({ leaves }) => leaves.map(leaf => ({ root: code, leaf }))),
)
const coversOf = (leaf: Leaf): string[] => leaf.articles.map((_, at) => `${leaf.code}-${at + 1}`)
const zhOf = (pair: Pair): string => pair.slice(0, pair.indexOf('|'))

/** Every pair of texts of a class. */
const pairsOf = ({ name, attributes, claims, choice, kinds, articles, voices }: Leaf): Pair[] => [
  name,
  ...attributes.flatMap(each => [each.name, ...each.values]),
  ...[...claims, ...kinds.flatMap(kind => kind.claims)].flat(),
  ...kinds.map(({ noun }) => noun),
  ...[choice, ...kinds.map(kind => kind.choice), ...articles.map(article => article.choice)].flatMap(each =>
    each ? [each.name, ...each.values.map(([value]) => value)] : [],
  ),
  ...articles.flatMap(article => [article.name, article.subname, ...(article.series ? [article.series] : [])]),
  ...Object.values(voices).flat(),
]

describe('the assortment', () => {
  it('is a tree of 8 × 4 × 4 classes, each code once', () => {
    expect(ASSORTMENT.map(({ groups }) => groups.map(({ leaves }) => leaves.length))).toEqual(
      Array.from({ length: 8 }, () => [4, 4, 4, 4]),
    )
    const codes = ASSORTMENT.flatMap(branch => [branch.code, ...branch.groups.map(({ code }) => code)])
    const all = [...codes, ...LEAVES.map(({ leaf }) => leaf.code)]
    expect(new Set(all).size).toBe(all.length)
  })

  it('shows each class above the leaves by an article of it that no other class is shown by', () => {
    const covers = ASSORTMENT.flatMap(branch => [branch, ...branch.groups].map(({ cover }) => cover))
    expect(new Set(covers).size).toBe(covers.length)
    for (const { code, cover, groups } of ASSORTMENT) {
      const own = (group: (typeof groups)[number]) => group.leaves.flatMap(leaf => coversOf(leaf).slice(1))
      expect(groups.flatMap(own), code).toContain(cover)
      for (const group of groups) expect(own(group), group.code).toContain(group.cover)
    }
  })

  it.each(LEAVES)(
    'has ten articles of $leaf.code, of its kinds and its brands, with a fact for each attribute',
    each => {
      const { leaf, root } = each
      expect(leaf.articles).toHaveLength(10)
      expect(leaf.kinds.length).toBeGreaterThanOrEqual(3)
      expect(leaf.kinds.length).toBeLessThanOrEqual(5)
      expect(new Set(leaf.articles.map(({ kind }) => kind))).toEqual(new Set(leaf.kinds.map(({ code }) => code)))
      expect(new Set(leaf.articles.map(({ name }) => zhOf(name))).size).toBe(10)
      expect(new Set(leaf.articles.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(2)
      expect(leaf.attributes.filter(({ filter }) => filter).length).toBeGreaterThanOrEqual(3)
      expect(leaf.attributes.flatMap(({ values }) => values).join(), 'no row without a meaning').not.toMatch(
        /不适用|Does not apply/,
      )
      for (const article of leaf.articles) {
        const stated = leaf.attributes.filter(({ code, some }) => some !== true || code in article.facts)
        expect(Object.keys(article.facts).toSorted(), article.name).toEqual(stated.map(({ code }) => code).toSorted())
        for (const { code, values } of stated) expect(values.map(zhOf), article.name).toContain(article.facts[code])
        expect(new Set(article.colours).size, article.name).toBe(article.colours?.length ?? 0)
        expect(article.colours?.length ?? 0, article.name).toBeLessThanOrEqual(3)
        expect(article.price * article.grams, article.name).toBeGreaterThan(0)
      }
      const own = leaf.articles.filter(({ brand }) => BRANDS.find(({ zh }) => zh === brand)?.root === root)
      expect(own.length).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(LEAVES)('has voices of $leaf.code in every mood, and two halves of every text', ({ leaf }) => {
    expect([leaf.voices.good.length, leaf.voices.fair.length, leaf.voices.poor.length]).toEqual([6, 3, 3])
    const broken = pairsOf(leaf).filter(
      pair => !/^[^|]+\|[^|]+$/.test(pair) || /\p{Script=Han}/u.test(pair.split('|')[1] ?? ''),
    )
    expect(broken).toEqual([])
  })
})
