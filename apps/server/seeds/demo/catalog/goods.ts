import { BRANDS } from './brands.ts'
import { CLASSES } from './classes.ts'
import { detailPages } from './detail.ts'
import { colourPicture, coloursOf, sharedPictures } from './pictures.ts'
import { type Random, randomFor } from './random.ts'
import { STAND_INS, STORES } from './stores.ts'
import type { AxisKind, Both, DemoAxis, DemoGoods, DemoSku, LeafClass } from './types.ts'
import { ADJECTIVES, AXES, COLOUR_AXIS, POINTS, SERIES } from './words.ts'

const SERVICES = ['seven_days_return', 'ship_48h', 'genuine', 'freight_insurance'] as const
const REJECTION: Both = {
  zh: '主图含有联系方式，请更换后重新提交',
  en: 'The main picture shows contact details, please replace it',
}

interface Place {
  readonly leaf: LeafClass
  readonly root: string
  readonly middle: string
}

const PLACES: readonly Place[] = CLASSES.flatMap(root =>
  root.middles.flatMap(middle => middle.leaves.map(leaf => ({ leaf, root: root.code, middle: middle.code }))),
)

/** `count` goods, every class in turn, so that each has some. The same seed and count give the same goods to the letter. */
export function generateGoods(seed: number, count: number): DemoGoods[] {
  const names = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const place = PLACES[index % PLACES.length]
    if (place === undefined) throw new RangeError('no classes')
    return oneGoods(randomFor(seed, `goods:${index}`), place, index, names)
  })
}

function oneGoods(random: Random, { leaf, root, middle }: Place, index: number, names: Set<string>): DemoGoods {
  const brand = random.pick(BRANDS.flatMap((item, position) => (item.root === root ? [position] : [])))
  const name = freshName(random, leaf, root, BRANDS[brand] ?? { zh: '', en: '' }, names)
  const axes = axesFor(random, leaf)
  const base = basePrice(random, leaf)
  const images = picturesFor(leaf, axes, index)
  const attributes = attributesFor(random, leaf, BRANDS[brand] ?? { zh: '', en: '' })
  const state = random.next()
  return {
    leaf,
    brand,
    store: storeFor(middle),
    name,
    subname: subtitle(random, root),
    goodsNo: `SJ${String(10_001 + index)}`,
    images,
    marketPrice: random.chance(0.4) ? Math.round((base * random.between(112, 175)) / 1_000) * 10 : 0,
    weight: leaf.weight,
    axes: axes.map(item => item.axis),
    skus: skusFor(random, axes, base, random.chance(0.02)),
    content: detailPages(
      leaf,
      root,
      name,
      attributes,
      [images[0], sharedPictures(leaf.code)[0]].flatMap(item => item ?? []),
      random.between(0, 4),
    ),
    attributes,
    services: SERVICES.filter((_service, position) => position < 2 || random.chance(0.6)),
    shelf: state < 0.03 ? 'off_shelf' : 'on_shelf',
    verify: state > 0.97 ? (state > 0.985 ? 'rejected' : 'to_be_reviewed') : 'examined',
    refuseInfo: state > 0.985 ? REJECTION : { zh: '', en: '' },
    popularity: 1 / (1 + ((index * 7_919) % 997) / 12),
    ageDays: random.between(3, 180),
  }
}

function storeFor(middle: string): number {
  const standIn = STAND_INS[middle]
  const position = STORES.findIndex(store =>
    standIn === undefined ? store.sells.includes(middle) : store.en === standIn,
  )
  if (position < 0) throw new RangeError(`no store sells ${middle}`)
  return position
}

function freshName(random: Random, leaf: LeafClass, root: string, brand: Both, names: Set<string>): Both {
  for (let attempt = 0; ; attempt += 1) {
    const series = random.pick(SERIES)
    const adjective = random.pick(ADJECTIVES[root] ?? SERIES)
    const spec = random.pick(leaf.specs)
    const number = attempt > 20 ? ` ${attempt}` : ''
    const zh = `${brand.zh} ${series.zh} ${adjective.zh}${leaf.noun.zh} ${spec}${number}`
    if (names.has(zh)) continue
    names.add(zh)
    const latin = /^[\x20-\x7e]+$/.test(spec) ? `, ${spec}` : ''
    const en = `${brand.en} ${series.en} ${adjective.en} ${leaf.noun.en}${latin}${number}`
    return { zh, en: en.length <= 60 ? en : `${brand.en} ${series.en} ${leaf.noun.en}${latin}${number}`.slice(0, 60) }
  }
}

function subtitle(random: Random, root: string): Both {
  const [first, second] = random.shuffle(POINTS[root] ?? [])
  return { zh: `${first?.zh ?? ''}，${second?.zh ?? ''}`, en: `${first?.en ?? ''} · ${second?.en ?? ''}` }
}

/** Log-normal between the class's floor and ceiling, ending in .00, .90 or .99; fen. */
function basePrice(random: Random, { price: [low, high] }: LeafClass): number {
  const bell = (random.next() + random.next() + random.next()) / 3
  const yuan = Math.exp(Math.log(low) + (Math.log(high) - Math.log(low)) * bell)
  if (yuan < 50) return Math.floor(yuan) * 100 + 90
  return yuan < 1_000 ? Math.floor(yuan) * 100 + random.pick([0, 0, 90]) : Math.round(yuan / 10) * 1_000 - 100
}

interface Chosen {
  readonly axis: DemoAxis
  readonly kind: AxisKind
  readonly step: number
}

function axesFor(random: Random, leaf: LeafClass): Chosen[] {
  const roll = random.next()
  const wanted = roll < 0.15 ? 0 : roll < 0.7 || leaf.axes.length < 2 ? 1 : 2
  return leaf.axes
    .slice(0, wanted)
    .map(kind => (kind === 'colour' ? colourAxis(random, leaf) : plainAxis(random, kind)))
}

function colourAxis(random: Random, leaf: LeafClass): Chosen {
  const colours = random.shuffle(coloursOf(leaf.code)).slice(0, random.between(2, 4))
  return {
    kind: 'colour',
    step: 0,
    axis: {
      ...COLOUR_AXIS,
      values: colours.map(({ code, zh, en }) => ({ zh, en, image: colourPicture(leaf.code, code) })),
    },
  }
}

function plainAxis(random: Random, kind: Exclude<AxisKind, 'colour'>): Chosen {
  const { name, sets, step } = AXES[kind]
  return { kind, step, axis: { ...name, values: random.pick(sets).map(value => ({ ...value, image: '' })) } }
}

function skusFor(random: Random, axes: readonly Chosen[], base: number, soldOut: boolean): DemoSku[] {
  const [first, second] = axes
  const rows =
    first === undefined
      ? [[]]
      : first.axis.values.flatMap((_, a) =>
          second === undefined ? [[a]] : second.axis.values.map((_value, b) => [a, b]),
        )
  return rows.map(valueIndex => {
    const raise = axes.reduce((sum, axis, position) => sum + axis.step * (valueIndex[position] ?? 0), 0)
    return {
      valueIndex,
      price: raise === 0 ? base : Math.round((base * (100 + raise)) / 10_000) * 100 - 10,
      stock: soldOut || random.chance(0.04) ? 0 : random.between(8, 400),
      image: first?.kind === 'colour' ? (first.axis.values[valueIndex[0] ?? 0]?.image ?? '') : '',
    }
  })
}

function picturesFor(leaf: LeafClass, axes: readonly Chosen[], index: number): string[] {
  const ofAxis = axes.flatMap(axis => axis.axis.values.map(value => value.image)).filter(image => image !== '')
  const colours = coloursOf(leaf.code)
  const own = colours[Math.floor(index / PLACES.length) % Math.max(1, colours.length)]
  const master = ofAxis.length > 0 ? ofAxis : [colourPicture(leaf.code, own?.code ?? '')]
  return [...new Set([...master, ...sharedPictures(leaf.code)])].filter(image => image !== '').slice(0, 6)
}

function attributesFor(random: Random, leaf: LeafClass, brand: Both) {
  const spec = random.pick(leaf.specs)
  return [
    { name: { zh: '品牌', en: 'Brand' }, value: brand },
    { name: { zh: '品类', en: 'Class' }, value: { zh: leaf.zh, en: leaf.en } },
    { name: { zh: '规格', en: 'Specification' }, value: { zh: spec, en: spec } },
    { name: { zh: '净重', en: 'Net weight' }, value: { zh: `${leaf.weight} 克`, en: `${leaf.weight} g` } },
    { name: { zh: '产地', en: 'Origin' }, value: { zh: '中国', en: 'China' } },
  ]
}
