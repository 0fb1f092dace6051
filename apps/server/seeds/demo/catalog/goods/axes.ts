import type { Choice, Kind, Leaf } from '../grammar/shape.ts'
import { both } from '../pair.ts'
import type { Random } from '../random.ts'
import type { DemoAxis } from '../types.ts'
import { type ColourCode, colours } from './colours.ts'
import { type Picture, pictureAddress } from './pictures.ts'

/** An axis with the effect of each value on the price. */
export interface ChosenAxis {
  readonly axis: DemoAxis
  readonly factors: readonly number[]
}

const BUNDLES: Choice = {
  name: '套餐|Bundle',
  values: [
    ['一份|One', 1],
    ['两份|Two', 1.92],
    ['三份|Three', 2.76],
  ],
}

const WARRANTIES: Choice = {
  name: '质保|Warranty',
  values: [
    ['一年|One year', 1],
    ['三年|Three years', 1.06],
  ],
}
/** From this price in yuan on, people do not buy three at once. */
const DEAR = 250

/** Colourways on sale, the goods' own one first; none when the buyer has no choice of colour. */
export function coloursOnSale(random: Random, kind: Kind, lead: number): ColourCode[] {
  if (kind.dyed === false || kind.colours.length < 2) return []
  const own = kind.colours[lead % kind.colours.length]
  const rest = random.shuffle(kind.colours.filter(colour => colour !== own)).slice(0, random.between(2, 4))
  return own === undefined ? [] : [own, ...rest]
}

/**
 * The axes of goods with `wanted` of them: colour before the class's own choice; bundles where there is no colour; a
 * longer warranty for expensive goods.
 */
export function chooseAxes(
  random: Random,
  leaf: Leaf,
  wanted: number,
  dyes: readonly ColourCode[],
  pictures: readonly Picture[],
): ChosenAxis[] {
  const own = plainAxis(leaf.choice)
  if (wanted === 0) return []
  if (dyes.length === 0) return wanted === 1 ? [own] : [own, plainAxis(leaf.price[1] < DEAR ? BUNDLES : WARRANTIES)]
  const colour = colourAxis(dyes, pictures)
  if (wanted === 2) return [colour, own]
  return [random.chance(0.65) ? colour : own]
}

function colourAxis(dyes: readonly ColourCode[], pictures: readonly Picture[]): ChosenAxis {
  const values = dyes.map(code => {
    const front = pictures.find(picture => picture.view === 'front' && picture.colours[0] === code)
    return { ...colours[code].name, image: front === undefined ? '' : pictureAddress(front.key) }
  })
  return { axis: { zh: '颜色', en: 'Colour', values }, factors: dyes.map(() => 1) }
}

function plainAxis({ name, values }: Choice): ChosenAxis {
  return {
    axis: { ...both(name), values: values.map(([value]) => ({ ...both(value), image: '' })) },
    factors: values.map(([, factor]) => factor),
  }
}
