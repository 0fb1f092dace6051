import type { Pair } from '../pair.ts'
import type { Both, DemoGoods } from '../types.ts'
import { BRANDS } from './brands.ts'
import { colours } from './colours.ts'
import { PLACES, type Place } from './places.ts'
import { TITLE_EN_MAX, TITLE_ZH } from './titles.ts'

/** What must hold for names and texts of goods: says what is wrong, or undefined. */
export interface Rule {
  readonly name: string
  breach(goods: DemoGoods, place: Place): string | undefined
}

/**
 * Superlatives that advertising law forbids, and their English counterparts. What is measured may have a largest value
 * ("最大 5 厘米"), and a class an attribute "Best for".
 */
const SUPERLATIVES =
  /最(?:好|佳|优|新|先进|强|棒|美|高级|便宜|畅销|热销|受欢迎|值得|舒|安全|健康|专业|快|火)|(?:品质|销量|口碑|全国|全网|行业|排名)第一|第一(?:品牌|名牌)|国家级|顶级|顶尖|极致|唯一|首选|万能|\bbest\b(?! (?:for|at|with|served|before|between|kept|eaten)\b)|number one|no\. ?1\b|unbeatable|ultimate|\bperfect/i
const BARE_END_ZH = /(?:[有无是否棉]|\d)$/u
const BARE_END_EN =
  /\b(?:yes|no|true|false|with|without)$|, cotton$|(?<!(?:of|to|for|size|Gen|No\.|–)[\s\u00a0])(?<![\w-])\d+$/i
/** A number in Chinese belongs to a measure, a word or a sign: "20L", "12 件", "1.8m×2m". */
const NO_UNIT_ZH = /\d(?![\d.A-Za-z%°×–\-~+:/℃Ω"″\p{Script=Han}]|\u00a0[A-Za-z×\p{Script=Han}])/u
const GLUED_EN = /\d(?:cm|mm|m|km|l|L|ml|mL|g|kg|W|kW|V|GB|TB|mAh|Wh|Hz|inch|in)\b/
const LOOSE_EN = /\d (?:cm|mm|m|km|L|mL|ml|g|kg|W|kW|V|GB|TB|mAh|Wh|Hz|inch|in)(?![A-Za-z])/
const HAN = /\p{Script=Han}/u
/** How far beyond the articles of its class goods may cost. */
const BELIEVABLE = 1.5

const when = (isBroken: boolean, text: string): string | undefined => (isBroken ? text : undefined)
const zhOf = (pair: Pair): string => pair.slice(0, pair.indexOf('|'))

/** The title without its brand. */
function nameOf({ name, brand }: DemoGoods): Both {
  const maker = BRANDS[brand]
  return { zh: name.zh.slice((maker?.zh.length ?? 0) + 1), en: name.en.slice((maker?.en.length ?? 0) + 1) }
}

const textsOf = ({ name, subname, content, attributes, axes }: DemoGoods): Both[] => [
  name,
  subname,
  content,
  ...attributes.flatMap(row => [row.name, row.value]),
  ...axes.flatMap(axis => [axis, ...axis.values]),
]

/** Nouns that classes and kinds of a root class are named by. */
const NOUNS: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(PLACES, ({ branch }) => branch.code)].map(([code, places]) => [
    code,
    places.flatMap(({ leaf }) => nounsOf(leaf)),
  ]),
)

function nounsOf({ name, kinds }: Place['leaf']): string[] {
  const words = [name, ...kinds.map(({ noun }) => noun)].flatMap(pair => zhOf(pair).split(/[·、/\s]/))
  return words.filter(word => word.length > 1)
}

/** The noun of another root class that ends the thing's name, unless the name has a noun of its own class. */
function foreignNoun({ zh }: Both, { branch, leaf }: Place): string | undefined {
  const [head = ''] = zh.split(/[\s\u00a0（(]/)
  if (nounsOf(leaf).some(word => head.includes(word) || head.endsWith(word.slice(-2)))) return undefined
  const foreign = [...NOUNS].filter(([code]) => code !== branch.code).flatMap(([, words]) => words)
  const word = foreign.find(each => head.endsWith(each))
  return word === undefined || NOUNS.get(branch.code)?.includes(word) ? undefined : word
}

/** Colours whose names mean nothing else; oats, mint and rose are also what things are made of. */
const COLOUR_WORDS = Object.values(colours).flatMap(({ name: { zh } }) =>
  /[黑灰银白色铜黄红粉紫蓝绿]$/.test(zh) ? [zh] : [],
)

function foreignColour({ zh }: Both, goods: DemoGoods, place: Place): string | undefined {
  const own = place.offers.find(({ number }) => number === goods.article)?.article.colours
  if (own === undefined) return undefined
  const names = own.map(code => colours[code].name.zh)
  return (
    COLOUR_WORDS.find(word => zh.includes(word) && !names.includes(word)) ?? /[红橙黄绿蓝紫粉棕黑灰]色/.exec(zh)?.[0]
  )
}

/** Characters or a word that the name has twice in a row. */
const doubled = ({ zh, en }: Both): string | undefined =>
  (/(\p{Script=Han}{2,})\1/u.exec(zh) ?? /(?<![\w-])([a-z]{3,}) \1\b/i.exec(en))?.[0]

function missingFact({ attributes }: DemoGoods, { leaf }: Place): string | undefined {
  const values = new Map(attributes.map(({ name, value }) => [name.zh, value.zh]))
  return leaf.attributes.find(({ name, values: known, some }) => {
    const value = values.get(zhOf(name))
    if (value === undefined) return some !== true
    return !known.some(pair => zhOf(pair) === value.replaceAll('\u00a0', ' '))
  })?.code
}

function unbelievable({ skus }: DemoGoods, { leaf }: Place): string | undefined {
  const lowest = Math.min(...skus.map(({ price }) => price)) / 100
  const written = leaf.articles.map(({ price }) => price)
  const isNear = lowest >= Math.min(...written) / BELIEVABLE && lowest <= Math.max(...written) * BELIEVABLE
  return when(!isNear, `¥${lowest}`)
}

/** The rules, in the order of a report. */
export const RULES: readonly Rule[] = [
  {
    name: `Chinese titles have ${TITLE_ZH.min} to ${TITLE_ZH.max} characters`,
    breach: ({ name: { zh } }) => when(zh.length < TITLE_ZH.min || zh.length > TITLE_ZH.max, `${zh.length}`),
  },
  {
    name: `English titles have at most ${TITLE_EN_MAX} characters`,
    breach: ({ name: { en } }) => when(en.length > TITLE_EN_MAX, `${en.length}`),
  },
  {
    name: 'titles do not end in yes or no, a bare number or a bare material',
    breach: ({ name }) => BARE_END_ZH.exec(name.zh)?.[0] ?? BARE_END_EN.exec(name.en)?.[0],
  },
  {
    name: 'numbers of titles have a unit, with a space in English that does not break',
    breach: ({ name, subname }) =>
      NO_UNIT_ZH.exec(name.zh)?.[0] ??
      [name.en, subname.en].flatMap(text => GLUED_EN.exec(text) ?? LOOSE_EN.exec(text) ?? [])[0],
  },
  {
    name: 'names do not repeat the brand or a word',
    breach: goods => {
      const name = nameOf(goods)
      const maker = BRANDS[goods.brand]
      const isBrand = name.zh.includes(maker?.zh ?? '') || name.en.toLowerCase().includes(maker?.en.toLowerCase() ?? '')
      return isBrand ? maker?.zh : doubled(name)
    },
  },
  {
    name: 'names have no colour that the goods do not come in',
    breach: (goods, place) => foreignColour(nameOf(goods), goods, place),
  },
  {
    name: 'names do not end in a thing of another top class',
    breach: (goods, place) => foreignNoun(nameOf(goods), place),
  },
  {
    name: 'subtitles say something else than the name',
    breach: goods => {
      const name = nameOf(goods)
      const { zh, en } = goods.subname
      return when(zh === '' || en === '' || name.zh.includes(zh) || zh.includes(name.zh) || en.includes(name.en), zh)
    },
  },
  {
    name: 'texts make no claims that advertising law forbids',
    breach: goods =>
      textsOf(goods)
        .flatMap(({ zh, en }) => [zh, en])
        .flatMap(text => SUPERLATIVES.exec(text) ?? [])[0],
  },
  {
    name: 'texts are in their language and none is missing',
    breach: goods => textsOf(goods).find(({ zh, en }) => zh === '' || en === '' || HAN.test(en))?.en,
  },
  { name: 'parameters state every attribute of the class with one of its values', breach: missingFact },
  { name: 'prices are near those of the class', breach: unbelievable },
]

/** What a rule found over goods. */
export interface RuleFinding {
  readonly rule: string
  readonly checked: number
  readonly breaches: readonly string[]
}

/** Checks goods by every rule. */
export function reportOn(goods: readonly DemoGoods[]): RuleFinding[] {
  const places = new Map(PLACES.map(place => [place.leaf.code, place]))
  return RULES.map(({ name, breach }) => ({
    rule: name,
    checked: goods.length,
    breaches: goods.flatMap(item => {
      const place = places.get(item.leaf.code)
      const wrong = place === undefined ? 'unknown class' : breach(item, place)
      return wrong === undefined ? [] : [`${item.name.zh} / ${item.name.en}: ${wrong}`]
    }),
  }))
}
