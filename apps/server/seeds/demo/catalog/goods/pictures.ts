import type { Drawing, Kind, Leaf } from '../grammar/shape.ts'
import type { PictureView } from '../types.ts'
import type { ColourCode } from './colours.ts'

/** Address under which the server serves the committed pictures; `/800/`, `/400/` and `/160/` follow. */
export const PICTURES = '/files/demo'

/** One committed picture. Files are `<key>.webp` in each of the three sizes. */
export interface Picture {
  readonly key: string
  readonly kind: Kind
  /** Colourways that it shows, main one first; empty when the thing has its natural colour. */
  readonly colours: readonly ColourCode[]
  readonly view: PictureView
}

/**
 * Views besides the fronts when a kind names none. Kinds with few colourways get more views; secondary kinds of a class
 * get one.
 */
function extrasOf(kind: Kind, place: number): readonly PictureView[] {
  if (kind.views !== undefined) return kind.views
  if (!isModel(kind.drawing)) return ['pair']
  return place === 0 && kind.colours.length < 4 ? ['close', 'scene'] : ['scene']
}

/**
 * Pictures of a class, numbered in the order of its kinds: a front per colourway, then the other views, each in the
 * next colourway. Kinds, colourways and views are only ever appended, so that the numbers of committed files do not
 * change.
 */
export function picturesOf(leaf: Leaf): Picture[] {
  return leaf.kinds
    .flatMap((kind, place): Omit<Picture, 'key'>[] => {
      if (kind.colours.length === 0)
        return (kind.views ?? ['front', 'close']).map(view => ({ kind, colours: [], view }))
      const fronts = kind.colours.map((colour): Omit<Picture, 'key'> => ({ kind, colours: [colour], view: 'front' }))
      const extras = extrasOf(kind, place).map((view, index) => ({
        kind,
        colours: [colourAt(kind, index), colourAt(kind, index + 1)],
        view,
      }))
      return [...fronts, ...extras]
    })
    .map((picture, index) => ({ ...picture, key: `${leaf.code}-${index + 1}` }))
}

/** Address of a picture on the wire. */
export function pictureAddress(key: string, size: 800 | 400 | 160 = 800): string {
  return `${PICTURES}/${size}/${key}.webp`
}

/** Whether a drawing names a studio model. */
export const isModel = (drawing: Drawing): drawing is string => typeof drawing === 'string'

function colourAt(kind: Kind, index: number): ColourCode {
  const colour = kind.colours[index % kind.colours.length]
  if (colour === undefined) throw new RangeError(`${kind.noun} has no colours`)
  return colour
}
