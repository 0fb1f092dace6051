import type { SystemContext } from '@chakra-ui/react/styled-system'

interface Styles {
  [key: string]: unknown
}

const isStyles = (value: unknown): value is Styles => typeof value === 'object' && value !== null

const below = (all: Styles, key: string): Styles => {
  const there = all[key]
  if (isStyles(there)) return there
  const made: Styles = {}
  all[key] = made
  return made
}

// The selectors of a list, with nested brackets.
const selectors = /(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g

// A pseudo-element (::before) is not allowed inside :where().
const weightless = (selector: string): string => selector.replace(/^(.*?)(::.*)?$/s, '*:where($1)$2')

// States come after what they are states of, also below a condition; Chakra puts conditions last.
const put = (all: Styles, styles: Styles, selector: string): Styles => {
  const nested: [string, Styles][] = []
  for (const [key, value] of Object.entries(styles)) {
    if (!isStyles(value)) below(all, weightless(selector))[key] = value
    else if (key.startsWith('@')) put(below(all, key), value, selector)
    else nested.push([key, value])
  }
  for (const [list, value] of nested) {
    for (const one of list.match(selectors) ?? []) put(all, value, one.trim().replaceAll('&', selector))
  }
  return all
}

/**
 * The same system with unlayered recipes. Their selectors have zero specificity instead, so that styles of a screen
 * still win; among recipe rules the later one wins. With layers, the browser would restyle and lay out the whole page
 * for every component that is first shown (docs/adr/0014).
 */
export function weightlessRecipes(system: SystemContext): SystemContext {
  const { layers } = system
  const { wrap } = layers
  layers.wrap = (layer, styles) => (layer === 'recipes' ? put({}, styles, '&') : wrap(layer, styles))
  return system
}
