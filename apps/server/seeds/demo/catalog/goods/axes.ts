import type { Article, Choice, Kind, Leaf } from '../assortment/shape.ts'
import { both } from '../pair.ts'
import type { DemoAxis } from '../types.ts'
import { type ColourCode, colours } from './colours.ts'

/** An axis with the effect of each value on the price. */
export interface ChosenAxis {
  readonly axis: DemoAxis
  readonly factors: readonly number[]
}

/** What the buyer chooses besides the colour: the article's own choice, else its kind's, else its class's. */
export function choiceOf(leaf: Leaf, kind: Kind, article: Article): Choice | null {
  return article.choice === undefined ? (kind.choice ?? leaf.choice) : article.choice
}

/** The axes of an article, colour first. One value is no choice: it is a row of the parameters. */
export function axesOf(article: Article, choice: Choice | null, image: (colour: ColourCode) => string): ChosenAxis[] {
  const dyes = article.dyed === false ? [] : (article.colours ?? [])
  const colour = {
    axis: { zh: '颜色', en: 'Colour', values: dyes.map(code => ({ ...colours[code].name, image: image(code) })) },
    factors: dyes.map(() => 1),
  }
  return [colour, ...(choice === null ? [] : [plainAxis(choice)])].filter(({ factors }) => factors.length > 1)
}

function plainAxis({ name, values }: Choice): ChosenAxis {
  return {
    axis: { ...both(name), values: values.map(([value]) => ({ ...both(value), image: '' })) },
    factors: values.map(([, factor]) => factor),
  }
}
