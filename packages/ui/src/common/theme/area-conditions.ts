import { type Area, areas } from '../tokens/ramps.ts'

const within = (area: Area) => `[data-area=${area}]`

// A page without an area gets the shop's accent too.
const lightSelector = (area: Area): string => (area === 'shop' ? `:root &, ${within(area)} &` : `${within(area)} &`)

const darkSelector = (area: Area): string =>
  [...(area === 'shop' ? ['.dark &'] : []), `.dark${within(area)} &`, `.dark ${within(area)}:not(.light) &`].join(', ')

/** Name of the condition for an area's accent in a colour mode. */
export const areaCondition = (area: Area, mode: 'light' | 'dark'): string =>
  `${area}${mode === 'light' ? 'Light' : 'Dark'}`

/** Conditions that let `accent.*` follow `data-area` and the colour mode on any element, not only on the root. */
export const areaConditions: Record<string, string> = Object.fromEntries(
  areas.flatMap(area => [
    [areaCondition(area, 'light'), lightSelector(area)],
    [areaCondition(area, 'dark'), darkSelector(area)],
  ]),
)
