import type { Article, Choice, Leaf } from '../assortment/shape.ts'
import { both, type Pair } from '../pair.ts'
import type { Both, DemoGoods } from '../types.ts'
import { brandNamed } from './brands.ts'
import { colours } from './colours.ts'
import type { Edition } from './titles.ts'

type Row = DemoGoods['attributes'][number]

const row = (name: Pair, value: Both): Row => ({ name: both(name), value })

/** The table of parameters: brand, series, the class's attributes that it has, what the buyer does not choose, weight. */
export function parametersOf(leaf: Leaf, article: Article, choice: Choice | null, { brand }: Edition): Row[] {
  const [colour, ...others] = article.dyed === false ? [] : (article.colours ?? [])
  const [only, ...more] = choice?.values ?? []
  return [
    row('品牌|Brand', brandNamed(brand)),
    ...(article.series === undefined ? [] : [row('系列|Series', both(article.series))]),
    ...leaf.attributes
      .filter(({ code, some }) => some !== true || code in article.facts)
      .map(({ code, name, values }) => row(name, factOf(leaf, code, values, article))),
    ...(colour === undefined || others.length > 0 ? [] : [row('颜色|Colour', colours[colour].name)]),
    ...(choice === null || only === undefined || more.length > 0 ? [] : [row(choice.name, both(only[0]))]),
    row('包装重量|Packed weight', weightText(article.grams)),
  ]
}

function factOf(leaf: Leaf, code: string, values: readonly Pair[], article: Article): Both {
  const value = values.map(both).find(({ zh }) => zh === both(`${article.facts[code] ?? ''}|`).zh)
  if (value === undefined) throw new RangeError(`${leaf.code}: ${article.name} has no ${code}`)
  return value
}

function weightText(grams: number): Both {
  const text = grams >= 1_000 ? `${(grams / 1_000).toFixed(1)}\u00a0kg` : `${grams}\u00a0g`
  return { zh: text.replace('\u00a0kg', '\u00a0千克').replace('\u00a0g', '\u00a0克'), en: text }
}
